import { type Bounds, boundsOf } from './bounds.ts';
import { type One, type RowInput, partCosts } from './row-input.ts';
import { numbered, quoted, told } from './told.ts';

/**
 * The sparse matrix of an exact cover problem.
 *
 * A **primary** column must be covered exactly once, or as often as its bounds say (`bounds.ts`), a **secondary** column
 * at most once, and a column that is **off** is ignored. Columns and rows are identified by their index everywhere, so switching a column to another kind changes
 * no number.
 */

export type ColumnKind = 'primary' | 'secondary' | 'off';

const KINDS: readonly ColumnKind[] = ['primary', 'secondary', 'off'];

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** How often a primary column must be covered, and may be; both or neither, and neither for exactly once. */
  readonly min?: number;
  readonly max?: number;
}

/** A column as `createMatrix` takes it: a name alone is primary, and so is a column with bounds. */
export type ColumnInput = Column | string | (Bounds & { readonly name: string });

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
  /** For each row the colours of its 1s, in the same order, '' for none; missing when no 1 has a colour. */
  readonly colours?: readonly (readonly string[])[];
  /** For each row what it costs; missing when no row costs anything. */
  readonly costs?: readonly number[];
  /** What solutions contain for each row; without it, its number. */
  readonly values?: readonly Row[];
  /** Rows that are dropped: they keep their number, but are never chosen. */
  readonly warnings: readonly RowWarning[];
}

/** A column, and the colour it has, if it has one. */
interface ColumnColour {
  readonly column: number;
  readonly colour?: string | undefined;
}

/**
 * Builds and checks a matrix, in time linear in its columns and 1s. A matrix is plain data: it can be sent to a worker,
 * or written as JSON.
 *
 * Rows that give a secondary column the same colour may share it, rows that give it different ones clash,
 * and a row that names it without a colour shares it with none.
 *
 * @param columns names and kinds; a bare string is a primary column, and `{ name, min, max }` one that is covered at
 *   least `min` times and at most `max`
 * @param rows column indices of each row, 0 ≤ index < columns.length, none twice; one with a colour as `{ column: 3,
 *   colour: 'A' }`; a row with a cost as `{ ones: [0, 3], cost: 5 }`
 * @param values what solutions contain for each row instead of its number: a name or anything else
 * @throws RangeError naming the row or the column that is wrong, or when the number of values is; a primary column cannot
 *   be coloured, and only a primary one has bounds
 */
export function createMatrix(columns: readonly ColumnInput[], rows: readonly RowInput[]): Matrix;
export function createMatrix<Row>(
  columns: readonly ColumnInput[],
  rows: readonly RowInput[],
  values: readonly Row[],
): Matrix<Row>;
export function createMatrix<Row>(
  columns: readonly ColumnInput[],
  given: readonly RowInput[],
  values?: readonly Row[],
): Matrix<Row> {
  const named = columnsOf(columns);
  checkColumns(named);
  const { ones, costs } = partCosts(given);
  const rows = rowsOf(ones, named.length);
  if (values !== undefined && !Array.isArray(values)) {
    throw new RangeError(`values is ${told(values)}; give an array with a value for each row, or leave it out`);
  }
  if (values && values.length !== rows.length) {
    throw new RangeError(
      `values has length ${values.length}, but rows has length ${rows.length}; give one value for each row`,
    );
  }
  const hasColours = ones.some((row) => row.some((one) => typeof one !== 'number'));
  const colours = hasColours ? ones.map((row, index) => row.map((one) => colourOf(one, index))) : undefined;
  const warnings = droppedRows(named, rows);
  const matrix = {
    columns: named,
    rows,
    ...(colours && { colours }),
    ...(costs && { costs }),
    ...(values && { values }),
    warnings,
  };
  checkColours(matrix);
  return matrix;
}

/** The 1s of a row, as `createMatrix` takes them. */
export function onesOf({ rows, colours }: Matrix<unknown>, row: number): One[] {
  return (rows[row] ?? []).map((column, place) => {
    const colour = colours?.[row]?.[place] ?? '';
    return colour === '' ? column : { column, colour };
  });
}

/** True when a row gives this column a colour, so that it cannot be primary. */
export function hasColour({ rows, colours = [] }: Matrix<unknown>, column: number): boolean {
  return colours.some((row, index) => row[rows[index]?.indexOf(column) ?? -1]);
}

/** @throws RangeError when there is no such kind */
export function checkKind(kind: ColumnKind, what = 'the kind'): void {
  if (!KINDS.includes(kind)) throw new RangeError(`${what} is ${told(kind)}; use 'primary', 'secondary' or 'off'`);
}

/** @throws RangeError for anything but a matrix: its columns or rows are missing */
export function checkMatrix(matrix: Matrix<unknown>): void {
  const { columns, rows } = ((matrix as unknown) ?? {}) as Record<string, unknown>;
  if (Array.isArray(columns) && Array.isArray(rows)) return;
  const isObject = told(matrix) === 'an object';
  const what = isObject ? 'an object without columns and rows' : told(matrix);
  throw new RangeError(`the matrix is ${what}; give one made by createMatrix, fromDense, parse or a builder`);
}

