/** Finds rows of a matrix by words: a piece, a cell, a column, the name of a row. */
import type { MatrixShape } from './shape.ts';
import { inWords } from '#english/english.ts';

export interface Found {
  /** Rows that match, rising. */
  readonly rows: readonly number[];
  /** The column whose name was given, or null. */
  readonly column: number | null;
}

/**
 * A column's whole name finds the rows with a one in it; a row's name, or the beginning of one,
 * finds that row or those rows; several words find the rows that every word finds. Case counts only
 * where names differ by nothing else. Nothing is found for an empty query.
 */
export function findRows(shape: MatrixShape, query: string): Found {
  const text = query.trim();
  if (text === '') return { rows: [], column: null };
  const column = indexOfName(shape.columnNames, text);
  if (column >= 0) return { rows: rowsOf(shape, column), column };
  const byName = rowsNamed(shape, text);
  if (byName.length > 0) return { rows: byName, column: null };
  const words = text.split(/[\s;&+]+/).filter((word) => word !== '');
  if (words.length < 2) return { rows: [], column: null };
  const sets = words.map((word) => new Set(findRows(shape, word).rows));
  const [first, ...others] = sets;
  const rows = [...(first ?? [])].filter((row) => others.every((set) => set.has(row)));
  return { rows, column: null };
}

/** `3 of 24 rows`, or that there are none. */
export function foundInWords({ rows }: Found, at: number): string {
  if (rows.length === 0) return 'No row';
  const noun = rows.length === 1 ? 'row' : 'rows';
  return `${inWords(at + 1)} of ${inWords(rows.length)} ${noun}`;
}

function indexOfName(names: readonly string[], text: string): number {
  const exact = names.indexOf(text);
  if (exact >= 0) return exact;
  const lower = text.toLowerCase();
  return names.findIndex((name) => name.toLowerCase() === lower);
}

function rowsOf({ columnStart, rowOf }: MatrixShape, column: number): number[] {
  return [...rowOf.subarray(columnStart[column], columnStart[column + 1])];
}

/** The row of that name, else those whose names begin with it, else those whose names have it inside. */
function rowsNamed({ rowNames }: MatrixShape, text: string): number[] {
  const lower = text.toLowerCase();
  const names = rowNames.map((name) => name.toLowerCase());
  const whole = names.indexOf(lower);
  if (whole >= 0) return [whole];
  const where = (is: (name: string) => boolean): number[] => names.flatMap((name, row) => (is(name) ? [row] : []));
  const starting = where((name) => name.startsWith(lower));
  return starting.length > 0 ? starting : where((name) => name.includes(lower));
}
