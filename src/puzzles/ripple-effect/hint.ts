/** A hint for a game in progress: where Algorithm X would branch, with the numbers so far as chosen rows. */
import { smallest } from '../../dlx/choosers.ts';
import { columnOf, cover, createLinks, headerOf } from '../../dlx/links.ts';
import { DOWN, ROW } from '../../dlx/slots.ts';
import { solve } from '../../dlx/solve.ts';
import type { Blocker } from './blockers.ts';
import { blockerOf } from './blockers.ts';
import type { Fault } from './check.ts';
import { check } from './check.ts';
import type { ColumnMeaning } from './columns.ts';
import { decode } from './decode.ts';
import type { RippleProblem } from './encode.ts';
import { encode } from './encode.ts';
import type { RipplePuzzle } from './puzzle.ts';

/** A primary column of what is left of the matrix, and the rows left in it. */
export interface SmallestColumn {
  readonly column: number;
  readonly name: string;
  readonly meaning: ColumnMeaning;
  /** What each row left in it would do, in the order of the rows. */
  readonly choices: readonly { readonly cell: number; readonly value: number }[];
  /** What its other rows would do, and the number on the grid that took each of them away. */
  readonly gone: readonly Gone[];
}

export interface Gone {
  readonly cell: number;
  readonly value: number;
  readonly blocker: Blocker;
}

/**
 * - `full`: nothing is left to put
 * - `fault`: numbers break a rule, so their rows share a column and the matrix cannot be made
 * - `wrong`: no rule is broken, but a number is not that of the only solution. When a column has no
 *   row left already, `dead` is that column
 * - `dead`: a column has no row left, and no solution is known that says which number is wrong
 * - `next`: the column that the search would branch on; with one row left, the row is forced
 */
export type Hint =
  | { readonly kind: 'full' }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | {
      readonly kind: 'wrong';
      readonly cell: number;
      readonly value: number;
      readonly dead: SmallestColumn | null;
    }
  | { readonly kind: 'dead' | 'next'; readonly column: SmallestColumn };

/** The first solution of a puzzle, for each cell its number; null when it has none. */
export function solutionOf(puzzle: RipplePuzzle): number[] | null {
  const problem = encode(puzzle, { arms: 'two' });
  for (const rows of solve(problem.matrix, { limit: 1 })) return decode(problem, rows);
  return null;
}

/**
 * Looks for a hint.
 *
 * @param numbers for each cell its number or 0, givens included
 * @param solution the only solution of the puzzle, for each cell its number; null when it is not
 *   known, or there is not exactly one
 */
export function hintFor(
  puzzle: RipplePuzzle,
  numbers: readonly number[],
  solution: readonly number[] | null,
): Hint {
  const fault = check(puzzle, numbers).find(({ rule }) => rule !== 'cell');
  if (fault) return { kind: 'fault', fault };
  if (!numbers.includes(0)) return { kind: 'full' };
  const column = smallestColumn(encode(puzzle), numbers);
  const isDead = column.choices.length === 0;
  const cell = solution
    ? numbers.findIndex((value, index) => value > 0 && value !== solution[index])
    : -1;
  if (cell >= 0) {
    return { kind: 'wrong', cell, value: numbers[cell] ?? 0, dead: isDead ? column : null };
  }
  return { kind: isDead ? 'dead' : 'next', column };
}

/** Covers the columns of the numbers so far, and asks the chooser of the search for the next one. */
function smallestColumn(problem: RippleProblem, numbers: readonly number[]): SmallestColumn {
  const { matrix, placements, puzzle } = problem;
  const links = createLinks(matrix);
  numbers.forEach((value, cell) => {
    if (value === 0) return;
    const row = problem.rowOf(cell % puzzle.width, Math.floor(cell / puzzle.width), value);
    for (const column of matrix.rows[row] ?? []) cover(links, headerOf(column));
  });
  // The chooser counts in nodes, the links in numbers: four of them to a node.
  const header = smallest(links, 0) << 2;
  const column = columnOf(header);
  const choices: { cell: number; value: number }[] = [];
  const { nodes } = links;
  for (let node = nodes[header + DOWN]!; node !== header; node = nodes[node + DOWN]!) {
    const placement = placements[nodes[node + ROW]!];
    if (placement) choices.push({ cell: placement.cell, value: placement.value });
  }
  const meaning = problem.meaningOf(column);
  const gone = placesOf(puzzle, meaning).flatMap(({ cell, value }): Gone[] => {
    const blocker = blockerOf(puzzle, numbers, cell, value);
    return blocker ? [{ cell, value, blocker }] : [];
  });
  return { column, name: matrix.columns[column]?.name ?? '', meaning, choices, gone };
}

/** Every number in a cell that a primary column is about: each of the cell, or one in each of the room. */
function placesOf({ rooms, roomOf }: RipplePuzzle, meaning: ColumnMeaning) {
  if (meaning.kind === 'room') {
    const { value } = meaning;
    return (rooms[meaning.room]?.cells ?? []).map((cell) => ({ cell, value }));
  }
  const { cell } = meaning;
  return (rooms[roomOf[cell] ?? -1]?.cells ?? []).map((_, below) => ({ cell, value: below + 1 }));
}
