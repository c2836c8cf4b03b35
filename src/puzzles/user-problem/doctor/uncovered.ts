import type { Finder } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';

/** Primary columns that no row covers: there is no solution then. */
export const uncovered: Finder = (problem) => {
  const byColumn = rowsByColumn(problem);
  const columns = problem.columns.flatMap(({ kind }, column) =>
    kind === 'primary' && byColumn[column]?.length === 0 ? [column] : [],
  );
  if (columns.length === 0) return [];
  const names = columnNames(problem, columns);
  const what = columns.length === 1 ? `column ${names}` : `columns ${names}`;
  return [
    {
      kind: 'uncovered column',
      sentence: `No row covers the primary ${what}, so there is no solution. Add a row that does, or make it secondary.`,
      ...{ rows: [], columns },
    },
  ];
};
