import type { Column, ColumnKind } from '#dlx/matrix.ts';
import { MatrixBuilder } from '#dlx/builder.ts';
import type { ProblemBoard } from './board.ts';
import type { Mark } from './marks.ts';
import type { ColumnGroup, Problem } from './problem.ts';

/** A column by its name; neighbours with the same group are of one kind of thing. */
export interface NamedColumn extends Column {
  readonly group: string;
  /** What the column stands for, and asks when it is of this kind. */
  describe(kind: ColumnKind): string;
}

/** A row by its name, and the names of the columns in which it has a one. */
interface NamedRow {
  readonly name: string;
  readonly columns: readonly string[];
  /** What it costs, where the cheapest cover is wanted. */
  readonly cost?: number;
  /** What it adds to the board. */
  readonly marks?: readonly Mark[];
  /** What choosing the row does. */
  describe(): string;
}

/**
 * A problem from columns and rows that are written down by name: for a puzzle of some hundred
 * columns, whose encoding is then read like its rules.
 *
 * @param board what the marks of rows are drawn on
 * @throws RangeError when two columns have one name, or a row names a column that is not there
 */
export function createProblem(
  columns: readonly NamedColumn[],
  rows: readonly NamedRow[],
  board?: ProblemBoard,
): Problem {
  const builder = new MatrixBuilder<number>();
  for (const { name, kind, min, max } of columns) {
    builder.column(name, min === undefined || max === undefined ? kind : { min, max });
  }
  rows.forEach((row, index) => builder.row(row.columns, index, row.cost));
  const at = <T>(list: readonly T[], place: number, what: string): T => {
    const found = list[place];
    if (found === undefined) throw new RangeError(`there is no ${what} ${place} in this puzzle`);
    return found;
  };
  return {
    matrix: builder.build(),
    rowNames: rows.map(({ name }) => name),
    groups: groupsOf(columns),
    ...(board && { board, marksOf: (row) => rows[row]?.marks ?? [] }),
    describeRow: (row) => at(rows, row, 'row').describe(),
    describeColumn: (column, kind) => at(columns, column, 'column').describe(kind),
  };
}

/** The runs of neighbouring columns that have the same group. */
export function groupsOf(columns: readonly { readonly group: string }[]): ColumnGroup[] {
  const starts = columns.flatMap(({ group }, at) => (columns[at - 1]?.group === group ? [] : [at]));
  return starts.map((from, run) => ({
    name: columns[from]?.group ?? '',
    from,
    to: starts[run + 1] ?? columns.length,
  }));
}
