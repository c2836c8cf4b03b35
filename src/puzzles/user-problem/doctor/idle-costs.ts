/** Costs that decide nothing. */
import { createPricedLinks } from '#dlx/cheapest/priced-links.ts';
import { isUsable } from '#dlx/matrix.ts';
import { inWords } from '#english/english.ts';
import { matrixOf } from '../colours.ts';
import type { Finder } from './finding.ts';

/**
 * Every cover pays the taxes of the columns (`dlx/cheapest/priced-links.ts`). Where nothing is left of any cost after
 * them, all covers cost the same.
 */
export const idleCosts: Finder = (problem) => {
  const matrix = matrixOf(problem);
  if (!matrix.costs) return [];
  const { net, taxed } = createPricedLinks(matrix);
  if (matrix.rows.some((row, index) => isUsable(matrix, row) && net[index] !== 0)) return [];
  return [
    {
      kind: 'idle costs',
      sentence:
        `Every solution costs ${inWords(taxed)}, whichever rows it takes, because each primary column adds a ` +
        'fixed amount, however it is covered. So none is cheaper than another. Leave the costs out, or give competing rows different costs.',
      rows: [],
      columns: [],
    },
  ];
};
