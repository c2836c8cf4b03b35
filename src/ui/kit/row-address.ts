import type { Matrix } from '#dlx/index.ts';
import { inWords } from '#english/english.ts';
import { readText, writeText } from './address-text.ts';
import { notice } from './notice.ts';

/** A row of a matrix and one of the columns, or none. In the address, `<figure>.at=31.3R4,2`, rows count from 1. */
interface RowAt {
  readonly row: number;
  readonly column: number | null;
}

/** The index of the column with this name; -1 when there is none. */
export function columnNamed({ columns }: Matrix, name: string): number {
  return columns.findIndex((one) => one.name === name);
}

/** The row and the column in the address, or `opening` without them; a damaged value is reported in the notice. */
export function readRowAt(host: HTMLElement, matrix: Matrix, opening: RowAt): RowAt {
  const text = readText(host, 'at');
  if (text === null) return opening;
  const [number = '', name] = text.split('.');
  const row = /^\d{1,5}$/.test(number) ? Number(number) - 1 : -1;
  const column = name === undefined ? null : columnNamed(matrix, name);
  const isRow = matrix.rows[row] !== undefined;
  if (isRow && column !== -1) return { row, column };
  const faults = [
    isRow ? '' : `The link’s row is damaged: rows are numbered 1 to ${inWords(matrix.rows.length)}.`,
    column === -1 ? 'The link’s column is damaged: the matrix has none of that name.' : '',
    'The figure starts from its default.',
  ];
  notice(host, faults.filter((words) => words !== '').join(' '));
  return opening;
}

/** Writes a row and a column into the address, unless they are those of `opening`. */
export function writeRowAt(host: HTMLElement, { columns }: Matrix, { row, column }: RowAt, opening: RowAt): void {
  const name = column === null ? '' : `.${columns[column]?.name ?? ''}`;
  const isOpening = row === opening.row && column === opening.column;
  writeText(host, 'at', isOpening ? null : `${row + 1}${name}`);
  notice(host, '');
}
