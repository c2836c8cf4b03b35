import type { Matrix } from '#dlx/index.ts';
import { numbered } from '#dlx/told.ts';
import { capital, listed, shortened } from '#english/english.ts';
import type { ColumnWord } from './line.ts';
import { LineFault } from './line-fault.ts';

/** How a column and a row are called in sentences. */
export interface TraceNames {
  column(column: number): string;
  /** `row 3, A D`, with the row's number in the trace. */
  row(row: number): string;
}

export function namesIn({ columns, rows }: Matrix): TraceNames {
  const column = (index: number): string => columns[index]?.name ?? String(index);
  return {
    column,
    row: (index) => `row ${index} (${shortened((rows[index] ?? []).map(column).join(' '), 30)})`,
  };
}

/**
 * The column that a line means.
 * @throws LineFault when it is not there
 */
export function columnIn({ columns }: Matrix, word: ColumnWord): number {
  const column = typeof word === 'number' ? word : columns.findIndex(({ name }) => name === word);
  if (columns[column]) return column;
  const names = columns.length > 0 && columns.length <= 12 ? `: ${listed(columns.map(({ name }) => name))}` : '';
  throw new LineFault(`There is no column “${word}”. ${capital(numbered(columns.length))}${names}.`);
}

/**
 * The row that a line means.
 * @throws LineFault when it is not there
 */
export function rowIn({ rows }: Matrix, row: number): number {
  if (rows[row]) return row;
  throw new LineFault(`There is no row ${row}. ${capital(numbered(rows.length))}.`);
}
