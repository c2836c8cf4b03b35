import type { Matrix } from '#dlx/matrix.ts';
import { createRandom } from '#dlx/random.ts';
import { Search } from '#dlx/search.ts';

export interface MetAgain {
  /** Nodes looked at, from the beginning of the search. */
  readonly nodes: number;
  /** Those of them whose covered columns were those of an earlier node. */
  readonly met: number;
}

/**
 * How many of the first nodes of a search have the same columns left as an earlier node: what a memory of subproblems
 * (`memoized.ts`) would save of them, and no more, because the subtrees of those nodes are counted here too.
 *
 * A set of columns is a sum of random numbers, 52 bits together, so two sets are hardly ever taken for one.
 */
export function metAgain(matrix: Matrix<unknown>, most: number): MetAgain {
  const random = createRandom(1);
  const numbers = matrix.columns.map(() => [random.below(2 ** 26), random.below(2 ** 26)] as const);
  const ofRows = matrix.rows.map((row) =>
    row.reduce<readonly [number, number]>(
      ([high, low], column) => [high ^ (numbers[column]?.[0] ?? 0), low ^ (numbers[column]?.[1] ?? 0)],
      [0, 0],
    ),
  );
  const seen = new Set<number>();
  const search = new Search(matrix);
  let met = 0;
  while (!search.done && search.nodes < most) {
    const before = search.nodes;
    search.step();
    if (search.nodes === before) continue;
    let [high, low] = [0, 0];
    for (const row of search.rows()) {
      high ^= ofRows[row]?.[0] ?? 0;
      low ^= ofRows[row]?.[1] ?? 0;
    }
    const key = high * 2 ** 26 + low;
    if (seen.has(key)) met += 1;
    else seen.add(key);
  }
  return { nodes: search.nodes, met };
}
