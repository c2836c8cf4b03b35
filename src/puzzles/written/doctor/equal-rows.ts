import type { Finder } from './finding.ts';
import { alike, rowNames } from './finding.ts';

/** So many groups are told. */
const MOST = 5;

/** Rows that cover the same columns: each solution with one of them comes again with another. */
export const equalRows: Finder = (problem) =>
  alike(problem.rows, (row) => row.columns.toSorted((a, b) => a - b).join())
    .slice(0, MOST)
    .map((rows) => ({
      kind: 'equal rows',
      sentence: `Rows ${rowNames(problem, rows)} cover the same columns, so a solution with one of them comes ${rows.length === 2 ? 'twice' : `${rows.length} times`}. Take all but one out, or tell them apart by a column.`,
      ...{ rows, columns: [] },
    }));
