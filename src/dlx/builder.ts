import { type Bounds, boundsOf } from './bounds.ts';
import { type Column, type ColumnKind, type Matrix, checkKind, createMatrix } from './matrix.ts';
import type { CostedRow, One } from './row-input.ts';
import { quoted, told } from './told.ts';

/**
 * Builds a matrix one column or row at a time. A row names its columns, and carries a value of any kind, which
 * solutions return.
 */
export class MatrixBuilder<Row> {
  readonly #columns: Column[] = [];
  readonly #rows: (One[] | CostedRow)[] = [];
  readonly #values: Row[] = [];
  readonly #numbers = new Map<string, number>();

  /**
   * Adds a column of this kind, or a primary one with bounds: `{ min: 2, max: 3 }`.
   * @throws RangeError when there is a column of this name already, or no such kind or bounds
   */
  column(name: string, as: ColumnKind | Bounds = 'primary'): this {
    if (typeof name !== 'string') {
      throw new RangeError(`the name of column ${this.#columns.length} is ${told(name)}; give a string`);
    }
    const column = typeof as === 'object' ? { name, kind: 'primary' as const, ...as } : { name, kind: as };
    checkKind(column.kind);
    const bounds = boundsOf(column, this.#columns.length);
    if (this.#numbers.has(name)) {
      throw new RangeError(`there is a column ${quoted(name)} already; give each a name of its own`);
    }
    this.#numbers.set(name, this.#columns.length);
    this.#columns.push({ name, kind: column.kind, ...bounds });
    return this;
  }

  /**
   * Adds a row with 1s in these columns; the search walks them in this order. `x:A` gives the secondary column x the
   * colour A, unless a column is called `x:A`. `cost` is for `cheapest`: a whole number from 0 up.
   * @throws RangeError when a column does not exist or is named twice, a primary column has a colour, a colour is
   *   empty, or from `build`, when a cost is not a whole number from 0 up
   */
  row(columns: Iterable<string>, value: Row, cost?: number): this {
    const row = `row ${this.#rows.length}`;
    if (typeof columns === 'string' || typeof (columns as Iterable<string> | null)?.[Symbol.iterator] !== 'function') {
      throw new RangeError(`${row} is ${told(columns)}; give an array of column names`);
    }
    const ones = new Map<number, One>();
    for (const text of columns) {
      if (typeof text !== 'string')
        throw new RangeError(`${row} has ${told(text)} where a column should be; give its name`);
      const colon = this.#numbers.has(text) ? -1 : text.indexOf(':');
      const name = colon < 0 ? text : text.slice(0, colon);
      const column = this.#numbers.get(name);
      if (column === undefined) {
        throw new RangeError(
          colon < 0
            ? `${row} names the column ${quoted(text)}, which does not exist; add it first`
            : `${row} names ${quoted(text)}, but there is no column of that name, and no column ${quoted(name)} to colour; ` +
                'add one of them first',
        );
      }
      if (ones.has(column)) {
        throw new RangeError(`${row} names the column ${quoted(name)} twice; once is enough`);
      }
      ones.set(column, colon < 0 ? column : { column, colour: this.#colour(row, text, colon) });
    }
    const plain = [...ones.values()];
    this.#rows.push(cost === undefined ? plain : { ones: plain, cost });
    this.#values.push(value);
    return this;
  }

  /** The colour after the colon. */
  #colour(row: string, text: string, colon: number): string {
    const name = text.slice(0, colon);
    const colour = text.slice(colon + 1);
    if (colour === '') {
      throw new RangeError(
        `${row} has no colour after the colon of ${quoted(text)}; write one, or ${quoted(name)} alone`,
      );
    }
    if (this.#columns[this.#numbers.get(name) ?? -1]?.kind === 'primary') {
      throw new RangeError(
        `${row} gives the column ${quoted(name)} the colour ${colour}, but it is primary; make it secondary, or leave ` +
          'the colour out',
      );
    }
    return colour;
  }

  /** The matrix of the columns and rows so far; later additions do not change it. */
  build(): Matrix<Row> {
    return createMatrix([...this.#columns], [...this.#rows], [...this.#values]);
  }
}