/** @throws RangeError for anything but a matrix, and when a column with colours is primary */
export function checkColours(matrix: Matrix<unknown>): void {
  checkMatrix(matrix);
  const { columns, rows, colours = [] } = matrix;
  colours.forEach((row, index) => {
    row.forEach((colour, place) => {
      const column = rows[index]?.[place] ?? -1;
      if (colour === '' || columns[column]?.kind !== 'primary') return;
      throw new RangeError(
        `row ${index} gives column ${column}, ${quoted(columns[column].name)}, the colour ${colour}, but it is ` +
          'primary; make it secondary, or leave the colour out',
      );
    });
  });
}

/**
 * For functions that cannot handle colours.
 * @throws RangeError that names `who`, when the matrix has colours
 */
export function refuseColours({ colours }: Matrix<unknown>, who: string): void {
  if (!colours) return;
  throw new RangeError(`${who} does not support colours yet; take them out of the matrix, or use count or solve`);
}

/**
 * The 1s of each row that still matter while these columns are covered or have these colours: all but those whose
 * column has their own colour.
 */
export function askingRows({ rows, colours }: Matrix<unknown>, now: readonly ColumnColour[]): Matrix['rows'] {
  if (!colours) return rows;
  const given = new Map(now.map(({ column, colour }) => [column, colour]));
  return rows.map((row, index) =>
    row.filter((column, place) => {
      const colour = given.get(column);
      return colour === undefined || colour !== colours[index]?.[place];
    }),
  );
}

/**
 * The same matrix with one column switched to another kind; every row and column keeps its number. The links refuse a
 * matrix in which a column with colours is primary. A column that is no longer primary loses its bounds.
 * @throws RangeError when there is no such column or kind
 */
export function withKind<Row>(matrix: Matrix<Row>, column: number, kind: ColumnKind): Matrix<Row> {
  checkMatrix(matrix);
  if (!matrix.columns[column]) {
    throw new RangeError(`there is no column ${told(column)}; ${numbered(matrix.columns.length)}`);
  }
  checkKind(kind);
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
  return hasColour(matrix, column) ? 'secondary' : 'primary';
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

function colourOf(one: One, row: number): string {
  if (typeof one === 'number') return '';
  const { column, colour }: { column: number; colour: unknown } = one;
  if (typeof colour === 'string' && colour !== '') return colour;
  throw new RangeError(
    `row ${row} gives column ${column} a colour without a name; name the colour, or write ${column} alone`,
  );
}

function columnsOf(columns: readonly ColumnInput[]): Column[] {
  if (!Array.isArray(columns)) throw new RangeError(`columns is ${told(columns)}; give an array of names`);
  return Array.from(columns as readonly ColumnInput[], (column, index) => {
    const named: Column = typeof column === 'string' ? { name: column, kind: 'primary' } : (column as Column);
    if (typeof (named as Column | null)?.name !== 'string') {
      throw new RangeError(`column ${index} is ${told(column)}; give its name, or { name, kind }`);
    }
    if (named.min === undefined && named.max === undefined) return named;
    const { name, kind = 'primary' } = named as Partial<Column> & { name: string };
    return { name, kind, ...boundsOf({ ...named, kind }, index) };
  });
}

/** The column numbers of each row, checked. */
function rowsOf(ones: readonly (readonly One[])[], columns: number): number[][] {
  if (!Array.isArray(ones)) throw new RangeError(`rows is ${told(ones)}; give an array of rows`);
  // By column: the last row that named it, counted from 1; 0 for none.
  const namedBy = new Uint32Array(columns);
  return Array.from(ones as readonly (readonly One[])[], (row, index) => {
    if (!Array.isArray(row)) {
      throw new RangeError(`row ${index} is ${told(row)}; give an array of column numbers`);
    }
    return Array.from(row as readonly One[], (one) => {
      const column: unknown = typeof one === 'object' ? (one as { column: number } | null)?.column : one;
      if (typeof column !== 'number' || !Number.isInteger(column) || column < 0 || column >= columns) {
        const many = columns === 1 ? 'the only column is number 0' : `the columns are numbered 0 to ${columns - 1}`;
        const known = columns === 0 ? 'there are no columns' : many;
        const how = typeof column === 'number' ? '' : 'give its number; ';
        throw new RangeError(`row ${index} names column ${told(column)}; ${how}${known}`);
      }
      if (namedBy[column] === index + 1) {
        throw new RangeError(`row ${index} names column ${column} twice; once is enough`);
      }
      namedBy[column] = index + 1;
      return column;
    });
  });
}

function checkColumns(columns: readonly Column[]): void {
  const seen = new Map<string, number>();
  columns.forEach(({ name, kind }, index) => {
    checkKind(kind, `the kind of column ${index}`);
    const before = seen.get(name);
    if (before !== undefined) {
      throw new RangeError(
        `columns ${before} and ${index} are both called ${quoted(name)}; give each column a name of its own`,
      );
    }
    seen.set(name, index);
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
