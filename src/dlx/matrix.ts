import type { Links } from './link-arrays.ts';

/**
 * The sparse matrix of an exact cover problem.
 *
 * A **primary** column must be covered exactly once, a **secondary** column at most once, and a column that is **off**
 * is ignored. Columns and rows are identified by their index everywhere, so switching a column to another kind changes
 * no number.
 */

export type ColumnKind = 'primary' | 'secondary' | 'off';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** A row that the search cannot use, and why. `line` is set when the row was read from DLX text. */
export interface RowWarning {
  readonly row: number;
  readonly line?: number;
  readonly message: string;
}

/** `Row` is the type of an entry of a solution: a row number, or the value that a row carries. */
export interface Matrix<Row = number> {
  readonly columns: readonly Column[];
  /** For each row its column indices, in the order in which the search walks them. */
  readonly rows: readonly (readonly number[])[];
  /** The colours of its 1s, if any; see `coloured-matrix.ts`. */
  readonly colours?: Colours;
  /** What solutions contain for each row; without it, its number. */
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

/**
 * Colours and the colour methods. They are reached through the matrix, so that a page without colours does not load
 * them.
 */
export interface Colours {
  /** For each row the colours of its 1s, in the same order; '' for none. */
  readonly byRow: readonly (readonly string[])[];
  /**
   * Returns the links with these colours added.
   * @throws RangeError when a column with colours is primary
   */
  join(links: Links, matrix: Matrix<unknown>): Links;
  /** The kind of a column that is switched on: secondary when a row gives it a colour, else primary. */
  kindOn(matrix: Matrix<unknown>, column: number): ColumnKind;
  /** One sentence for each column that cannot become primary because a row gives it a colour. */
  faultsOf(matrix: Matrix<unknown>, kinds: KindsToBe): string[];
  /** @throws RangeError when a column with colours is primary */
  check(columns: readonly Column[], rows: Matrix['rows']): void;
  /**
   * The 1s of each row that still matter while these columns are covered or have these colours: all but those whose
   * column has their own colour.
   */
  asking(rows: Matrix['rows'], now: readonly ColumnColour[]): Matrix['rows'];
  /**
   * Called by functions that cannot handle colours.
   * @throws RangeError that names `who`
   */
  refuse(who: string): never;
}

/**
 * Builds and checks a matrix, in time linear in its columns and 1s.
 *
 * @param columns names and kinds; a bare string is a primary column
 * @param rows column indices of each row, 0 ≤ index < columns.length, none twice
 * @param values what solutions contain for each row instead of its number: a name or anything else
 * @throws RangeError naming the row or the column that is wrong, or when the number of values is
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
 * The same matrix with one column switched to another kind; every row and column keeps its number. The links refuse a
 * matrix in which a column with colours is primary.
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
 * The kind that a press on a column switches it to: from primary to secondary, to off, and back to primary; columns
 * with colours skip primary.
 */
export function nextKind(matrix: Matrix<unknown>, column: number): ColumnKind {
  const kind = matrix.columns[column]?.kind;
  if (kind === 'secondary') return 'off';
  if (kind === 'primary') return 'secondary';
  return matrix.colours?.kindOn(matrix, column) ?? 'primary';
}

/** True when the search may choose this row: it has a 1 in at least one primary column. */
export function isUsable(matrix: Pick<Matrix, 'columns'>, row: readonly number[]): boolean {
  return row.some((column) => matrix.columns[column]?.kind === 'primary');
}

/** The size of a matrix, as a status line shows it. */
export interface MatrixSize {
  readonly rows: number;
  readonly primary: number;
  readonly secondary: number;
  readonly ones: number;
}

/** Counts the rows that can be chosen, the columns that are not off, and the 1s where they meet. */
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
  // By column: the last row that named it, counted from 1; 0 for none.
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

/** Knuth's programs drop a row without a primary column: the search never branches on one of its columns. */
function droppedRows(columns: readonly Column[], rows: readonly (readonly number[])[]): RowWarning[] {
  return rows.flatMap((row, index) =>
    isUsable({ columns }, row)
      ? []
      : [{ row: index, message: `row ${index} has no primary column, so it is never chosen` }],
  );
}
