/** The colours that rows of a written problem give to secondary columns, and the matrix with them. */
import type { Bounds } from '#dlx/bounds.ts';
import type { One, RowInput } from '#dlx/row-input.ts';
import { createMatrix } from '#dlx/matrix.ts';
import type { ColumnKind, Matrix } from '#dlx/matrix.ts';
import { shortened } from '#english/english.ts';
import { MOST } from './limits.ts';
import type { UserProblem, UserRow } from './problem.ts';

/** The matrix of a written problem; its solutions give back the values of rows, or their numbers. */
export function matrixOf(problem: UserProblem): Matrix;
export function matrixOf<Value>(problem: UserProblem, values: readonly Value[]): Matrix<Value>;
export function matrixOf<Value>({ columns, rows }: UserProblem, values?: readonly Value[]): Matrix | Matrix<Value> {
  const bare = columns.map(({ name, kind, ...column }) => ({ name, kind, ...boundsIn(column) }));
  const inputs = rows.map((row): RowInput => {
    const ones = row.columns.map((column, place): One => {
      const colour = row.colours?.[place] ?? '';
      return colour === '' ? column : { column, colour };
    });
    return row.cost === undefined ? ones : { ones, cost: row.cost };
  });
  return values ? createMatrix(bare, inputs, values) : createMatrix(bare, inputs);
}

/** The bounds among the fields of a column, or nothing. */
export function boundsIn({ min, max }: Partial<Bounds>): Partial<Bounds> {
  return min === undefined || max === undefined ? {} : { min, max };
}

/** The columns of a row as text names them: `x`, or `x:A` with a colour. */
export function onesOf(columns: readonly { readonly name: string }[], row: RowOnes): string[] {
  return row.columns.map((column, place) => {
    const colour = row.colours?.[place] ?? '';
    const name = columns[column]?.name ?? '';
    return colour === '' ? name : `${name}:${colour}`;
  });
}

/** The ones of a row, with their colours. */
type RowOnes = Pick<UserRow, 'columns' | 'colours'>;

/** The colour that a row gives a column; empty when it gives none, and undefined when it does not cover it. */
export function colourGiven(row: RowOnes | undefined, column: number): string | undefined {
  const place = row?.columns.indexOf(column) ?? -1;
  return place < 0 ? undefined : (row?.colours?.[place] ?? '');
}

/** True when rows that share a column may do so: all of them give it one colour. */
export function agreeOn(column: number, rows: readonly (RowOnes | undefined)[]): boolean {
  const [first = '', ...others] = rows.map((row) => colourGiven(row, column));
  return first !== '' && others.every((colour) => colour === first);
}

/** True when some rows that share a column may do so: they give it one colour. */
export function mayShare(column: number, rows: readonly RowOnes[]): boolean {
  const given = rows.flatMap((row) => (row.colours && colourGiven(row, column)) || []);
  return new Set(given).size < given.length;
}

/** True for a column that only one of two rows can have: they do not agree on it, and it is covered at most once. */
export function keepsApart({ columns, rows }: UserProblem, column: number, [a, b]: readonly [number, number]): boolean {
  return (columns[column]?.max ?? 1) < 2 && !agreeOn(column, [rows[a], rows[b]]);
}

/** `x:A` as the name of a column and a colour; a name has no colon in it. */
export function partedOne(text: string): { readonly name: string; readonly colour?: string } {
  const colon = text.indexOf(':');
  return colon < 0 ? { name: text } : { name: text.slice(0, colon), colour: text.slice(colon + 1) };
}

/** What is wrong with a colour that a row gives a column of this kind; empty when nothing is. */
export function faultOfColour(name: string, colour: string | undefined, kind: ColumnKind | undefined): string {
  if (colour === undefined) return '';
  if (colour === '') return `there is no colour after the colon of "${name}:"; write one, or ${name} alone`;
  if (colour.length > MOST.columnName || /[\s|\p{Cc}\p{Cs}\u00ad\u200b\u2060]/u.test(colour)) {
    return (
      `"${shortened(colour)}" cannot be a colour; a colour is a word without spaces or |, of at most ${MOST.columnName} ` +
      'characters'
    );
  }
  return kind === 'primary'
    ? `${name} is primary, and only a secondary column can have a colour; make it secondary, or leave the colour out`
    : '';
}
