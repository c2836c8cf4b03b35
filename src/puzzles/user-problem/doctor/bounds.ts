/** Columns that say how often they are covered, and cannot mean it. */
import { inWords, times } from '#english/english.ts';
import { mayShare } from '../colours.ts';
import type { UserProblem } from '../problem.ts';
import type { Finder, Finding } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';
import { isUsableRow } from './without-primary.ts';

/** Columns that no choice of rows covers often enough: too few rows cover them, or all of those need another too often. */
export const outOfReach: Finder = (problem) => {
  const byColumn = rowsByColumn(problem).map((rows) => rows.filter((row) => isUsableRow(problem, row)));
  return problem.columns.flatMap(({ kind, min = 1, max = 1 }, column): Finding[] => {
    const rows = byColumn[column] ?? [];
    // `uncovered` names columns without a row.
    if (kind !== 'primary' || min === 0 || rows.length === 0) return [];
    const name = columnNames(problem, [column]);
    const asks = `The column ${name} must be covered ${max > min ? 'at least ' : ''}${times(min)}`;
    const finding = (why: string, cure: string, columns: readonly number[]): Finding => ({
      kind: 'bounds out of reach',
      sentence: `${asks}, but ${why}. So there is no solution. ${cure}`,
      rows,
      columns,
    });
    if (rows.length < min) {
      const few = rows.length === 1 ? 'only one row covers it' : `only ${inWords(rows.length)} rows cover it`;
      return [finding(few, 'A row counts once, however often you need it: add rows, or ask for less.', [column])];
    }
    const shared = min > 1 ? sharedBy(problem, rows).find((other) => mostOf(problem, other) < min) : undefined;
    if (shared === undefined) return [];
    const other = columnNames(problem, [shared]);
    const why = `each of its rows covers ${other} too, which is covered at most ${times(mostOf(problem, shared))}`;
    return [finding(why, `Ask for less of ${name}, or allow ${other} more often.`, [column, shared])];
  });
};

/** Columns that are covered never or once: that is what a secondary column says, without a branch of its own. */
export const likeSecondary: Finder = (problem) => {
  const columns = problem.columns.flatMap(({ min, max }, column) => (min === 0 && max === 1 ? [column] : []));
  if (columns.length === 0) return [];
  const [what, it, like] =
    columns.length === 1 ? ['column', 'it', 'a secondary column'] : ['columns', 'them', 'secondary columns'];
  return [
    {
      kind: 'bounds of a secondary column',
      sentence:
        `The primary ${what} ${columnNames(problem, columns)} may be covered once or not at all, just like ` +
        `${like}. Make ${it} secondary; the search then spends no branch on ${it}.`,
      rows: [],
      columns,
    },
  ];
};

/** The other columns that all of these rows cover, and in which no two of them agree on a colour. */
function sharedBy({ rows }: UserProblem, numbers: readonly number[]): number[] {
  const [first = [], ...others] = numbers.map((row) => rows[row]?.columns ?? []);
  const own = numbers.flatMap((row) => rows[row] ?? []);
  return first.filter((column) => others.every((columns) => columns.includes(column)) && !mayShare(column, own));
}

/** How often a column may be covered. */
function mostOf({ columns }: UserProblem, column: number): number {
  return columns[column]?.max ?? 1;
}
