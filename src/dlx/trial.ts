import { bitmapSize } from './bitmap-tables.ts';
import { bitmaps } from './bitmap-engine.ts';
import { countBySparseSets } from './sparse-sets.ts';
import { createLinks } from './links.ts';
import type { Matrix } from './matrix.ts';
import { countMemoized } from './memoized.ts';
import { count } from './solve.ts';
import type { EngineName } from './trial-names.ts';

/** What came of one of them. */
export interface Trial {
  readonly solutions: number;
  /** Nodes that were entered. */
  readonly nodes: number;
  /** Different subproblems that were solved, by the one that remembers them. */
  readonly subproblems: number | null;
  /** True when its memory had no room for all of them. */
  readonly isFull: boolean;
  /** Bytes of its tables. */
  readonly bytes: number;
  /** Milliseconds of a whole search, tables included, in the mean of so many of them. */
  readonly ms: number;
  readonly searches: number;
}

/** A search that is shorter than this is run again and again, and the mean is told. */
const LEAST_MS = 150;

/**
 * Counts the solutions by one engine, and times it. The first search of a short one is left out of the
 * mean: the browser still compiles then.
 *
 * @param now milliseconds
 */
export function tryEngine(engine: EngineName, matrix: Matrix, now: () => number): Trial {
  return timed(() => counted(engine, matrix), now);
}

/** Runs something once or, if it is short, so often that its time can be told. */
export function timed<Result extends object>(
  run: () => Result,
  now: () => number,
): Result & { readonly ms: number; readonly searches: number } {
  const begin = now();
  const result = run();
  const first = now() - begin;
  if (first >= LEAST_MS) return { ...result, ms: first, searches: 1 };
  let searches = 0;
  let spent = 0;
  for (const again = now(); spent < LEAST_MS; spent = now() - again) {
    run();
    searches += 1;
  }
  return { ...result, ms: spent / searches, searches };
}

function counted(engine: EngineName, matrix: Matrix): Omit<Trial, 'ms' | 'searches'> {
  switch (engine) {
    case 'links': {
      const { solutions, nodes } = count(matrix);
      return { solutions, nodes, subproblems: null, isFull: false, bytes: bytesOfLinks(matrix) };
    }
    case 'bitmaps': {
      const { solutions, nodes } = count(matrix, { engine: bitmaps });
      return {
        solutions,
        nodes,
        subproblems: null,
        isFull: false,
        bytes: bitmapSize(matrix).bytes,
      };
    }
    case 'cells': {
      const { solutions, nodes, bytes } = countBySparseSets(matrix);
      return { solutions, nodes, subproblems: null, isFull: false, bytes };
    }
    case 'memory': {
      const { solutions, nodes, subproblems, isFull, bytes } = countMemoized(matrix);
      return { solutions, nodes, subproblems, isFull, bytes };
    }
  }
}

function bytesOfLinks(matrix: Matrix): number {
  const { nodes, left, right, empties } = createLinks(matrix);
  return nodes.byteLength + left.byteLength + right.byteLength + empties.byteLength;
}
