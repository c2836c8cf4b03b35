/**
 * What the four numbers of a node are, counted from its address; `links.ts` tells the story. Other
 * files read them from here.
 */
export const UP = 0;
export const DOWN = 1;
export const COLUMN = 2;
export const ROW = 3;
/** In a header, where a node has its row. */
export const SIZE = 3;
/** In place of a column, at either end of a row. */
export const SPACER = -1;
