/** The search that shows that a core cannot be met, as a chain that can be followed. */
import type { Matrix } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';

/** A column, and its rows one after another, with what follows from each; without rows it is a dead end. */
export interface Link {
  readonly column: number;
  readonly tries: readonly Try[];
}

export interface Try {
  readonly row: number;
  readonly then: Link | null;
}

/** A search of more nodes is no chain that anybody would follow. */
export const LONGEST_CHAIN = 40;

interface Growing {
  readonly column: number;
  readonly tries: { readonly row: number; then: Growing | null }[];
}

/**
 * The chain of the search of a matrix without a solution (`matrixOfCore`); null when it takes more nodes than `most`,
 * or finds a solution.
 */
export function chainOf(matrix: Matrix<unknown>, most = LONGEST_CHAIN): Link | null {
  const search = new Search(matrix);
  const path: Growing[] = [];
  let first: Growing | null = null;
  while (!search.done && search.nodes <= most && search.solutions === 0) {
    search.step();
    const { event, level } = search;
    if (event === 'choose' || event === 'dead end') {
      const link: Growing = { column: search.branchAt(level), tries: [] };
      const from = path[level - 1]?.tries.at(-1);
      if (from) from.then = link;
      first ??= link;
      path[level] = link;
    } else if (event === 'try') {
      path[level - 1]?.tries.push({ row: search.rows().at(-1) as number, then: null });
    }
  }
  return search.done && search.solutions === 0 ? first : null;
}
