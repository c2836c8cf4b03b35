/** What a row of the site's own puzzles adds to its board, in a notebook and in the lessons. */
import type { Fill, Place } from './marks.ts';

/** A letter with a picture of its own: a queen, the same with every font. */
export const QUEEN = '♛';

/** A queen in a cell. */
export function queenIn({ file, rank }: { readonly file: number; readonly rank: number }): Fill {
  return { mark: 'fill', at: [file, rank], text: QUEEN };
}

/** A number in a cell of a grid so wide, whose cells are counted in reading order. */
export function numberIn(width: number, cell: number, number: number): Fill {
  return { mark: 'fill', at: placeOf(width, cell), text: String(number) };
}

/** The place of a cell in reading order. */
export function placeOf(width: number, cell: number): Place {
  return [cell % width, Math.floor(cell / width)];
}

/** A domino on a cell and its neighbour. */
export function dominoOn(...cells: readonly { readonly x: number; readonly y: number }[]): readonly Fill[] {
  return cells.map(({ x, y }) => ({ mark: 'fill', at: [x, y] }));
}
