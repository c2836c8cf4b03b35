import { type Matrix, isUsable } from './matrix.ts';

/**
 * The constant tables of a search on bitmaps.
 *
 * Every primary column has a bit for each of its rows, in order, in words of its own; the words of all columns are
 * adjacent. Each row that can be chosen has a *mask* over all these words: the rows that may stand beside it, because
 * they share no column with it, primary or secondary, or agree with it on the colour of each that they share.
 *
 * Columns and rows have other numbers here than in the matrix: from 0 up, for primary columns and usable rows only.
 */
export interface BitmapTables {
  /** By column: its number in the matrix, and where its words begin, with an extra entry for the end. */
  readonly columns: Int32Array;
  readonly starts: Int32Array;
  /** By row: its number in the matrix and its length; by row × columns + column, whether it is in that column. */
  readonly rows: Int32Array;
  readonly lengths: Int32Array;
  readonly has: Uint8Array;
  /** By bit, that is word × 32 + bit in the word: its row, and the address of its node in the links. */
  readonly rowOfBit: Int32Array;
  readonly nodeOfBit: Int32Array;
  /** All rows, as at the root; and by row × words the masks, with an extra one that excludes nothing. */
  readonly all: Int32Array;
  readonly masks: Int32Array;
  /**
   * All columns, beginning with the `homes`: a few columns that together hold all rows. Each row has one of them as its
   * home.
   */
  readonly order: Int32Array;
  readonly homes: number;
  /**
   * A row *weighs* its length less 1 in its home, and 0 in other columns. By column: the `least` weight of its rows. By
   * word × planes + plane: the rows whose weight above that has this bit. A sum of weights is then a few bit counts,
   * and `planes` is 0 when the rows of each column weigh the same.
   */
  readonly least: Int32Array;
  readonly planes: number;
  readonly weights: Int32Array;
}

/** The size of the bitmaps of a matrix. */
export interface BitmapSize {
  /** How many bytes the masks take: they grow with the square of the rows. */
  readonly bytes: number;
  /** Rows per word on average, at most 32; the fewer, the less is gained. */
  readonly fill: number;
}

export function bitmapSize(matrix: Matrix<unknown>): BitmapSize {
  const sizes = new Int32Array(matrix.columns.length);
  let usable = 0;
  for (const row of matrix.rows) {
    if (!isUsable(matrix, row)) continue;
    usable += 1;
    for (const column of row) sizes[column] = (sizes[column] as number) + 1;
  }
  const primary = sizes.filter((_, column) => matrix.columns[column]?.kind === 'primary');
  const words = primary.reduce((sum, size) => sum + wordsFor(size), 0);
  const ones = primary.reduce((sum, size) => sum + size, 0);
  return { bytes: 4 * words * usable, fill: ones / Math.max(1, words) };
}

/** Builds the tables of a matrix, in time that grows with the masks and with the pairs of rows that share a column. */
export function createBitmapTables(matrix: Matrix<unknown>): BitmapTables {
  const kinds = matrix.columns.map(({ kind }) => kind);
  const columns = numbersOf(kinds, (kind) => kind === 'primary');
  const rows = numbersOf(matrix.rows, (row) => isUsable(matrix, row));
  // Columns of each row, by their number in the matrix, and rows of each column, by their number here.
  const own = Array.from(rows, (row) =>
    (matrix.rows[row] as readonly number[]).filter((column) => kinds[column] !== 'off'),
  );
  const rowsIn: number[][] = kinds.map(() => []);
  own.forEach((list, row) => {
    for (const column of list) (rowsIn[column] as number[]).push(row);
  });

  const starts = new Int32Array(columns.length + 1);
  columns.forEach((column, index) => {
    const size = (rowsIn[column] as number[]).length;
    starts[index + 1] = (starts[index] as number) + wordsFor(size);
  });
  const words = starts[columns.length] as number;

  const rowOfBit = new Int32Array(words * 32);
  const nodeOfBit = new Int32Array(words * 32);
  const firstNodes = firstNodesOf(own, kinds.length);
  const all = new Int32Array(words);
  // An extra entry for no row, like the extra mask.
  const has = new Uint8Array((rows.length + 1) * columns.length);
  const bits: number[][] = own.map(() => []);
  columns.forEach((column, index) => {
    (rowsIn[column] as number[]).forEach((row, at) => {
      const bit = (starts[index] as number) * 32 + at;
      rowOfBit[bit] = row;
      const place = (own[row] as number[]).indexOf(column);
      nodeOfBit[bit] = ((firstNodes[row] as number) + place) << 2;
      set(all, bit);
      has[row * columns.length + index] = 1;
      (bits[row] as number[]).push(bit);
    });
  });

  const masks = new Int32Array((rows.length + 1) * words);
  masks.set(all, rows.length * words);
  const colourOf = (row: number, column: number): string => {
    const number = rows[row] as number;
    const place = (matrix.rows[number] as readonly number[]).indexOf(column);
    return matrix.colours?.byRow[number]?.[place] ?? '';
  };
  own.forEach((list, row) => {
    const mask = masks.subarray(row * words, (row + 1) * words);
    mask.set(all);
    for (const column of list) {
      const colour = matrix.colours ? colourOf(row, column) : '';
      for (const other of rowsIn[column] as number[]) {
        if (colour !== '' && colourOf(other, column) === colour) continue;
        for (const bit of bits[other] as number[]) clear(mask, bit);
      }
    }
  });

  const lengths = Int32Array.from(own, (list) => list.length);
  return {
    ...{ columns, starts, rows, lengths, has, rowOfBit, nodeOfBit, all, masks },
    ...atHome(columns.length, bits, starts, lengths),
  };
}

