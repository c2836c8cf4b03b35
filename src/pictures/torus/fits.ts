import type { Matrix } from '#dlx/matrix.ts';
import { MOST_LINES } from '#puzzles/own-matrix/most-lines.ts';

/** True when a matrix is small enough for its links to be drawn: with more nobody could follow one. */
export function fitsTorus({ columns, rows }: Matrix): boolean {
  return columns.length <= MOST_LINES && rows.length <= MOST_LINES;
}

/** What a control says whose torus is not drawn. */
export const TOO_LARGE = `Links are drawn for at most ${MOST_LINES} rows and ${MOST_LINES} columns.`;
