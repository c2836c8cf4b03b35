import { bytesOfMasks } from '#dlx/compiled/tables.ts';
import { countBySparseSets } from './sparse-sets.ts';
import { createLinks } from '#dlx/create-links.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { countMemoized } from './memoized.ts';
import { count } from '#dlx/solve.ts';
import type { TrialName } from './trial-names.ts';

/** The result of one engine. */
export interface Trial {
  readonly solutions: number;
  /** Nodes that were entered. */
  readonly nodes: number;
  /** Subproblems in the table of the engine `memory`; null for the others. */
  readonly subproblems: number | null;
  /** True when that table ran out of room. */
  readonly isFull: boolean;
  /** Bytes of its tables. */
  readonly bytes: number;
  /** Milliseconds of a whole search, building its tables included: the mean of `searches` runs. */
  readonly ms: number;
  readonly searches: number;
}

/** A shorter search is repeated for at least this long, in milliseconds, and the mean is reported. */
const LEAST_MS = 150;

/**
 * Counts the solutions with one engine, and times it. For a short search the mean excludes the first run, in which the
 * browser still compiles.
 *
 * @param now milliseconds
 * @throws RangeError when the matrix has colours and the engine is `cells` or `memory`
 */
export function tryEngine(engine: TrialName, matrix: Matrix, now: () => number): Trial {
  return timed(() => counted(engine, matrix), now);
}

/** Runs a function once or, if it is short, repeatedly, and returns its result with the mean time. */
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

function counted(engine: TrialName, matrix: Matrix): Omit<Trial, 'ms' | 'searches'> {
  switch (engine) {
    case 'links': {
      const { solutions, nodes } = count(matrix, { engine: 'links' });
      return { solutions, nodes, subproblems: null, isFull: false, bytes: bytesOfLinks(matrix) };
    }
    case 'bitmaps': {
      const { solutions, nodes } = count(matrix, { engine: 'compiled' });
      return {
        solutions,
        nodes,
        subproblems: null,
        isFull: false,
        bytes: bytesOfMasks(matrix),
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