/** Chooses the homes, the fullest column first, and computes the weights. */
function atHome(
  columns: number,
  bits: readonly (readonly number[])[],
  starts: Int32Array,
  lengths: Int32Array,
): Pick<BitmapTables, 'order' | 'homes' | 'least' | 'planes' | 'weights'> {
  const columnOfWord = new Int32Array(starts[columns] as number);
  for (let column = 0; column < columns; column += 1) {
    columnOfWord.fill(column, starts[column], starts[column + 1]);
  }
  const columnOf = (bit: number): number => columnOfWord[bit >> 5] as number;

  const homeless = new Set(bits.keys());
  const homes: number[] = [];
  const homeOf = new Int32Array(bits.length);
  while (homeless.size > 0) {
    const counts = new Int32Array(columns);
    for (const row of homeless) {
      for (const bit of bits[row] as readonly number[]) {
        counts[columnOf(bit)] = (counts[columnOf(bit)] as number) + 1;
      }
    }
    const fullest = counts.indexOf(counts.reduce((most, count) => Math.max(most, count)));
    homes.push(fullest);
    for (const row of homeless) {
      if (!(bits[row] as readonly number[]).some((bit) => columnOf(bit) === fullest)) continue;
      homeOf[row] = fullest;
      homeless.delete(row);
    }
  }
  homes.sort((a, b) => a - b);

  const weightOf = (row: number): number => (lengths[row] as number) - 1;
  const least = new Int32Array(columns).fill(lengths.reduce((most, length) => Math.max(most, length), 0));
  bits.forEach((own, row) => {
    for (const column of own.map(columnOf)) {
      const weight = column === homeOf[row] ? weightOf(row) : 0;
      least[column] = Math.min(least[column] as number, weight);
    }
  });
  const more = bits.map((_, row) => weightOf(row) - (least[homeOf[row] as number] as number));
  const planes = 32 - Math.clz32(more.reduce((most, one) => Math.max(most, one), 0));
  const weights = new Int32Array(columnOfWord.length * planes);
  bits.forEach((own, row) => {
    const bit = own.find((one) => columnOf(one) === homeOf[row]) as number;
    for (let plane = 0; plane < planes; plane += 1) {
      if (((more[row] as number) >> plane) & 1) {
        set(weights, ((bit >> 5) * planes + plane) * 32 + (bit & 31));
      }
    }
  });
  const others = numbersOf(starts.slice(0, columns), (_, column) => !homes.includes(column));
  return {
    order: Int32Array.from([...homes, ...others]),
    homes: homes.length,
    least,
    planes,
    weights,
  };
}

/** By row the number of its first node, as `createLinks` lays them out: headers, then rows between spacers. */
function firstNodesOf(own: readonly (readonly number[])[], columns: number): number[] {
  let next = columns + 2;
  return own.map((list) => {
    const first = next;
    next += list.length + 1;
    return first;
  });
}

/** A column without rows has a word as well, in which the search finds it empty. */
function wordsFor(size: number): number {
  return Math.max(1, (size + 31) >> 5);
}

function numbersOf<T>(list: ArrayLike<T>, isIn: (item: T, index: number) => boolean): Int32Array {
  return Int32Array.from(Array.from(list, (item, index) => (isIn(item, index) ? index : -1)).filter((at) => at >= 0));
}

function set(words: Int32Array, bit: number): void {
  words[bit >> 5] = (words[bit >> 5] as number) | (1 << (bit & 31));
}

function clear(words: Int32Array, bit: number): void {
  words[bit >> 5] = (words[bit >> 5] as number) & ~(1 << (bit & 31));
}
