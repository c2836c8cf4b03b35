/** What the reader points at: a row, a column, or both at once, which is a cell of the matrix. */
export interface Highlight {
  readonly row: number | null;
  readonly column: number | null;
}

/** Nothing is pointed at. */
export const noHighlight: Highlight = { row: null, column: null };

/** True when two highlights mean the same, so that nothing needs to be drawn again. */
export function sameHighlight(a: Highlight, b: Highlight): boolean {
  return a.row === b.row && a.column === b.column;
}
