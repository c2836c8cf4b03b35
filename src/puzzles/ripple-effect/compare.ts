/** One puzzle in every encoding, side by side on one clock, and what each one finds. */
import { type MatrixSize, sizeOf } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';
import { check } from './check.ts';
import { decode } from './decode.ts';
import { type EncodingName, ENCODINGS, encodeWith } from './encodings.ts';
import type { RipplePuzzle } from './puzzle.ts';

/** An encoding that lets too much through is stopped after so many solutions. */
const SOLUTION_LIMIT = 1000;

/** What an encoding has come to. Updates are those of dlx1; a solution is one of the matrix. */
export interface EncodingRun {
  readonly name: EncodingName;
  readonly state: 'running' | 'finished' | 'at the limit';
  readonly size: MatrixSize;
  /** Secondary columns that have a one. */
  readonly used: number;
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
  /** How many of the solutions break a rule of the puzzle, as `check` says. */
  readonly broken: number;
  /** Rows of the first solution that keeps every rule; null when there is none so far. */
  readonly right: readonly number[] | null;
  /** Rows of the solution that breaks the fewest rules, the first of its kind; null when none does. */
  readonly wrong: readonly number[] | null;
}

export interface Comparison {
  readonly isOver: boolean;
  /** Lets every encoding go on until it has made as many updates as the clock shows, or a row's worth more. */
  turn(clock: number): void;
  runs(): EncodingRun[];
}

/** Sets a puzzle up in the encodings, every one of them in the order of `ENCODINGS` if none is named. */
export function compare(
  puzzle: RipplePuzzle,
  names: readonly EncodingName[] = ENCODINGS,
  limit = SOLUTION_LIMIT,
): Comparison {
  const runners = names.map((name) => createRunner(puzzle, name, limit));
  return {
    get isOver() {
      return runners.every((runner) => runner.isOver());
    },
    turn(clock) {
      for (const runner of runners) runner.catchUp(clock);
    },
    runs: () => runners.map((runner) => runner.run()),
  };
}

/** The whole comparison at once. */
export function compared(
  puzzle: RipplePuzzle,
  names: readonly EncodingName[] = ENCODINGS,
  limit = SOLUTION_LIMIT,
): EncodingRun[] {
  const comparison = compare(puzzle, names, limit);
  comparison.turn(Infinity);
  return comparison.runs();
}

function createRunner(puzzle: RipplePuzzle, name: EncodingName, limit: number) {
  const { matrix, placements } = encodeWith(puzzle, name);
  const search = new Search(matrix);
  const size = sizeOf(matrix);
  const taken = new Set(matrix.rows.flat());
  const used = matrix.columns.filter((column, at) => column.kind === 'secondary' && taken.has(at));
  let broken = 0;
  let right: readonly number[] | null = null;
  let wrong: readonly number[] | null = null;
  let fewest = Infinity;

  const isOver = (): boolean => search.done || search.solutions >= limit;

  function judge(rows: readonly number[]): void {
    const faults = check(puzzle, decode({ puzzle, placements }, rows)).length;
    if (faults === 0) {
      right ??= rows;
      return;
    }
    broken += 1;
    if (faults < fewest) [wrong, fewest] = [rows, faults];
  }

  return {
    isOver,
    catchUp(clock: number) {
      while (!isOver() && search.updates < clock) {
        const before = search.solutions;
        search.run({ updates: clock, solutions: before + 1 });
        if (search.solutions > before) judge(Array.from(search.rows()));
      }
    },
    run(): EncodingRun {
      const { nodes, updates, solutions } = search;
      const state = search.done ? 'finished' : isOver() ? 'at the limit' : 'running';
      return { name, state, size, used: used.length, nodes, updates, solutions, broken, right, wrong };
    },
  };
}

/** What an encoding finds, next to the puzzle's own solutions. */
export type Finding = 'right' | 'too many' | 'too few' | 'none';

/** @param yardstick a run of the same puzzle in an encoding that is known to be right */
export function findingOf(run: EncodingRun, yardstick: EncodingRun): Finding {
  if (run.broken > 0 || run.solutions > yardstick.solutions) return 'too many';
  if (run.solutions === yardstick.solutions) return 'right';
  return run.solutions === 0 ? 'none' : 'too few';
}

/** Whether the search tree has as many nodes as that of the yardstick. */
export function isSameTree(run: EncodingRun, yardstick: EncodingRun): boolean {
  return run.state === 'finished' && run.nodes === yardstick.nodes;
}

/** Two rows of a true solution that an encoding does not let stand together. */
export interface RowClash {
  readonly encoding: EncodingName;
  readonly first: number;
  readonly second: number;
  /** The names of the columns that both claim. */
  readonly columns: readonly string[];
}

/**
 * The first clash among the rows of a true solution, cell by cell; null when they may all be chosen.
 */
export function rowClashOf(puzzle: RipplePuzzle, name: EncodingName, solution: readonly number[]): RowClash | null {
  const { matrix } = encodeWith(puzzle, name);
  const rows = solution.toSorted((a, b) => a - b);
  for (const second of rows) {
    const claimed = new Set(matrix.rows[second]);
    for (const first of rows) {
      if (first >= second) break;
      const shared = (matrix.rows[first] ?? []).filter(
        (column) => claimed.has(column) && matrix.columns[column]?.kind !== 'off',
      );
      if (shared.length > 0) {
        const columns = shared.map((at) => matrix.columns[at]?.name ?? '?');
        return { encoding: name, first, second, columns };
      }
    }
  }
  return null;
}

/** A batch of searches must last this long, in milliseconds, for a coarse clock to time it. */
const LEAST_BATCH_MS = 3;
const BATCHES = 5;
/** Even a clock that stands still lets the measuring end. */
const MOST_IN_BATCH = 256;

/**
 * Milliseconds of one whole search in an encoding. Searches are timed in batches, and the fastest
 * batch counts: what disturbs a measurement only ever makes it longer.
 */
export function timeOf(puzzle: RipplePuzzle, name: EncodingName, now: () => number, limit = SOLUTION_LIMIT): number {
  const { matrix } = encodeWith(puzzle, name);
  const batch = (count: number): number => {
    // The links are laid before the clock starts.
    const searches = Array.from({ length: count }, () => new Search(matrix));
    const begin = now();
    for (const search of searches) search.run({ solutions: limit });
    return now() - begin;
  };
  let count = 1;
  const isShort = (): boolean => Math.min(batch(count), batch(count)) < LEAST_BATCH_MS;
  while (count < MOST_IN_BATCH && isShort()) count *= 2;
  return Math.min(...Array.from({ length: BATCHES }, () => batch(count))) / count;
}
