/** The offsets of the four numbers of a node from its address; `link-arrays.ts` explains the layout. */
export const UP = 0;
export const DOWN = 1;
export const COLUMN = 2;
export const ROW = 3;
/** In a header, instead of ROW. */
export const SIZE = 3;
/** The COLUMN of a spacer, at either end of a row. */
export const SPACER = -1;
