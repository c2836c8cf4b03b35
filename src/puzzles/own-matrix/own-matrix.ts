/** A small matrix that the reader writes: the kinds of its columns, and zeros and ones. */
import type { ColumnKind } from '#dlx/matrix.ts';
import { plain, tooLong } from '../text.ts';
import { MOST_LINES } from './most-lines.ts';

export interface OwnMatrix {
  readonly kinds: readonly ColumnKind[];
  /** True where there is a one; every row is as long as there are columns. */
  readonly rows: readonly (readonly boolean[])[];
}

const LETTERS: Readonly<Record<ColumnKind, string>> = { primary: 'p', secondary: 's', off: 'o' };
const NEXT: Readonly<Record<ColumnKind, ColumnKind>> = {
  primary: 'secondary',
  secondary: 'off',
  off: 'primary',
};

/** The matrix as a short text for an address: `ppps-1010-0110`, the kinds first, then row by row. */
export function writeOwnMatrix({ kinds, rows }: OwnMatrix): string {
  const lines = rows.map((row) => row.map((one) => (one ? '1' : '0')).join(''));
  return [kinds.map((kind) => LETTERS[kind]).join(''), ...lines].join('-');
}

/** Reads what `writeSheet` wrote; null when the text is anything else, or too large. */
export function readOwnMatrix(text: string): OwnMatrix | null {
  if (tooLong(text)) return null;
  const [letters = '', ...lines] = plain(text).trim().split('-');
  const width = letters.length;
  if (!/^[pso]+$/.test(letters) || width > MOST_LINES) return null;
  if (lines.length < 1 || lines.length > MOST_LINES) return null;
  if (!lines.every((line) => line.length === width && /^[01]+$/.test(line))) return null;
  return {
    kinds: [...letters].map((letter) => (letter === 'p' ? 'primary' : letter === 's' ? 'secondary' : 'off')),
    rows: lines.map((line) => [...line].map((digit) => digit === '1')),
  };
}

/** The matrix with a one more, or one less, in a cell. */
export function toggleCell(matrix: OwnMatrix, row: number, column: number): OwnMatrix {
  const rows = matrix.rows.map((cells, r) => (r === row ? cells.map((one, c) => (c === column ? !one : one)) : cells));
  return { ...matrix, rows };
}

/** The matrix with a column switched from primary to secondary to off to primary. */
export function toggleKind(matrix: OwnMatrix, column: number): OwnMatrix {
  return { ...matrix, kinds: matrix.kinds.map((kind, c) => (c === column ? NEXT[kind] : kind)) };
}

/** The matrix with an empty row at its foot, if there is room. */
export function addRow(matrix: OwnMatrix): OwnMatrix {
  if (matrix.rows.length >= MOST_LINES) return matrix;
  return { ...matrix, rows: [...matrix.rows, matrix.kinds.map(() => false)] };
}

/** The matrix with an empty primary column at its right, if there is room. */
export function addColumn({ kinds, rows }: OwnMatrix): OwnMatrix {
  if (kinds.length >= MOST_LINES) return { kinds, rows };
  return { kinds: [...kinds, 'primary'], rows: rows.map((row) => [...row, false]) };
}

/** The matrix without a row; the last one stays. */
export function removeRow(matrix: OwnMatrix, row: number): OwnMatrix {
  if (matrix.rows.length <= 1) return matrix;
  return { ...matrix, rows: matrix.rows.filter((_, r) => r !== row) };
}

/** The matrix without a column; the last one stays. */
export function removeColumn({ kinds, rows }: OwnMatrix, column: number): OwnMatrix {
  if (kinds.length <= 1) return { kinds, rows };
  const without = <Item>(line: readonly Item[]): Item[] => line.filter((_, c) => c !== column);
  return { kinds: without(kinds), rows: rows.map(without) };
}
