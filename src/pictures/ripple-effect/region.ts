import { armFrom } from '#puzzles/ripple-effect/arms.ts';
import type { ColumnMeaning } from '#puzzles/ripple-effect/columns.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { opposite } from '#puzzles/ripple-effect/describe.ts';

/** The part of the board that a column of the matrix is about. */
export interface Region {
  readonly column: number;
  readonly meaning: ColumnMeaning;
  /** The cells whose numbers take the column; the ripple's own cell comes first. */
  readonly cells: readonly number[];
}

/** The part of the board that a column is about. */
export function regionOf(puzzle: RipplePuzzle, meaning: ColumnMeaning, column: number): Region {
  if (meaning.kind === 'cell') return { column, meaning, cells: [meaning.cell] };
  if (meaning.kind === 'room') {
    return { column, meaning, cells: puzzle.rooms[meaning.room]?.cells ?? [] };
  }
  // The ripple of a number reaches this cell when the number stands on the other side of it.
  const { cell, value, direction } = meaning;
  const far = armFrom(puzzle, cell, value, opposite[direction]);
  return { column, meaning, cells: [cell, ...far.cells] };
}
