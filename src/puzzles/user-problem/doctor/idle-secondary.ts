import type { Finder } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';

/** Secondary columns that one row covers, or none: they shut nothing out. */
export const idleSecondary: Finder = (problem) => {
  const byColumn = rowsByColumn(problem);
  const columns = problem.columns.flatMap(({ kind }, column) =>
    kind === 'secondary' && (byColumn[column]?.length ?? 0) < 2 ? [column] : [],
  );
  if (columns.length === 0) return [];
  const names = columnNames(problem, columns);
  const [what, does] =
    columns.length === 1
      ? [`secondary column ${names}`, 'it shuts nothing out']
      : [`secondary columns ${names}`, 'they shut nothing out'];
  return [
    {
      kind: 'idle secondary column',
      sentence: `No two rows share the ${what}, so ${does}. That does no harm; look whether a row was meant to have it too.`,
      rows: columns.flatMap((column) => byColumn[column] ?? []),
      columns,
    },
  ];
};
