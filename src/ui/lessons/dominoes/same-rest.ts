import type { Matrix } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';

/**
 * Two partial solutions of `level` rows that leave the same columns uncovered: the first two in the search that have
 * no row in common.
 *
 * @throws RangeError when there are none
 */
export function sameRest(matrix: Matrix, level: number): readonly [readonly number[], readonly number[]] {
  const ways = new Map<string, number[][]>();
  const search = new Search(matrix);
  while (!search.done) {
    search.step();
    if (search.event !== 'try' || search.level !== level) continue;
    const rows = search.rows();
    const covered = rows.flatMap((row) => matrix.rows[row] ?? []).sort((a, b) => a - b);
    const before = ways.get(covered.join()) ?? [];
    const other = before.find((way) => !way.some((row) => rows.includes(row)));
    if (other) return [other, rows];
    ways.set(covered.join(), [...before, rows]);
  }
  throw new RangeError(`no two ways of ${level} rows leave the same`);
}
