/** Texts of programming contests: a first line of sizes, `6 7`, then a row a line. */
import { linesWritten, matrixReading, type PastedRow, type Reading } from './reading.ts';

/**
 * Reads a dense matrix below its sizes, or rows of column numbers, each with or without their count before them. Null
 * for a text whose first line can name its columns, or whose sizes fit nothing below them.
 */
export function readSized(text: string): Reading | null {
  const [first = '', ...lines] = linesWritten(text);
  const sizes = /^\d{1,6}(?:[\s,]+\d{1,6}){0,2}$/.test(first) ? first.split(/[\s,]+/) : [];
  const rows = lines.map((line) => line.split(/[\s,]+/));
  const words = rows.flat();
  if (sizes.length === 0 || words.length === 0 || words.every((word) => sizes.includes(word))) return null;
  const counts = sizes.map(Number);
  const areNumbers = words.every((word) => /^(?:0|[1-9]\d{0,5})$/.test(word));
  const numbers = rows.map((row) => row.map(Number));
  return dense(lines, counts) ?? (areNumbers ? numbered(numbers, counts) : null);
}

function dense(lines: readonly string[], sizes: readonly number[]): Reading | null {
  const rows = lines.map((line) => line.replace(/[\s,]+/g, ''));
  const width = rows[0]?.length ?? 0;
  const isDense = rows.every((row) => row.length === width && /^[01]+$/.test(row));
  if (!isDense || !sizes.includes(width) || (sizes.length > 1 && !sizes.includes(rows.length))) return null;
  const names = Array.from({ length: width }, (_, index) => String(index + 1));
  const columns = (row: string): number[] => [...row].flatMap((sign, at) => (sign === '1' ? [at] : []));
  return matrixReading(
    'sizes, then a dense matrix',
    names,
    rows.map((row) => ({ columns: columns(row) })),
  );
}

function numbered(rows: readonly (readonly number[])[], sizes: readonly number[]): Reading | null {
  const isCounted = rows.every(([count, ...row]) => count === row.length);
  const own = isCounted ? rows.map((row) => row.slice(1)) : rows;
  if (sizes.length > 1 && !sizes.includes(rows.length)) return null;
  const used = own.flat();
  const [least, largest] = used.reduce(
    ([low, high], number) => [Math.min(low, number), Math.max(high, number)],
    [Infinity, 0],
  );
  // The number of columns is the size that is not the number of rows, or the largest that all numbers fit.
  const width = sizes.find((size, at) => size >= largest && (sizes.length === 1 || sizes[1 - at] === rows.length));
  if (width === undefined) return null;
  const from = least === 0 ? 0 : 1;
  const names = Array.from({ length: width }, (_, index) => String(index + from));
  const made: PastedRow[] = own.map((row) => ({ columns: row.map((number) => number - from) }));
  if (made.some(({ columns }) => columns.length === 0 || columns.some((column) => column >= width))) return null;
  const what = isCounted ? 'the number of 1s, then its columns by number' : 'its columns by number';
  return matrixReading(`a line of sizes, then for each row ${what}`, names, made);
}
