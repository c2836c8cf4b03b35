import { type Matrix, checkColours, isUsable } from '../matrix.ts';

/**
 * The constant tables of a search on bitmaps.
 *
 * Every primary column has a bit for each of its rows, in order, in words of its own; the words of all columns are
 * adjacent. Each row that can be chosen has a *mask* over all these words: the rows that may stand beside it, because
 * they share no column with it, primary or secondary, or agree with it on the colour of each that they share.
 *
 * Columns and rows have other numbers here than in the matrix: from 0 up, for primary columns and usable rows only.
 * A word has 64 bits, and is two numbers of 32 here, the low one first.
 */
export interface Tables {
  /** Words of all columns. */
  readonly words: number;
  /** By column: its number in the matrix, and where its words begin, with an extra entry for the end. */
  readonly columns: Int32Array;
  readonly starts: Int32Array;
  /** By row: its number in the matrix and its length; by row × columns + column, whether it is in that column. */
  readonly rows: Int32Array;
  readonly lengths: Int32Array;
  readonly has: Uint8Array;
  /** By bit, that is word × 64 + bit in the word: its row, and the address of its node in the links. */
  readonly rowOfBit: Int32Array;
  readonly nodeOfBit: Int32Array;
  /** All rows, as at the root; and by row × words the masks. */
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
  readonly colours: ColourTables | null;
}

/** What colours need: sets of rows, in words of their own. */
interface ColourTables {
  /** Columns of the matrix. */
  readonly columns: number;
  /** Words of a set of rows, and bit planes of the cost of removing a row. */
  readonly words: number;
  readonly planes: number;
  /** By row: where its places begin. By place: the column of the matrix, and the number of the colour, 0 for none. */
  readonly places: Int32Array;
  readonly placeColumn: Int32Array;
  readonly placeColour: Int32Array;
  /** By column of the matrix: the rows that have it. By number of a colour: the rows that give it. */
  readonly rowsIn: Int32Array;
  readonly agree: Int32Array;
  /** At the root, by word: the rows in their lists; by plane and word: the cost of their removal. */
  readonly there: Int32Array;
  readonly costs: Int32Array;
}

/** The size of the bitmaps of a matrix. */
interface BitmapSize {
  /** How many bytes the masks take: they grow with the square of the rows. */
  readonly bytes: number;
  /** Rows per word on average, at most 64; the fewer, the less is gained. */
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
  return { bytes: 8 * words * usable, fill: ones / Math.max(1, words) };
}

/** A 1 of a row: the column of the matrix, and the number of its colour there, 0 for none. */
interface One {
  readonly column: number;
  readonly colour: number;
}

/**
 * Builds the tables of a matrix, in time that grows with the masks and the 1s.
 * @throws RangeError when a column with colours is primary, or the masks would take more than 1 GB
 */
export function createTables(matrix: Matrix<unknown>): Tables {
  checkColours(matrix);
  const kinds = matrix.columns.map(({ kind }) => kind);
  const columns = numbersOf(kinds, (kind) => kind === 'primary');
  const rows = numbersOf(matrix.rows, (row) => isUsable(matrix, row));
  const numbers = new Map<string, number>();
  const own = Array.from(rows, (row): One[] =>
    (matrix.rows[row] as readonly number[]).flatMap((column, place) => {
      if (kinds[column] === 'off') return [];
      const colour = matrix.colours?.[row]?.[place] ?? '';
      if (colour === '') return [{ column, colour: 0 }];
      // The same colour in another column has another number.
      const name = `${column}:${colour}`;
      const number = numbers.get(name) ?? numbers.size + 1;
      numbers.set(name, number);
      return [{ column, colour: number }];
    }),
  );
  const indexOf = new Int32Array(kinds.length).fill(-1);
  columns.forEach((column, index) => (indexOf[column] = index));

  const starts = new Int32Array(columns.length + 1);
  const sizes = new Int32Array(columns.length);
  for (const list of own) {
    for (const { column } of list) {
      const index = indexOf[column] as number;
      if (index >= 0) sizes[index] = (sizes[index] as number) + 1;
    }
  }
  sizes.forEach((size, index) => (starts[index + 1] = (starts[index] as number) + wordsFor(size)));
  const words = starts[columns.length] as number;
  // Addresses have 32 bits. `load.ts` packs a column into 20, and a word into 22, which then is always enough.
  if (columns.length >= 2 ** 20 || words * rows.length > 2 ** 27) {
    throw new RangeError('the matrix is too large for bitmaps; take the links');
  }

  const rowOfBit = new Int32Array(words * 64);
  const nodeOfBit = new Int32Array(words * 64);
  const all = new Int32Array(words * 2);
  const has = new Uint8Array(rows.length * columns.length);
  const firstNodes = firstNodesOf(own, kinds.length);
  const filled = new Int32Array(columns.length);
  const bits = own.map((list, row) =>
    list.flatMap(({ column }, place) => {
      const index = indexOf[column] as number;
      if (index < 0) return [];
      const bit = (starts[index] as number) * 64 + (filled[index] as number);
      filled[index] = (filled[index] as number) + 1;
      rowOfBit[bit] = row;
      nodeOfBit[bit] = ((firstNodes[row] as number) + place) << 2;
      set(all, bit);
      has[row * columns.length + index] = 1;
      return [bit];
    }),
  );

  const lengths = Int32Array.from(own, (list) => list.length);
  return {
    ...{ words, columns, starts, rows, lengths, has, rowOfBit, nodeOfBit, all },
    masks: masksOf(own, bits, all),
    ...atHome(bits, starts, lengths),
    colours: matrix.colours ? coloursOf(own, lengths, kinds.length, numbers.size) : null,
  };
}

