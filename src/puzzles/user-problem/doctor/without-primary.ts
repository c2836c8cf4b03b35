import type { Finder } from './finding.ts';
import { rowNames } from './finding.ts';
import type { UserProblem } from '../problem.ts';

/** True for a row with a primary column: others are never chosen. */
export function isUsableRow({ columns, rows }: UserProblem, row: number): boolean {
  return rows[row]?.columns.some((column) => columns[column]?.kind === 'primary') === true;
}

/** Rows that have no primary column: nothing ever asks for them. */
export const withoutPrimary: Finder = (problem) => {
  const rows = problem.rows.flatMap((_, row) => (isUsableRow(problem, row) ? [] : [row]));
  if (rows.length === 0) return [];
  const names = rowNames(problem, rows);
  const [what, is, it] =
    rows.length === 1 ? [`Row ${names} has`, 'it is', 'it'] : [`Rows ${names} have`, 'they are', 'each'];
  return [
    {
      kind: 'row without primary column',
      sentence: `${what} no primary column, so ${is} never chosen. Give ${it} a primary column for what it makes happen.`,
      rows,
      columns: [],
    },
  ];
};
