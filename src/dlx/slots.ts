/** What the numbers of a node are, counted from its address; `links.ts` tells the story. */
export const slots = {
  UP: 0,
  DOWN: 1,
  COLUMN: 2,
  ROW: 3,
  /** In a header, where a node has its row. */
  SIZE: 3,
  /** In place of a column, at either end of a row. */
  SPACER: -1,
} as const;

export const { UP, DOWN, COLUMN, ROW, SIZE, SPACER } = slots;
