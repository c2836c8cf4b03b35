import type { Column, ColumnKind, Matrix } from './matrix.ts';
import { createMatrix } from './matrix.ts';

/**
 * Puts a matrix together, a column or a row at a time. Rows name their columns, and carry a value of
 * any kind, which solutions give back.
 */
export class MatrixBuilder<Row> {
  readonly #columns: Column[] = [];
  readonly #rows: number[][] = [];
  readonly #values: Row[] = [];
  readonly #numbers = new Map<string, number>();

  /** @throws RangeError when there is a column of this name */
  column(name: string, kind: ColumnKind = 'primary'): this {
    if (this.#numbers.has(name)) {
      throw new RangeError(`there is a column "${name}" already; give each a name of its own`);
    }
    this.#numbers.set(name, this.#columns.length);
    this.#columns.push({ name, kind });
    return this;
  }

  /**
   * A row with ones in these columns, in the order in which the search shall walk them.
   * @throws RangeError when there is no such column, or when one is named twice
   */
  row(columns: Iterable<string>, value: Row): this {
    const ones = new Set<number>();
    for (const name of columns) {
      const column = this.#numbers.get(name);
      const row = `row ${this.#rows.length}`;
      if (column === undefined) {
        throw new RangeError(`${row} names the column "${name}", which is not there; add it first`);
      }
      if (ones.has(column)) {
        throw new RangeError(`${row} names the column "${name}" twice; once is enough`);
      }
      ones.add(column);
    }
    this.#rows.push([...ones]);
    this.#values.push(value);
    return this;
  }

  /** The matrix as it is now; what is added later does not change it. */
  build(): Matrix<Row> {
    return createMatrix([...this.#columns], [...this.#rows], [...this.#values]);
  }
}
