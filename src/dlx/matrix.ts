import type { Links } from './link-arrays.ts';

/**
 * The sparse matrix of an exact cover problem.
 *
 * A **primary** column must be covered exactly once, a **secondary** column at most once, and a
 * column that is **off** is not looked at. Columns and rows are known by their index everywhere,
 * so switching a column to another kind leaves every number as it was.
 */

export type ColumnKind = 'primary' | 'secondary' | 'off';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** A row that the search cannot use, and why. `line` is there when the row came from a text. */
export interface RowWarning {
  readonly row: number;
  readonly line?: number;
  readonly message: string;
}

/** `Row` is what solutions are made of: the numbers of rows, or the values that rows carry. */
export interface Matrix<Row = number> {
  readonly columns: readonly Column[];
  /** For each row its column indices, in the order in which the search walks them. */
  readonly rows: readonly (readonly number[])[];
  /** The colours of its ones, where there are any: `coloured-matrix.ts` tells of them. */
  readonly colours?: Colours;
  /** What solutions give back for each row; without it they give its number. */
  readonly values?: readonly Row[];
  /** Rows that are dropped: they keep their number, but are never chosen. */
  readonly warnings: readonly RowWarning[];
}

/** A column, and the colour it has, if it has one. */
export interface ColumnColour {
  readonly column: number;
  readonly colour?: string | undefined;
}

/** Columns, by their numbers, and the kind that each is to have. */
export type KindsToBe = readonly (readonly [column: number, kind: ColumnKind])[];

/** Colours, and those who know what to do with them: a page without colours need not send that. */
export interface Colours {
  /** For each row the colours of its ones, in the same order, '' for none. */
  readonly byRow: readonly (readonly string[])[];
  /** Puts the colours beside the links that were made without them. */
  join(links: Links, matrix: Matrix<unknown>): Links;
  /** The kind of a column that was off and is switched on: secondary when a row gives it a colour. */
  kindOn(matrix: Matrix<unknown>, column: number): ColumnKind;
  /** A sentence for each column that is to be primary and cannot, since a row gives it a colour. */
  faultsOf(matrix: Matrix<unknown>, kinds: KindsToBe): string[];
  /** @throws RangeError when a column with colours is primary */
  check(columns: readonly Column[], rows: Matrix['rows']): void;
  /**
   * The ones of each row that still ask something while these columns are covered, or have these colours:
   * all but those whose column has their colour.
   */
  asking(rows: Matrix['rows'], now: readonly ColumnColour[]): Matrix['rows'];
  /** For what would go wrong with colours. Throws a RangeError that says so. */
  refuse(who: string): never;
}

/**
 * Builds a matrix and checks it, in time that grows with the ones in it.
 *
 * @param columns names and kinds; a bare string is a primary column
 * @param rows column indices of each row, 0 ≤ index < columns.length, none twice
 * @param values a name or anything else for each row, which solutions give back in its place
 * @throws RangeError naming the row or the column that is wrong
 */
export function createMatrix(columns: readonly (Column | string)[], rows: readonly (readonly number[])[]): Matrix;
export function createMatrix<Row>(
  columns: readonly (Column | string)[],
  rows: readonly (readonly number[])[],
  values: readonly Row[],
): Matrix<Row>;
export function createMatrix<Row>(
  columns: readonly (Column | string)[],
  rows: readonly (readonly number[])[],
  values?: readonly Row[],
): Matrix<Row> {
  const named = columns.map((column) =>
    typeof column === 'string' ? ({ name: column, kind: 'primary' } as const) : column,
  );
  checkNames(named);
  checkRows(rows, named.length);
  if (values && values.length !== rows.length) {
    throw new RangeError(`there are ${values.length} values for ${rows.length} rows; give one for each row`);
  }
  const warnings = droppedRows(named, rows);
  return { columns: named, rows, ...(values && { values }), warnings };
}

/**
 * The same matrix with one column switched to another kind; every row and column keeps its number. A
 * column with colours that is made primary is refused when the matrix is searched.
 */
export function withKind<Row>(matrix: Matrix<Row>, column: number, kind: ColumnKind): Matrix<Row> {
  return withKinds(matrix, (_, index) => (index === column ? kind : undefined));
}

/** The same matrix with the kinds that `kindOf` gives; `undefined` leaves a column as it is. */
export function withKinds<Row>(
  matrix: Matrix<Row>,
  kindOf: (column: Column, index: number) => ColumnKind | undefined,
): Matrix<Row> {
  const columns = matrix.columns.map((column, index) => {
    const kind = kindOf(column, index) ?? column.kind;
    return kind === column.kind ? column : { name: column.name, kind };
  });
  return { ...matrix, columns, warnings: droppedRows(columns, matrix.rows) };
}

/**
 * The kind that a press on a column switches it to: from primary to secondary, from there to off, and
 * around again, past primary where the column has colours.
 */
export function nextKind(matrix: Matrix<unknown>, column: number): ColumnKind {
  const kind = matrix.columns[column]?.kind;
  if (kind === 'secondary') return 'off';
  if (kind === 'primary') return 'secondary';
  return matrix.colours?.kindOn(matrix, column) ?? 'primary';
}

/** True when the search may choose this row: it has a one in at least one primary column. */
export function isUsable(matrix: Pick<Matrix, 'columns'>, row: readonly number[]): boolean {
  return row.some((column) => matrix.columns[column]?.kind === 'primary');
}

/** What a status line says of a matrix: how many rows and columns are in play, and the ones in them. */
export interface MatrixSize {
  readonly rows: number;
  readonly primary: number;
  readonly secondary: number;
  readonly ones: number;
}

/** Counts the rows that can be chosen, the columns that are not off, and the ones where they meet. */
export function sizeOf(matrix: Matrix<unknown>): MatrixSize {
  const kinds = matrix.columns.map((column) => column.kind);
  const usable = matrix.rows.filter((row) => isUsable(matrix, row));
  return {
    rows: usable.length,
    primary: kinds.filter((kind) => kind === 'primary').length,
    secondary: kinds.filter((kind) => kind === 'secondary').length,
    ones: usable.reduce((sum, row) => sum + row.filter((column) => kinds[column] !== 'off').length, 0),
  };
}

function checkNames(columns: readonly Column[]): void {
  const seen = new Map<string, number>();
  columns.forEach(({ name }, index) => {
    const before = seen.get(name);
    if (before !== undefined) {
      throw new RangeError(
        `columns ${before} and ${index} are both called "${name}"; give each column a name of its own`,
      );
    }
    seen.set(name, index);
  });
}

function checkRows(rows: readonly (readonly number[])[], columns: number): void {
  // By column the last row that named it, from 1.
  const namedBy = new Uint32Array(columns);
  rows.forEach((row, index) => {
    for (const column of row) {
      if (!Number.isInteger(column) || column < 0 || column >= columns) {
        throw new RangeError(`row ${index} names column ${column}; the columns are numbered 0 to ${columns - 1}`);
      }
      if (namedBy[column] === index + 1) {
        throw new RangeError(`row ${index} names column ${column} twice; once is enough`);
      }
      namedBy[column] = index + 1;
    }
  });
}

/** Knuth's programs drop a row without a primary column: nothing would ever ask for it. */
function droppedRows(columns: readonly Column[], rows: readonly (readonly number[])[]): RowWarning[] {
  return rows.flatMap((row, index) =>
    isUsable({ columns }, row)
      ? []
      : [{ row: index, message: `row ${index} has no primary column, so it is never chosen` }],
  );
}
