import type { Finder } from './finding.ts';
import { alike, columnNames, rowsByColumn } from './finding.ts';

/** So many groups are told. */
const MOST = 5;

/** Columns that the same rows cover: one of them says it all. */
export const equalColumns: Finder = (problem) =>
  // The columns of one row alone are alike by themselves, and so are those of no row.
  alike(rowsByColumn(problem), (rows) => (rows.length > 1 ? rows.join() : ''))
    .slice(0, MOST)
    .map((columns) => ({
      kind: 'equal columns',
      sentence: `Columns ${columnNames(problem, columns)} are covered by the same rows. They ask for the same, so one of them is enough${mixed(columns.map((column) => problem.columns[column]?.kind))}.`,
      ...{ rows: [], columns },
    }));

function mixed(kinds: readonly unknown[]): string {
  return new Set(kinds).size > 1 ? ': the primary one' : '';
}
