import { Estimator } from '#dlx/estimate.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';

/**
 * The updates of the parts into which a search falls at a level: below each node of the level all that is done until the
 * next one is entered. The first part begins at the root.
 */
export function partsAt(matrix: Matrix<unknown>, level: number): number[] {
  const search = new Search(matrix);
  const begins: number[] = [0];
  while (!search.done) {
    search.step();
    if (search.event === 'try' && search.level === level) begins.push(search.updates);
  }
  return [...begins.slice(1), search.updates].map((end, at) => end - (begins[at] ?? 0));
}

/** How much the busiest of so many cores has to do when the next part always goes to the one that has least. */
export function busiest(parts: readonly number[], cores: number): number {
  const loads = new Float64Array(cores);
  for (const part of parts.toSorted((a, b) => b - a)) loads[loads.indexOf(Math.min(...loads))]! += part;
  return Math.max(...loads);
}

/** The estimated share of the tree below each row of the first column, the largest first. */
export function estimatedShares(matrix: Matrix<unknown>, walks: number): number[] {
  const estimator = new Estimator(matrix);
  const byRow = new Map<number, number>();
  for (let walk = 0; walk < walks; walk += 1) {
    const { path, nodes } = estimator.walk();
    const row = path[1]?.row;
    if (row !== undefined) byRow.set(row, (byRow.get(row) ?? 0) + nodes);
  }
  const all = [...byRow.values()];
  const sum = all.reduce((total, one) => total + one, 0);
  return all.map((one) => one / sum).toSorted((a, b) => b - a);
}
