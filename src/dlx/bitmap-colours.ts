import { bitCount } from './bit-count.ts';
import type { BitmapTables } from './bitmap-tables.ts';
import type { Matrix } from './matrix.ts';

/**
 * What colours add to a search on bitmaps: the counters of dlx2. The masks already say which rows may stand together.
 *
 * A commit removes rows from the lists of their columns, except from columns that have the row's colour already, and
 * marks the rows that agree. Each mark on a row thus lowers the cost of its removal by 1 update. Each level has a bit
 * set of the rows that are in their lists, and holds the cost of removing each in *bit planes*, one bit of every cost
 * per plane. A sum over a set of rows is then a few bit counts, and a mark subtracts 1 from all rows that agree at
 * once.
 */
export class BitmapColours {
  /** The updates and cleansings of the last `take`, and how many columns it covered or coloured. */
  updates = 0;
  cleansings = 0;
  committed = 0;
  /** By level: columns covered or coloured, nodes and headers out of their lists, and cleansings in force. */
  readonly covered: Float64Array;
  readonly removed: Float64Array;
  readonly cleansed: Float64Array;

  /** Words of a set of rows. */
  readonly #words: number;
  readonly #planes: number;
  /** By row: its columns, in their order, and the number of its colour in each, 0 for none. */
  readonly #columns: readonly (readonly number[])[];
  readonly #colours: readonly (readonly number[])[];
  /** By column: the rows that have it. By colour number: the rows that give that colour. */
  readonly #rowsIn: readonly Int32Array[];
  readonly #agree: readonly Int32Array[];
  /** By level and word: the rows in their lists. By level, plane and word: the cost of their removal. */
  readonly #there: Int32Array;
  readonly #costs: Int32Array;
  /** By column: whether it has a colour now. By level: the columns that got one there. */
  readonly #isColoured: Uint8Array;
  readonly #given: number[][];

