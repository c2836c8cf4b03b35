/** How hard a puzzle is, measured by the search that solves it. */
import { Search } from '#dlx/search.ts';
import { encode } from './encode.ts';
import type { RipplePuzzle } from './puzzle.ts';

/** From puzzles with many givens that never need a guess, to ones whose search turns back often. */
export const LEVELS = ['gentle', 'steady', 'tricky', 'knotty'] as const;

export type Level = (typeof LEVELS)[number];

/** What the whole search came to: it looks for a second solution, so it proves that there is none. */
export interface Measure {
  /** 0, 1, or 2 for two or more. */
  readonly solutions: number;
  readonly nodes: number;
  /** How often the search stood before a column without a row. */
  readonly deadEnds: number;
  /** False when the budget ran out first; then the other numbers are what was found until then. */
  readonly isWhole: boolean;
}

/** Updates that a measurement may cost, about a third of a second. */
const BUDGET = 40_000_000;

/** A gentle puzzle has at least this share of its cells given. */
export const GENTLE_SHARE = 0.4;

/** A knotty puzzle has at least so many dead ends. */
const KNOTTY = 12;

/** Runs the search, with two arms and the smallest column, until it is over or has two solutions. */
export function measure(puzzle: RipplePuzzle, budget = BUDGET): Measure {
  const search = new Search(encode(puzzle, { arms: 'two' }).matrix);
  search.run({ solutions: 2, updates: budget });
  const { solutions, nodes, deadEnds, done } = search;
  return { solutions, nodes, deadEnds, isWhole: done || solutions === 2 };
}

/** The level of a puzzle with one solution. */
export function levelOf(puzzle: RipplePuzzle, { deadEnds }: Measure): Level {
  if (deadEnds >= KNOTTY) return 'knotty';
  if (deadEnds > 0) return 'tricky';
  const given = puzzle.givens.filter((value) => value > 0).length;
  return given >= GENTLE_SHARE * puzzle.givens.length ? 'gentle' : 'steady';
}
