/** A small matrix that the reader writes: the kinds of its columns, and zeros and ones. */
import type { ColumnKind } from '#dlx/matrix.ts';
import { plain, tooLong } from '../text.ts';
import { MOST_LINES } from './most-lines.ts';

export interface Sheet {
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

/** The sheet as short text for an address: `ppps-1010-0110`, the kinds first, then row by row. */
export function writeSheet({ kinds, rows }: Sheet): string {
  const lines = rows.map((row) => row.map((one) => (one ? '1' : '0')).join(''));
  return [kinds.map((kind) => LETTERS[kind]).join(''), ...lines].join('-');
}

/** Reads what `writeSheet` wrote; null when the text is anything else, or too large. */
export function readSheet(text: string): Sheet | null {
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

/** The sheet with a one more, or one less, in a cell. */
export function toggleCell(sheet: Sheet, row: number, column: number): Sheet {
  const rows = sheet.rows.map((cells, r) => (r === row ? cells.map((one, c) => (c === column ? !one : one)) : cells));
  return { ...sheet, rows };
}

/** The sheet with a column switched from primary to secondary to off to primary. */
export function toggleKind(sheet: Sheet, column: number): Sheet {
  return { ...sheet, kinds: sheet.kinds.map((kind, c) => (c === column ? NEXT[kind] : kind)) };
}

/** The sheet with an empty row at its foot, if there is room. */
export function addRow(sheet: Sheet): Sheet {
  if (sheet.rows.length >= MOST_LINES) return sheet;
  return { ...sheet, rows: [...sheet.rows, sheet.kinds.map(() => false)] };
}

/** The sheet with an empty primary column at its right, if there is room. */
export function addColumn({ kinds, rows }: Sheet): Sheet {
  if (kinds.length >= MOST_LINES) return { kinds, rows };
  return { kinds: [...kinds, 'primary'], rows: rows.map((row) => [...row, false]) };
}

/** The sheet without a row; the last one stays. */
export function removeRow(sheet: Sheet, row: number): Sheet {
  if (sheet.rows.length <= 1) return sheet;
  return { ...sheet, rows: sheet.rows.filter((_, r) => r !== row) };
}

/** The sheet without a column; the last one stays. */
export function removeColumn({ kinds, rows }: Sheet, column: number): Sheet {
  if (kinds.length <= 1) return { kinds, rows };
  const without = <Item>(line: readonly Item[]): Item[] => line.filter((_, c) => c !== column);
  return { kinds: without(kinds), rows: rows.map(without) };
}
