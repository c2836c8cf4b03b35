/** Where the ones of a large matrix lie, in typed arrays that are made once and then only read. */
import type { ColumnGroup } from '#puzzles/problem.ts';
import { PRICE_WORD } from './counted.ts';
import { type MatrixSource, columnName, rowName } from './view.ts';

/** A run of rows whose first column is the same: the rows of one piece, of one cell. */
interface RowGroup {
  readonly name: string;
  readonly column: number;
  /** First row and the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface MatrixShape {
  readonly rows: number;
  readonly columns: number;
  readonly ones: number;
  /** The rows of column c, rising: `rowOf[columnStart[c]]` up to, not including, `rowOf[columnStart[c + 1]]`. */
  readonly columnStart: Int32Array;
  readonly rowOf: Int32Array;
  readonly rowNames: readonly string[];
  readonly columnNames: readonly string[];
  readonly rowGroups: readonly RowGroup[];
  /** Groups of columns, as the puzzle names them. */
  readonly groups: readonly ColumnGroup[];
  /** Characters in the longest name of each kind. */
  readonly longest: { readonly row: number; readonly column: number; readonly group: number };
  /** Characters in the longest price, with the word over it; 0 where rows have no costs. */
  readonly price: number;
}

const shapes = new WeakMap<readonly (readonly number[])[], MatrixShape>();

/** The shape of a matrix; columns switched to another kind do not change it. */
export function shapeOf(source: MatrixSource): MatrixShape {
  const { rows } = source.matrix;
  let shape = shapes.get(rows);
  if (!shape) {
    shape = makeShape(source);
    shapes.set(rows, shape);
  }
  return shape;
}

/** The first position in the rows of a column whose row is at least `row`. */
export function firstFrom({ columnStart, rowOf }: MatrixShape, column: number, row: number): number {
  let low = columnStart[column]!;
  let high = columnStart[column + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rowOf[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True when there is a one at this place. */
export function hasOne(shape: MatrixShape, row: number, column: number): boolean {
  const at = firstFrom(shape, column, row);
  return at < shape.columnStart[column + 1]! && shape.rowOf[at] === row;
}

function makeShape(source: MatrixSource): MatrixShape {
  const { rows, columns, costs } = source.matrix;
  const columnStart = new Int32Array(columns.length + 1);
  for (const row of rows) for (const column of row) columnStart[column + 1]! += 1;
  for (let c = 0; c < columns.length; c += 1) columnStart[c + 1]! += columnStart[c]!;
  const next = columnStart.slice();
  const ones = columnStart[columns.length]!;
  const rowOf = new Int32Array(ones);
  rows.forEach((row, index) => {
    for (const column of row) rowOf[next[column]!++] = index;
  });
  const rowNames = rows.map((_, row) => rowName(source, row));
  const columnNames = columns.map((_, column) => columnName(source, column));
  const rowGroups = groupsOf(source);
  return {
    rows: rows.length,
    columns: columns.length,
    ones,
    columnStart,
    rowOf,
    rowNames,
    columnNames,
    rowGroups,
    groups: source.groups ?? [],
    longest: {
      row: longestOf(rowNames),
      // A colour stands behind the name: `2,3:N`.
      column: longestOf(columnNames) + (source.matrix.colours ? 2 : 0),
      group: longestOf(rowGroups.map((group) => group.name)),
    },
    price: costs ? longestOf([PRICE_WORD, ...costs.map(String)]) : 0,
  };
}

function groupsOf(source: MatrixSource): RowGroup[] {
  const { rows } = source.matrix;
  const starts = rows.flatMap((row, index) => (index === 0 || row[0] !== rows[index - 1]?.[0] ? [index] : []));
  return starts.map((from, index) => {
    const column = rows[from]?.[0] ?? -1;
    const name = columnName(source, column);
    return { name, column, from, to: starts[index + 1] ?? rows.length };
  });
}

function longestOf(names: readonly string[]): number {
  return names.reduce((most, name) => Math.max(most, name.length), 1);
}
