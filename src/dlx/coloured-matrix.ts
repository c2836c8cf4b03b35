import { colourLinks } from './colours.ts';
import type { Links } from './link-arrays.ts';
import type { Colours, Column, ColumnColour, ColumnKind, KindsToBe, Matrix } from './matrix.ts';
import { createMatrix } from './matrix.ts';

/** A 1 of a row: the number of its column, with a colour or without; only secondary columns have colours. */
export type One = number | { readonly column: number; readonly colour: string };

/**
 * The same as `createMatrix`, for rows that give colours to secondary columns. Rows that give a column the same colour
 * may share it, rows that give it different ones exclude each other, and a row that names it without a colour shares it
 * with none.
 *
 * `matrix.colours` carries the colour methods, which a message to a worker drops; `withMethods` restores them.
 *
 * @param ones for each row its columns, a coloured one as `{ column: 3, colour: 'A' }`
 * @throws RangeError naming the row or the column that is wrong; a primary column cannot be coloured
 */
export function createColouredMatrix(columns: readonly (Column | string)[], ones: readonly (readonly One[])[]): Matrix;
export function createColouredMatrix<Row>(
  columns: readonly (Column | string)[],
  ones: readonly (readonly One[])[],
  values: readonly Row[],
): Matrix<Row>;
export function createColouredMatrix<Row>(
  columns: readonly (Column | string)[],
  ones: readonly (readonly One[])[],
  values?: readonly Row[],
): Matrix<Row> | Matrix {
  const rows = ones.map((row) => row.map((one) => (typeof one === 'number' ? one : one.column)));
  const matrix = values ? createMatrix(columns, rows, values) : createMatrix(columns, rows);
  if (!ones.some((row) => row.some((one) => typeof one !== 'number'))) return matrix;
  const colours = new RowColours(
    ones.map((row, index) => row.map((one) => (typeof one === 'number' ? '' : named(one, index)))),
  );
  colours.check(matrix.columns, rows);
  return { ...matrix, colours };
}

/** The 1s of a row, as `createColouredMatrix` takes them. */
export function onesOf({ rows, colours }: Matrix<unknown>, row: number): One[] {
  return (rows[row] ?? []).map((column, place) => {
    const colour = colours?.byRow[row]?.[place] ?? '';
    return colour === '' ? column : { column, colour };
  });
}

function named({ column, colour }: { column: number; colour: unknown }, row: number): string {
  if (typeof colour === 'string' && colour !== '') return colour;
  throw new RangeError(`row ${row} gives column ${column} a colour without a name; name it, or write ${column} alone`);
}

/** The colours of a matrix. A message to a worker drops their methods; `withMethods` restores them there. */
class RowColours implements Colours {
  readonly byRow: Colours['byRow'];

  constructor(byRow: Colours['byRow']) {
    this.byRow = byRow;
  }

  join(links: Links, { columns, rows }: Matrix<unknown>): Links {
    this.check(columns, rows);
    return colourLinks(links, rows, this.byRow);
  }

  kindOn({ rows }: Matrix<unknown>, column: number): ColumnKind {
    const hasColours = this.byRow.some((row, index) => row[rows[index]?.indexOf(column) ?? -1]);
    return hasColours ? 'secondary' : 'primary';
  }

  faultsOf(matrix: Matrix<unknown>, kinds: KindsToBe): string[] {
    return kinds
      .filter(([column, kind]) => kind === 'primary' && this.kindOn(matrix, column) !== kind)
      .map(([column]) => `Column ${matrix.columns[column]?.name ?? column} has colours, and cannot be primary.`);
  }

  check(columns: readonly Column[], rows: Matrix['rows']): void {
    rows.forEach((row, index) => {
      for (const [place, column] of row.entries()) {
        const colour = this.byRow[index]?.[place] ?? '';
        if (colour === '' || columns[column]?.kind !== 'primary') continue;
        throw new RangeError(
          `row ${index} gives column ${column}, "${columns[column].name}", the colour ${colour}, and it is ` +
            'primary; make it secondary, or leave the colour out',
        );
      }
    });
  }

  asking(rows: Matrix['rows'], now: readonly ColumnColour[]): Matrix['rows'] {
    const given = new Map(now.map(({ column, colour }) => [column, colour]));
    return rows.map((row, index) =>
      row.filter((column, place) => {
        const colour = given.get(column);
        return colour === undefined || colour !== this.byRow[index]?.[place];
      }),
    );
  }

  refuse(who: string): never {
    throw new RangeError(`${who} does not know colours yet; take them out of the matrix, or use count or solve`);
  }
}

/** Restores the colour methods of a matrix that arrived in a message. */
export function withMethods<Row>(matrix: Matrix<Row>): Matrix<Row> {
  return matrix.colours ? { ...matrix, colours: new RowColours(matrix.colours.byRow) } : matrix;
}
