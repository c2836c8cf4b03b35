/** The drawing code of a race, which is fetched when it is first drawn. */
export { drawLanes } from '#pictures/lanes/draw.ts';
export { drawRace } from '#pictures/race/draw.ts';