/**
 * The masks: from all rows, those go that a column excludes. What a column excludes for a row with a colour there, or
 * without, is computed once.
 */
function masksOf(own: readonly (readonly One[])[], bits: readonly (readonly number[])[], all: Int32Array): Int32Array {
  const ofColumn = new Map<number, Int32Array>();
  const ofColour = new Map<number, Int32Array>();
  const among = (sets: Map<number, Int32Array>, key: number, row: number): void => {
    const rows = sets.get(key) ?? new Int32Array(all.length);
    sets.set(key, rows);
    for (const bit of bits[row] as readonly number[]) set(rows, bit);
  };
  own.forEach((list, row) => {
    for (const { column, colour } of list) {
      among(ofColumn, column, row);
      if (colour > 0) among(ofColour, colour, row);
    }
  });
  const masks = new Int32Array(own.length * all.length);
  own.forEach((list, row) => {
    const from = row * all.length;
    masks.set(all, from);
    for (const { column, colour } of list) {
      const excluded = ofColumn.get(column) as Int32Array;
      const agreeing = ofColour.get(colour);
      for (let word = 0; word < all.length; word += 1) {
        const staying = agreeing ? (agreeing[word] as number) : 0;
        const at = from + word;
        masks[at] = (masks[at] as number) & ~((excluded[word] as number) & ~staying);
      }
    }
  });
  return masks;
}

/** Chooses the homes, the fullest column first, and computes the weights. */
function atHome(
  bits: readonly (readonly number[])[],
  starts: Int32Array,
  lengths: Int32Array,
): Pick<Tables, 'order' | 'homes' | 'least' | 'planes' | 'weights'> {
  const columns = starts.length - 1;
  const columnOfWord = new Int32Array(starts[columns] as number);
  for (let column = 0; column < columns; column += 1) {
    columnOfWord.fill(column, starts[column], starts[column + 1]);
  }
  const columnOf = (bit: number): number => columnOfWord[bit >> 6] as number;

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
  const planes = planesFor(more);
  const weights = new Int32Array(columnOfWord.length * planes * 2);
  bits.forEach((own, row) => {
    const bit = own.find((one) => columnOf(one) === homeOf[row]) as number;
    for (let plane = 0; plane < planes; plane += 1) {
      if (((more[row] as number) >> plane) & 1) set(weights, ((bit >> 6) * planes + plane) * 64 + (bit & 63));
    }
  });
  const others = numbersOf(starts.slice(0, columns), (_, column) => !homes.includes(column));
  return { order: Int32Array.from([...homes, ...others]), homes: homes.length, least, planes, weights };
}

function coloursOf(
  own: readonly (readonly One[])[],
  lengths: Int32Array,
  columns: number,
  numbers: number,
): ColourTables {
  const words = (own.length + 63) >> 6;
  const planes = planesFor(lengths.map((length) => length - 1));
  const places = new Int32Array(own.length + 1);
  own.forEach((list, row) => (places[row + 1] = (places[row] as number) + list.length));
  const rowsIn = new Int32Array(columns * words * 2);
  const agree = new Int32Array((numbers + 1) * words * 2);
  const there = new Int32Array(words * 2);
  const costs = new Int32Array(planes * words * 2);
  own.forEach((list, row) => {
    for (const { column, colour } of list) {
      set(rowsIn, column * words * 64 + row);
      if (colour > 0) set(agree, colour * words * 64 + row);
    }
    set(there, row);
    for (let plane = 0; plane < planes; plane += 1) {
      if (((list.length - 1) >> plane) & 1) set(costs, plane * words * 64 + row);
    }
  });
  const ones = own.flat();
  return {
    ...{ columns, words, planes, places, rowsIn, agree, there, costs },
    placeColumn: Int32Array.from(ones, ({ column }) => column),
    placeColour: Int32Array.from(ones, ({ colour }) => colour),
  };
}

/** By row the number of its first node, as `createLinks` lays them out: headers, then rows between spacers. */
function firstNodesOf(own: readonly (readonly One[])[], columns: number): number[] {
  let next = columns + 2;
  return own.map((list) => {
    const first = next;
    next += list.length + 1;
    return first;
  });
}

/** A column without rows has a word as well, in which the search finds it empty. */
function wordsFor(size: number): number {
  return Math.max(1, (size + 63) >> 6);
}

/** The bits of the largest of some numbers. */
function planesFor(values: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < values.length; at += 1) most = Math.max(most, values[at] as number);
  return 32 - Math.clz32(most);
}

function numbersOf<T>(list: ArrayLike<T>, isIn: (item: T, index: number) => boolean): Int32Array {
  return Int32Array.from(Array.from(list, (item, index) => (isIn(item, index) ? index : -1)).filter((at) => at >= 0));
}

function set(words: Int32Array, bit: number): void {
  words[bit >> 5] = (words[bit >> 5] as number) | (1 << (bit & 31));
}
