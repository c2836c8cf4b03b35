import { refuseBounds } from '../bounds.ts';
import { type Matrix, checkColours, isUsable } from '../matrix.ts';
import { planesFor, setBit } from './bits.ts';
import { type Homes, homesOf } from './homes.ts';
import { type Ones, onesOf } from './ones.ts';

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
export interface Tables extends Homes {
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
  /** All rows, as at the root. */
  readonly all: Int32Array;
  /** Writes the mask of a row. */
  readonly fillMask: (row: number, mask: Int32Array) => void;
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

/** How many bytes the masks of a matrix take at most: they grow with the square of the rows. */
export function bytesOfMasks(matrix: Matrix<unknown>): number {
  const sizes = new Int32Array(matrix.columns.length);
  let usable = 0;
  for (const row of matrix.rows) {
    if (!isUsable(matrix, row)) continue;
    usable += 1;
    for (const column of row) sizes[column] = (sizes[column] as number) + 1;
  }
  const primary = sizes.filter((_, column) => matrix.columns[column]?.kind === 'primary');
  return 8 * usable * primary.reduce((sum, size) => sum + wordsFor(size), 0);
}

/**
 * Builds the tables of a matrix, in time that grows with its 1s; the masks are made when they are needed.
 * @throws RangeError when a column with colours is primary, or the masks would take more than 1 GB
 */
export function createTables(matrix: Matrix<unknown>): Tables {
  checkColours(matrix);
  refuseBounds(matrix, 'the compiled engine does');
  const columns = numbersOf(matrix.columns, ({ kind }) => kind === 'primary');
  const rows = numbersOf(matrix.rows, (row) => isUsable(matrix, row));
  const ones = onesOf(matrix, rows);
  const starts = new Int32Array(columns.length + 1);
  columns.forEach((column, index) => {
    const size = (ones.columns[column + 1] as number) - (ones.columns[column] as number);
    starts[index + 1] = (starts[index] as number) + wordsFor(size);
  });
  const words = starts[columns.length] as number;
  // Addresses have 32 bits. `load.ts` packs a column into 20, and a word into 22, which then is always enough.
  if (columns.length >= 2 ** 20 || words * rows.length > 2 ** 27) {
    throw new RangeError("the matrix is too large for bitmaps; use engine 'links'");
  }

  const rowOfBit = new Int32Array(words * 64);
  const nodeOfBit = new Int32Array(words * 64);
  const all = new Int32Array(words * 2);
  const has = new Uint8Array(rows.length * columns.length);
  const bits = new Int32Array(ones.placeRow.length).fill(-1);
  columns.forEach((column, index) => {
    let bit = (starts[index] as number) * 64;
    for (let at = ones.columns[column] as number; at < (ones.columns[column + 1] as number); at += 1) {
      const place = ones.inColumn[at] as number;
      const row = ones.placeRow[place] as number;
      bits[place] = bit;
      rowOfBit[bit] = row;
      // `createLinks` lays out the root, the headers, and then the rows, each after a spacer.
      nodeOfBit[bit] = (matrix.columns.length + 2 + row + place) << 2;
      setBit(all, bit);
      has[row * columns.length + index] = 1;
      bit += 1;
    }
  });

  const { places } = ones;
  const lengths = Int32Array.from(rows, (_, row) => (places[row + 1] as number) - (places[row] as number));
  return {
    words,
    columns,
    starts,
    rows,
    lengths,
    has,
    rowOfBit,
    nodeOfBit,
    all,
    fillMask: maskMaker(ones, bits, all),
    ...homesOf(places, bits, rowOfBit, starts, lengths),
    colours: matrix.colours ? coloursOf(ones, lengths) : null,
  };
}

/**
 * Makes masks: from all rows, those go that share a column with the row and do not agree with it on a colour there. What a
 * column excludes is left out where other columns of the row have excluded the same rows, so that rows with thousands of
 * columns in common cost little.
 */
function maskMaker(ones: Ones, bits: Int32Array, all: Int32Array): Tables['fillMask'] {
  const { places, placeRow, placeColumn, placeColour, columns, inColumn } = ones;
  const excludes = exclusionsOf(ones, bits, all.length);
  // By row: in the making of which mask it was excluded last, and how many have been made.
  const excludedIn = new Int32Array(places.length);
  let making = 0;
  return (row, mask) => {
    making += 1;
    mask.set(all);
    for (let place = places[row] as number; place < (places[row + 1] as number); place += 1) {
      const column = placeColumn[place] as number;
      const colour = placeColour[place] as number;
      const [begin, end] = [columns[column] as number, columns[column + 1] as number];
      // To read a list that is longer than the mask takes longer than to exclude it again.
      const isLong = end - begin >= all.length;
      let isMore = isLong;
      for (let at = begin; at < end && !isLong; at += 1) {
        const other = inColumn[at] as number;
        const excluded = placeRow[other] as number;
        if (excludedIn[excluded] === making || (colour > 0 && placeColour[other] === colour)) continue;
        excludedIn[excluded] = making;
        isMore = true;
      }
      if (!isMore) continue;
      const exclusion = excludes(column, colour);
      for (let at = 0; at < exclusion.length; at += 2) {
        const word = exclusion[at] as number;
        mask[word] = (mask[word] as number) & (exclusion[at + 1] as number);
      }
    }
  };
}

/**
 * What a column excludes for a row with this colour there, or 0, as pairs: a word, and what is left of it. Each is
 * computed once, when it is needed.
 */
function exclusionsOf(ones: Ones, bits: Int32Array, words: number): (column: number, colour: number) => Int32Array {
  const { places, placeRow, placeColour, columns, inColumn } = ones;
  const known = new Map<number, Int32Array>();
  const left = new Int32Array(words).fill(-1);
  return (column, colour) => {
    // A colour has a number of its own in each column.
    const key = colour > 0 ? -colour : column;
    const before = known.get(key);
    if (before) return before;
    const changed: number[] = [];
    for (let at = columns[column] as number; at < (columns[column + 1] as number); at += 1) {
      const other = inColumn[at] as number;
      if (colour > 0 && placeColour[other] === colour) continue;
      const row = placeRow[other] as number;
      for (let place = places[row] as number; place < (places[row + 1] as number); place += 1) {
        const bit = bits[place] as number;
        if (bit < 0) continue;
        const word = bit >> 5;
        if (left[word] === -1) changed.push(word);
        left[word] = (left[word] as number) & ~(1 << (bit & 31));
      }
    }
    const pairs = Int32Array.from(changed.flatMap((word) => [word, left[word] as number]));
    for (const word of changed) left[word] = -1;
    known.set(key, pairs);
    return pairs;
  };
}

function coloursOf(ones: Ones, lengths: Int32Array): ColourTables {
  const { places, placeRow, placeColumn, placeColour } = ones;
  const columns = ones.columns.length - 1;
  const words = (lengths.length + 63) >> 6;
  const planes = planesFor(lengths.map((length) => length - 1));
  const rowsIn = new Int32Array(columns * words * 2);
  const agree = new Int32Array((ones.colours + 1) * words * 2);
  const there = new Int32Array(words * 2);
  const costs = new Int32Array(planes * words * 2);
  placeRow.forEach((row, place) => {
    setBit(rowsIn, (placeColumn[place] as number) * words * 64 + row);
    const colour = placeColour[place] as number;
    if (colour > 0) setBit(agree, colour * words * 64 + row);
  });
  lengths.forEach((length, row) => {
    setBit(there, row);
    for (let plane = 0; plane < planes; plane += 1) {
      if (((length - 1) >> plane) & 1) setBit(costs, plane * words * 64 + row);
    }
  });
  return { columns, words, planes, places, placeColumn, placeColour, rowsIn, agree, there, costs };
}

/** A column without rows has a word as well, in which the search finds it empty. */
function wordsFor(size: number): number {
  return Math.max(1, (size + 63) >> 6);
}

function numbersOf<T>(list: ArrayLike<T>, isIn: (item: T, index: number) => boolean): Int32Array {
  return Int32Array.from(Array.from(list, (item, index) => (isIn(item, index) ? index : -1)).filter((at) => at >= 0));
}
