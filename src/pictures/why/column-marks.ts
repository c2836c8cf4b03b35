/** What a proof says of each column, as tiles for board and matrix: two tones, and a sign on each. */
import { type Matrix, isUsable } from '#dlx/matrix.ts';
import type { Certificate, Core } from '#dlx/why/index.ts';

/** `light` with a +, `dark` with a −; colours alone would not do on paper, nor for everybody. */
export interface Tile {
  readonly tone: 'light' | 'dark';
  readonly sign: string;
}

/** For each column its tile; null for one that takes no part. */
export type ColumnMarks = readonly (Tile | null)[];

/** What each row of a matrix adds up to, and what the rows of a solution would have to; empty for a row never chosen. */
export interface RowSums {
  readonly rows: readonly string[];
  readonly total: string;
}

export function sumsOfWeights(
  { columns, rows }: Matrix<unknown>,
  { sums, total }: Pick<Certificate, 'sums' | 'total'>,
): RowSums {
  return {
    rows: rows.map((row, at) => (isUsable({ columns }, row) ? figure(sums[at] ?? 0) : '')),
    total: figure(total),
  };
}

function figure(number: number): string {
  return String(number).replace('-', '−');
}

/** The weights of a certificate: `+` for 1, `−` for −1, and others in figures. */
export function marksOfWeights({ weights }: Pick<Certificate, 'weights'>): ColumnMarks {
  return weights.map((weight) => (weight === 0 ? null : tileOf(weight)));
}

/** The tile of a weight other than 0. */
export function tileOf(weight: number): Tile {
  const size = Math.abs(weight) === 1 ? '' : String(Math.abs(weight));
  return weight > 0 ? { tone: 'light', sign: `+${size}` } : { tone: 'dark', sign: `−${size}` };
}

/** What a core asks of a column: `1` where it must be covered, `≤1` where it may be covered at most once. */
export const DEMANDED: Tile = { tone: 'dark', sign: '1' };
export const AT_MOST_ONCE: Tile = { tone: 'light', sign: '≤1' };

export function marksOfCore(columns: number, { demanded, atMostOnce }: Pick<Core, 'demanded' | 'atMostOnce'>) {
  const marks: (Tile | null)[] = Array.from({ length: columns }, () => null);
  for (const column of demanded) marks[column] = DEMANDED;
  for (const column of atMostOnce) marks[column] = AT_MOST_ONCE;
  return marks satisfies ColumnMarks;
}
