/** Rows that must be chosen, one after the other, until a column has none left: no solution, and no search to know it. */
import { colourGiven } from '../colours.ts';
import type { UserProblem } from '../problem.ts';
import type { Finder } from './finding.ts';
import { columnNames, rowNames, rowsByColumn } from './finding.ts';

export const forced: Finder = (problem) => {
  const { columns, rows } = problem;
  const byColumn = rowsByColumn(problem);
  const left = byColumn.map((own) => own.length);
  const isOpen = columns.map(({ kind }) => kind === 'primary');
  /** For each row the forced row that shuts it out, itself when it is forced; -1 while it can be chosen. */
  const by = new Int32Array(rows.length).fill(-1);
  /** For each forced row the column that asked for it. */
  const askedBy = new Map<number, number>();
  const asking = columns.flatMap((_, column) => (isOpen[column] && left[column] === 1 ? [column] : []));
  for (const column of asking) {
    const row = byColumn[column]?.find((one) => by[one] === -1);
    if (!isOpen[column] || row === undefined) continue;
    askedBy.set(row, column);
    by[row] = row;
    for (const covered of rows[row]?.columns ?? []) isOpen[covered] = false;
    for (const other of shutOutBy(problem, byColumn, row)) {
      if (by[other] !== -1) continue;
      by[other] = row;
      for (const lost of rows[other]?.columns ?? []) {
        left[lost]! -= 1;
        if (!isOpen[lost]) continue;
        if (left[lost] === 0) return [findingOf(problem, lost, byColumn[lost] ?? [], by, askedBy)];
        if (left[lost] === 1) asking.push(lost);
      }
    }
  }
  return [];
};

function shutOutBy({ rows }: UserProblem, byColumn: readonly (readonly number[])[], row: number): number[] {
  return (rows[row]?.columns ?? []).flatMap((column) => {
    const colour = colourGiven(rows[row], column) ?? '';
    return (byColumn[column] ?? []).filter((other) => colour === '' || colourGiven(rows[other], column) !== colour);
  });
}

function findingOf(
  problem: UserProblem,
  empty: number,
  itsRows: readonly number[],
  by: Int32Array,
  askedBy: ReadonlyMap<number, number>,
): ReturnType<Finder>[number] {
  const chosen = [...new Set(itsRows.map((row) => by[row] ?? -1))].filter((row) => row >= 0);
  const asking = chosen.flatMap((row) => askedBy.get(row) ?? []);
  const [rows, are, none] = chosen.length === 1 ? ['Row', 'is', 'it rules'] : ['Rows', 'are', 'they rule'];
  const [name, only] = [columnNames(problem, [empty]), itsRows.length === 1 ? 'the only row' : 'every row'];
  return {
    kind: 'forced dead end',
    sentence:
      `${rows} ${rowNames(problem, chosen)} ${are} forced: nothing else is left for ${columnNames(problem, asking)}. ` +
      `But ${none} out ${only} of column ${name}. So there is no solution.`,
    rows: [...chosen, ...itsRows],
    columns: [empty, ...asking],
  };
}
