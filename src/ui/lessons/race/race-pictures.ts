/** What a race is drawn with; it comes with the first race. */
export { drawLanes } from '#pictures/lanes/draw.ts';
export { drawRace } from '#pictures/race/draw.ts';
