import { bitCount } from './bit-count.ts';
import type { BitmapTables } from './bitmap-tables.ts';

/** Above the rank of any column. */
const NO_RANK = 0x7fffffff;

/**
 * The levels of a search on bitmaps: each has a copy of all words, and values computed from it. `narrow` computes a
 * level from the one above, and overwrites what was there.
 */
export class BitmapLevels {
  readonly tables: BitmapTables;
  /** By level: the smallest column, or -1 when none is left, and how many rows it has, or 0. */
  readonly branch: Int32Array;
  readonly size: Int32Array;
  /** By level: the weight of all live rows, and of those of the column branched on. */
  readonly weight: Float64Array;
  readonly branchWeight: Int32Array;
  /** By level: how many rows of the column branched on have had their turn. */
  readonly turn: Int32Array;

  /** By level: a copy of all words. */
  readonly #live: Int32Array;
  /** By level: the columns that are not covered, how many they are, and how many of them are homes. */
  readonly #open: Int32Array;
  readonly #openCount: Int32Array;
  readonly #homeCount: Int32Array;
  /** By level: the bits of the column branched on, with room for `#widest` of them. */
  readonly #turns: Int32Array;
  readonly #widest: number;

  /** One level more than rows can be chosen; the first holds all rows. */
  constructor(tables: BitmapTables) {
    this.tables = tables;
    const { all, order, homes, rows, starts } = tables;
    const levels = Math.min(order.length, rows.length) + 1;
    this.branch = new Int32Array(levels);
    this.size = new Int32Array(levels);
    this.weight = new Float64Array(levels);
    this.branchWeight = new Int32Array(levels);
    this.turn = new Int32Array(levels);
    this.#live = new Int32Array(levels * all.length);
    this.#open = new Int32Array(levels * order.length);
    this.#openCount = new Int32Array(levels);
    this.#homeCount = new Int32Array(levels);
    this.#widest = 32 * starts.reduce((most, end, at) => Math.max(most, end - (starts[at - 1] ?? 0)), 0);
    this.#turns = new Int32Array(levels * this.#widest);
    this.#live.set(all);
    this.#open.set(order);
    this.#openCount[0] = order.length;
    this.#homeCount[0] = homes;
    this.narrow(0, 0, rows.length);
  }

  /** The bit of the row with this turn, from 0, in the column branched on at a level. */
  bit(level: number, turn: number): number {
    return this.#turns[level * this.#widest + turn] as number;
  }

  /** Lists the rows of the column branched on at a level, in the order in which they are tried. */
  lineUp(level: number): void {
    const { starts, rowOfBit, lengths, all } = this.tables;
    const column = this.branch[level] as number;
    const from = level * all.length;
    let turn = level * this.#widest;
    let weight = 0;
    for (let word = starts[column] as number; word < (starts[column + 1] as number); word += 1) {
      for (let rest = this.#live[from + word] as number; rest !== 0; rest &= rest - 1) {
        const bit = (word << 5) + 31 - Math.clz32(rest & -rest);
        this.#turns[turn] = bit;
        turn += 1;
        weight += (lengths[rowOfBit[bit] as number] as number) - 1;
      }
    }
    this.branchWeight[level] = weight;
  }

  /**
   * Computes the words of a level from those above it: what the row leaves of each column that it does not cover. Finds
   * the smallest column, leftmost on ties, but after the homes it stops at the first empty one: which empty column is
   * covered changes no counter.
   */
  narrow(above: number, level: number, row: number): void {
    const { starts, has, masks, all, least, weights, planes, order } = this.tables;
    const live = this.#live;
    const open = this.#open;
    const mask = row * all.length;
    const from = above * all.length;
    const to = level * all.length;
    const has0 = row * order.length;
    const open0 = above * order.length;
    const open1 = level * order.length;
    // Branch on the column of the lowest rank, size × width + number. The masks have more words than the largest rank,
    // so a rank stays a small integer.
    const width = order.length;
    let best = NO_RANK;
    let count = 0;
    let weight = 0;

    // All homes are visited, for the weight; after them the loop ends at the first empty column.
    const columns = this.#openCount[above] as number;
    const homes = this.#homeCount[above] as number;
    let homesLeft = 0;
    for (let at = 0; at < columns && (at < homes || best >= width); at += 1) {
      const column = open[open0 + at] as number;
      const end = starts[column + 1] as number;
      let word = starts[column] as number;
      let rows = (live[from + word] as number) & (masks[mask + word] as number);
      // A row excludes all rows of a column that it covers.
      if (rows === 0 && has[has0 + column] !== 0) continue;
      const weighed = at < homes ? planes : 0;
      let size = 0;
      for (;;) {
        live[to + word] = rows;
        if (rows !== 0) {
          size += bitCount(rows);
          for (let plane = 0; plane < weighed; plane += 1) {
            weight += bitCount(rows & (weights[word * planes + plane] as number)) << plane;
          }
        }
        word += 1;
        if (word === end) break;
        rows = (live[from + word] as number) & (masks[mask + word] as number);
      }
      open[open1 + count] = column;
      count += 1;
      if (at < homes) {
        homesLeft = count;
        weight += size * (least[column] as number);
      }
      // The lower of the two, without a branch, which would often be mispredicted.
      const less = size * width + column - best;
      best += less & (less >> 31);
    }
    this.#homeCount[level] = homesLeft;
    this.weight[level] = weight;
    this.#openCount[level] = count;
    this.turn[level] = 0;
    const isOver = best === NO_RANK;
    this.branch[level] = isOver ? -1 : best % width;
    this.size[level] = isOver ? 0 : Math.trunc(best / width);
  }
}
