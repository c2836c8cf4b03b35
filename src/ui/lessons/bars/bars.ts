/** One run, and what three kinds of progress bar show along the way (figure 15.4). */
import type { Shown } from './bar-names.ts';
import { type Matrix, count, estimate } from '#dlx/index.ts';
import { COLUMN, DOWN, Search } from '#dlx/links.ts';

/**
 * What the bars show at `moments` moments from start to end, equally spaced in updates, which stand for time. The
 * estimate of the nodes comes from ten random walks (Knuth 1975).
 */
export function barsOf(matrix: Matrix, moments: number): Shown[] {
  const { updates } = count(matrix);
  const expected = estimate(matrix, { walks: 10, seed: 1 }).nodes.mean;
  const search = new Search(matrix);
  return Array.from({ length: moments }, (_, moment) => {
    if (moment > 0) search.run({ updates: (updates * moment) / (moments - 1) });
    if (moment === moments - 1) while (!search.done) search.run();
    if (search.done) return { branches: 1, nodes: 1, weight: 1 };
    return {
      branches: shareOfBranches(search),
      nodes: Math.min(0.99, search.nodes / expected),
      weight: search.share,
    };
  });
}

/** The share of the rows at the root that have been tried completely. */
function shareOfBranches(search: Search): number {
  const { nodes } = search.links;
  if (search.level === 0) return 0;
  const taken = search.nodeAt(0);
  const header = nodes[taken + COLUMN] as number;
  let [before, all] = [0, 0];
  for (let node = nodes[header + DOWN] as number; node !== header; node = nodes[node + DOWN] as number) {
    if (node === taken) before = all;
    all += 1;
  }
  return before / all;
}
