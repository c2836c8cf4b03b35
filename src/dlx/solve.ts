import type { Chooser, ChooserName } from './choosers.ts';
import { chooserNamed } from './choosers.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';

/** How often a run looks at its signal: about half a millisecond of work. */
const UPDATES_BETWEEN_LOOKS = 50_000;

export interface SolveOptions {
  /** Stop after this many solutions. Default: all. */
  readonly limit?: number;
  /** Which column to branch on. Default: the smallest, leftmost on ties. */
  readonly chooser?: Chooser | ChooserName;
  /** Once `aborted` is true the search ends at the next look; an AbortSignal will do. */
  readonly signal?: { readonly aborted: boolean };
}

export interface Counts {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
}

/** The chooser that an option names. */
export function chooserOf(option: Chooser | ChooserName | undefined): Chooser {
  return typeof option === 'function' ? option : chooserNamed(option ?? 'smallest');
}

/**
 * Yields every solution as row numbers in the order chosen; nothing is computed before it is asked
 * for. Without primary columns there is one solution, the empty one.
 */
export function* solve(matrix: Matrix, options: SolveOptions = {}): Generator<number[], void> {
  const search = new Search(matrix, chooserOf(options.chooser));
  for (const rows of solutionsOf(search, options)) yield rows;
}

/** Runs the whole search and counts as Knuth's dlx1 does; stops early as the options say. */
export function count(matrix: Matrix, options: SolveOptions = {}): Counts {
  const search = new Search(matrix, chooserOf(options.chooser));
  const { limit = Infinity, signal } = options;
  while (!search.done && search.solutions < limit && !signal?.aborted) {
    search.run({ solutions: limit, updates: search.updates + UPDATES_BETWEEN_LOOKS });
  }
  const { solutions, nodes, updates } = search;
  return { solutions, nodes, updates };
}

function* solutionsOf(search: Search, options: SolveOptions): Generator<number[], void> {
  const { limit = Infinity, signal } = options;
  while (!search.done && search.solutions < limit && !signal?.aborted) {
    const found = search.solutions;
    search.run({ solutions: found + 1, updates: search.updates + UPDATES_BETWEEN_LOOKS });
    if (search.solutions > found) yield search.rows();
  }
}