  constructor(matrix: Matrix<unknown>, { rows, lengths }: BitmapTables, levels: number) {
    const words = (rows.length + 31) >> 5;
    const planes = 32 - Math.clz32(lengths.reduce((most, length) => Math.max(most, length - 1), 0));
    this.#words = words;
    this.#planes = planes;
    const numbers = new Map<string, number>();
    const agree = [new Int32Array(words)];
    const rowsIn = matrix.columns.map(() => new Int32Array(words));
    const places = Array.from(rows, (row) =>
      [...(matrix.rows[row] as readonly number[]).entries()].filter(
        ([, column]) => matrix.columns[column]?.kind !== 'off',
      ),
    );
    this.#columns = places.map((list) => list.map(([, column]) => column));
    this.#colours = places.map((list, index) =>
      list.map(([place, column]) => {
        const colour = matrix.colours?.byRow[rows[index] as number]?.[place] ?? '';
        if (colour === '') return 0;
        // The same colour in another column has another number.
        const name = `${column}:${colour}`;
        const number = numbers.get(name) ?? agree.push(new Int32Array(words)) - 1;
        numbers.set(name, number);
        return number;
      }),
    );
    this.#columns.forEach((list, row) => {
      list.forEach((column, place) => {
        add(rowsIn[column] as Int32Array, row);
        const number = this.#colours[row]?.[place] ?? 0;
        if (number > 0) add(agree[number] as Int32Array, row);
      });
    });
    this.#rowsIn = rowsIn;
    this.#agree = agree;
    this.#there = new Int32Array(levels * words);
    this.#costs = new Int32Array(levels * planes * words);
    for (let row = 0; row < rows.length; row += 1) {
      add(this.#there, row);
      for (let plane = 0; plane < planes; plane += 1) {
        if ((((lengths[row] as number) - 1) >> plane) & 1) add(this.#costs, plane * words * 32 + row);
      }
    }
    this.#isColoured = new Uint8Array(matrix.columns.length);
    this.#given = Array.from({ length: levels }, () => []);
    this.covered = new Float64Array(levels);
    this.removed = new Float64Array(levels);
    this.cleansed = new Float64Array(levels);
  }

  /** The updates for removing the rows of a column from all others, at a level. */
  weight(level: number, column: number): number {
    const words = this.#words;
    const rows = this.#rowsIn[column] as Int32Array;
    let weight = 0;
    for (let word = 0; word < words; word += 1) {
      const set = (this.#there[level * words + word] as number) & (rows[word] as number);
      if (set !== 0) weight += this.#costOf(level, word, set);
    }
    return weight;
  }

  /**
   * Takes a row for a column: computes the next level from this one, and sets `updates`, `cleansings` and `committed`.
   */
  take(level: number, branch: number, row: number): void {
    const words = this.#words;
    const next = level + 1;
    const weight = this.weight(level, branch);
    this.#forget(level);
    this.#there.copyWithin(next * words, level * words, next * words);
    const size = this.#planes * words;
    this.#costs.copyWithin(next * size, level * size, next * size);
    // The rows of the column branched on are out already.
    const out = this.#rowsIn[branch] as Int32Array;
    for (let word = 0; word < words; word += 1) {
      const at = next * words + word;
      this.#there[at] = (this.#there[at] as number) & ~(out[word] as number);
    }
    [this.updates, this.cleansings, this.committed] = [0, 0, 0];
    const columns = this.#columns[row] as readonly number[];
    const colours = this.#colours[row] as readonly number[];
    const start = columns.indexOf(branch);
    for (let turn = 1; turn < columns.length; turn += 1) {
      const place = (start + turn) % columns.length;
      this.#commit(next, columns[place] as number, colours[place] as number);
    }
    this.covered[next] = (this.covered[level] as number) + 1 + this.committed;
    this.removed[next] = (this.removed[level] as number) + 1 + weight + this.updates;
    this.cleansed[next] = (this.cleansed[level] as number) + this.cleansings;
  }

  #commit(level: number, column: number, colour: number): void {
    const words = this.#words;
    if (colour > 0 && this.#isColoured[column] !== 0) return;
    this.committed += 1;
    if (colour > 0) {
      this.#isColoured[column] = 1;
      (this.#given[level - 1] as number[]).push(column);
      this.cleansings += 1;
    } else this.updates += 1;
    const rows = this.#rowsIn[column] as Int32Array;
    const agree = this.#agree[colour] as Int32Array;
    for (let word = 0; word < words; word += 1) {
      const at = level * words + word;
      const there = (this.#there[at] as number) & (rows[word] as number);
      if (there === 0) continue;
      const staying = there & (agree[word] as number);
      const out = there & ~staying;
      if (out !== 0) {
        this.updates += this.#costOf(level, word, out);
        this.#there[at] = (this.#there[at] as number) & ~out;
      }
      if (staying === 0) continue;
      this.cleansings += bitCount(staying);
      this.#mark(level, word, staying);
    }
  }

  /** The cost of removing some rows of a word. */
  #costOf(level: number, word: number, set: number): number {
    const [words, planes] = [this.#words, this.#planes];
    let cost = 0;
    for (let plane = 0; plane < planes; plane += 1) {
      const bits = this.#costs[(level * planes + plane) * words + word] as number;
      cost += bitCount(bits & set) << plane;
    }
    return cost;
  }

  /** Subtracts 1 from the cost of some rows of a word: where a bit is 0, it becomes 1 and borrows. */
  #mark(level: number, word: number, set: number): void {
    const [words, planes] = [this.#words, this.#planes];
    let borrow = set;
    for (let plane = 0; plane < planes && borrow !== 0; plane += 1) {
      const at = (level * planes + plane) * words + word;
      const bits = this.#costs[at] as number;
      this.#costs[at] = bits ^ borrow;
      borrow &= ~bits;
    }
  }

  /** Takes back the colours given at a level and below it. */
  #forget(level: number): void {
    for (let at = level; at < this.#given.length; at += 1) {
      const given = this.#given[at] as number[];
      for (const column of given) this.#isColoured[column] = 0;
      given.length = 0;
    }
  }
}

function add(set: Int32Array, bit: number): void {
  set[bit >> 5] = (set[bit >> 5] as number) | (1 << (bit & 31));
}
