import type { Matrix } from '../matrix.ts';

/** The 1s of the usable rows, one *place* after another, without those in columns that are off. */
export interface Ones {
  /** By row: where its places begin, with an extra entry for the end. */
  readonly places: Int32Array;
  /** By place: its row, the column of the matrix, and the number of the colour, 0 for none. */
  readonly placeRow: Int32Array;
  readonly placeColumn: Int32Array;
  readonly placeColour: Int32Array;
  /** By column of the matrix: where its places begin in `inColumn`, with an extra entry for the end. */
  readonly columns: Int32Array;
  readonly inColumn: Int32Array;
  /** How many colours there are; the same colour in another column is another. */
  readonly colours: number;
}

/** @param rows the numbers of the usable rows in the matrix */
export function onesOf(matrix: Matrix<unknown>, rows: Int32Array): Ones {
  const kinds = matrix.columns.map(({ kind }) => kind);
  const places = new Int32Array(rows.length + 1);
  const columns = new Int32Array(kinds.length + 1);
  rows.forEach((number, row) => {
    let place = places[row] as number;
    for (const column of matrix.rows[number] as readonly number[]) {
      if (kinds[column] === 'off') continue;
      columns[column + 1] = (columns[column + 1] as number) + 1;
      place += 1;
    }
    places[row + 1] = place;
  });
  columns.forEach((size, column) => (columns[column] = size + (columns[column - 1] ?? 0)));

  const length = places[rows.length] as number;
  const placeRow = new Int32Array(length);
  const placeColumn = new Int32Array(length);
  const placeColour = new Int32Array(length);
  const inColumn = new Int32Array(length);
  const next = columns.slice();
  const numbers = new Map<string, number>();
  let place = 0;
  rows.forEach((number, row) => {
    const colours = matrix.colours?.[number];
    const own = matrix.rows[number] as readonly number[];
    for (let at = 0; at < own.length; at += 1) {
      const column = own[at] as number;
      if (kinds[column] === 'off') continue;
      placeRow[place] = row;
      placeColumn[place] = column;
      inColumn[next[column] as number] = place;
      next[column] = (next[column] as number) + 1;
      const colour = colours?.[at] ?? '';
      if (colour !== '') {
        const name = `${column}:${colour}`;
        const colourNumber = numbers.get(name) ?? numbers.size + 1;
        numbers.set(name, colourNumber);
        placeColour[place] = colourNumber;
      }
      place += 1;
    }
  });
  return { places, placeRow, placeColumn, placeColour, columns, inColumn, colours: numbers.size };
}
