import fc from 'fast-check';
import type { Choosing, Deviation, Matrix } from '#dlx/index.ts';
import { chooserOf, Search } from '#dlx/links.ts';
import { rowsToCome } from '#history/choices.ts';
import { type RandomOptions, matrices } from './random.ts';

/** A matrix, and a chooser that takes other columns and rows at some of its nodes. */
export interface DeviatingRun {
  readonly matrix: Matrix;
  readonly chooser: Choosing;
}

/** Random matrices with deviations, most of which can be obeyed. */
export function deviatingRuns(options: RandomOptions = {}): fc.Arbitrary<DeviatingRun> {
  const node = fc.integer({ min: 1, max: 8 });
  const blind = fc.record({ node, column: fc.nat(5), row: fc.nat(7) });
  return fc
    .tuple(matrices(options), fc.array(fc.nat(99), { maxLength: 6 }), fc.option(blind))
    .map(([matrix, seeds, last]) => {
      const told = obeyed(matrix, seeds);
      const isLater = last !== null && last.node > (told.at(-1)?.node ?? 0);
      return { matrix, chooser: { rule: 'smallest', deviations: isLater ? [...told, last] : told } };
    });
}

/** For each seed a row, not the top one if possible, at a node that the run so far comes to. */
function obeyed(matrix: Matrix, seeds: readonly number[]): Deviation[] {
  const told: Deviation[] = [];
  for (const seed of seeds) {
    const search = new Search(matrix, chooserOf({ rule: 'smallest', deviations: told }));
    const after = (told.at(-1)?.node ?? 0) + (seed % 3);
    while (!search.done && (search.nodes <= after || search.event !== 'choose')) search.step();
    if (search.done) break;
    const { level, nodes } = search;
    const rows = rowsToCome(search, level);
    told.push({
      node: nodes,
      column: search.branchAt(level),
      row: rows[(seed + 1) % rows.length] ?? 0,
    });
  }
  return told;
}
