import { onesOf } from '../colours.ts';
import type { Finder } from './finding.ts';
import { alike, rowNames, tellGroups } from './finding.ts';

/** Rows that cover the same columns: each solution with one of them comes again with another. */
export const equalRows: Finder = (problem) =>
  tellGroups(
    alike(problem.rows, (row) => onesOf(problem.columns, row).sort().join(' ')),
    (rows) => ({
      kind: 'equal rows',
      sentence:
        `Rows ${rowNames(problem, rows)} cover the same columns, so a solution with one of them turns up ` +
        `${rows.length === 2 ? 'twice' : `${rows.length} times`}. Remove all but one, or tell them apart by ` +
        'a column.',
      rows,
      columns: [],
    }),
    'of rows each cover the same columns',
  );
