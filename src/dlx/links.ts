/** The dancing links, for those who want to see them dance: the search by events, cover and uncover, and their check. */
export type { Chooser } from './choosers.ts';
export { chooserOf, choosers } from './choosers.ts';
export { colourAt, commit, purify, uncommit, unpurify } from './colours.ts';
export { cover, uncover } from './columns.ts';
export { copyOf, createLinks } from './create-links.ts';
export type { SearchEvent, StopAt, Tally } from './events.ts';
export type { LinkColours, Links } from './link-arrays.ts';
export { columnOf, headerOf, nextInRow, previousInRow } from './link-arrays.ts';
export { sanity } from './sanity.ts';
export { Search } from './search.ts';
export { COLUMN, DOWN, ROW, SIZE, SPACER, UP } from './slots.ts';
