/** A hint for a game in progress: where Algorithm X would branch, with the numbers so far as chosen rows. */
import { type Links, columnOf } from '#dlx/links.ts';
import { DOWN, ROW, SIZE } from '#dlx/slots.ts';
import { solve } from '#dlx/solve.ts';
import { type Blocker, blockerOf } from './blockers.ts';
import { type Fault, check } from './check.ts';
import type { ColumnMeaning } from './columns.ts';
import { decode } from './decode.ts';
import { type RippleProblem, encode } from './encode.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { type Choice, type Refuted, linksAfter, nextHeader, refute } from './trial.ts';

/** At most this many rows are tried: a look ahead takes only a moment. */
const MOST_TRIED = 1000;

/** A primary column of what is left of the matrix, and the rows left in it. */
export interface HintColumn {
  readonly column: number;
  readonly name: string;
  readonly meaning: ColumnMeaning;
  /** What each row left in it would do, in the order of the rows. */
  readonly choices: readonly Choice[];
  /** What its other rows would do, and the number on the grid that took each of them away. */
  readonly gone: readonly Gone[];
}

interface Gone extends Choice {
  readonly blocker: Blocker;
}

/**
 * - `full`: nothing is left to put
 * - `fault`: numbers break a rule, so their rows share a column and the matrix cannot be made
 * - `wrong`: no rule is broken, but a number is not part of the only solution. When a column has no
 *   row left already, `dead` is that column
 * - `dead`: a column has no row left, and no solution is known that says which number is wrong
 * - `next`: the column that the search would branch on; with one row left, the row is forced. When
 *   it has more, a column with rows in `refuted` comes first: those lead to a dead end without another
 *   choice
 */
export type Hint =
  | { readonly kind: 'full' }
  | {
      readonly kind: 'fault';
      readonly fault: Fault;
      /** The number of it to take out, if that is known; `isWrong` when the only solution says so. */
      readonly mend?: Choice & { readonly isWrong: boolean };
    }
  | {
      readonly kind: 'wrong';
      readonly cell: number;
      readonly value: number;
      readonly dead: HintColumn | null;
    }
  | { readonly kind: 'dead'; readonly column: HintColumn }
  | NextHint;

export interface NextHint {
  readonly kind: 'next';
  readonly column: HintColumn;
  readonly refuted: readonly Refuted[];
}

/** The rows of a hint's column that may still be right. */
export function choicesLeft({ column, refuted }: NextHint): Choice[] {
  return column.choices.filter(({ cell, value }) => !refuted.some((one) => one.cell === cell && one.value === value));
}

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
export function hintFor(puzzle: RipplePuzzle, numbers: readonly number[], solution: readonly number[] | null): Hint {
  const fault = check(puzzle, numbers).find(({ rule }) => rule !== 'cell');
  if (fault) return { kind: 'fault', fault };
  if (!numbers.includes(0)) return { kind: 'full' };
  const problem = encode(puzzle);
  const links = linksAfter(problem, numbers);
  const column = describe(problem, links, nextHeader(links), numbers);
  const isDead = column.choices.length === 0;
  const cell = solution ? numbers.findIndex((value, index) => value > 0 && value !== solution[index]) : -1;
  if (cell >= 0) {
    return { kind: 'wrong', cell, value: numbers[cell] ?? 0, dead: isDead ? column : null };
  }
  if (isDead) return { kind: 'dead', column };
  const ahead = column.choices.length > 1 ? lookAhead(problem, links, numbers) : null;
  return { kind: 'next', ...(ahead ?? { column, refuted: [] }) };
}

/**
 * Looks for a column with rows that lead to a dead end by forced steps alone, the smallest columns
 * first: one that leaves a single row if there is one.
 */
function lookAhead(problem: RippleProblem, links: Links, numbers: readonly number[]) {
  const { nodes, right } = links;
  const headers: number[] = [];
  for (let number = right[0]!; number !== 0; number = right[number]!) headers.push(number << 2);
  headers.sort((a, b) => nodes[a + SIZE]! - nodes[b + SIZE]!);
  const tried = new Map<string, Refuted | null>();
  let found: Pick<NextHint, 'column' | 'refuted'> | null = null;
  for (const header of headers) {
    const choices = choicesOf(problem, links, header);
    const refuted: Refuted[] = [];
    for (const choice of choices) {
      // A row stands in the column of its cell and in that of its room.
      const key = `${choice.cell}=${choice.value}`;
      const known = tried.get(key);
      if (known === undefined && tried.size === MOST_TRIED) return found;
      const result = known === undefined ? refute(problem, links, choice) : known;
      tried.set(key, result);
      if (result) refuted.push(result);
    }
    const isDecided = refuted.length >= choices.length - 1;
    if (isDecided || (refuted.length > 0 && !found)) {
      found = { column: describe(problem, links, header, numbers), refuted };
    }
    if (isDecided) return found;
  }
  return found;
}

/** A column that is left, and what became of each of its rows. */
function describe(problem: RippleProblem, links: Links, header: number, numbers: readonly number[]): HintColumn {
  const { matrix, puzzle } = problem;
  const column = columnOf(header);
  const meaning = problem.meaningOf(column);
  const gone = placesOf(puzzle, meaning).flatMap(({ cell, value }): Gone[] => {
    const blocker = blockerOf(puzzle, numbers, cell, value);
    return blocker ? [{ cell, value, blocker }] : [];
  });
  const choices = choicesOf(problem, links, header);
  return { column, name: matrix.columns[column]?.name ?? '', meaning, choices, gone };
}

/** What each row left in a column would do. */
function choicesOf({ placements }: RippleProblem, { nodes }: Links, header: number): Choice[] {
  const choices: Choice[] = [];
  for (let node = nodes[header + DOWN]!; node !== header; node = nodes[node + DOWN]!) {
    const placement = placements[nodes[node + ROW]!];
    if (placement) choices.push({ cell: placement.cell, value: placement.value });
  }
  return choices;
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
