import { mayShare } from '../colours.ts';
import type { Finder } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';

/** Columns that every row covers: no two rows can be chosen together then. */
export const everywhere: Finder = (problem) => {
  const count = problem.rows.length;
  // Rows that agree on a colour can stand together, and so can those of a column that may be covered more than once.
  const isShared = (column: number): boolean =>
    (problem.columns[column]?.max ?? 1) > 1 || mayShare(column, problem.rows);
  if (count < 2) return [];
  const columns = rowsByColumn(problem).flatMap((rows, column) =>
    rows.length === count && !isShared(column) ? [column] : [],
  );
  if (columns.length === 0) return [];
  const [names, is] = [columnNames(problem, columns), columns.length === 1 ? 'is' : 'are'];
  return [
    {
      kind: 'column in every row',
      sentence:
        `${names} ${is} in every row, so no two rows can be chosen together. Give a column only to rows that ` +
        'must clash.',
      rows: [0, 1],
      columns,
    },
  ];
};
