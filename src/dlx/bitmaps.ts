import { bitCount } from './bit-count.ts';
import type { BitmapTables } from './bitmap-tables.ts';
import { createBitmapTables } from './bitmap-tables.ts';
import type { SearchEvent, StopAt } from './events.ts';
import type { Walk } from './engine.ts';
import type { Matrix } from './matrix.ts';

/**
 * The search of `search.ts` on bitmaps: the same tree, node for node, with the same counters.
 *
 * **Invariant.** At each level there is a copy of every uncovered column, a bit for each row that may
 * still be chosen. To take a row is to make the copies of the next level: `child = parent & mask`, over
 * the columns that the row does not cover. To give it up is to look at the level above again: nothing
 * is undone.
 *
 * **Updates without links.** Links take a row out of its columns once, when the first of them is
 * covered, and that removes it from all columns but that one: its length less one. A cover takes the
 * header out as well. So to enter a node costs 1 and the sum of (length − 1) over the rows of the column
 * branched on; to take a row costs 1 for each of its other columns, and the sum of (length − 1) over the
 * rows that it shuts out, less those of the column branched on, which are out already. Such a sum is the
 * *weight* of a level before less its weight after.
 *
 * Ties go to the leftmost column and rows come in order, as in the links. Memory grows with the square
 * of the rows (`bitmapBytes`).
 */
export class BitmapSearch implements Walk {
  readonly tables: BitmapTables;
  /** The last event, and counters, as in `Search`. */
  event: SearchEvent = 'start';
  nodes = 0;
  updates = 0;
  covers = 0;
  solutions = 0;
  deadEnds = 0;
  /** Rows chosen now, and the lowest and highest level since the owner last set them. */
  level = 0;
  lowest = 0;
  highest = 0;
  readonly profile: Float64Array;
  readonly updatesByLevel: Float64Array;

  /** By level: a copy of all words. */
  readonly #live: Int32Array;
  /** By level: the columns that are not covered, how many they are, and how many of them are homes. */
  readonly #open: Int32Array;
  readonly #openCount: Int32Array;
  readonly #homeCount: Int32Array;
  /** By level: the smallest column, or -1 when none is left, its size, the weight of its rows and of all live rows. */
  readonly #branch: Int32Array;
  readonly #size: Int32Array;
  readonly #branchWeight: Int32Array;
  readonly #weight: Float64Array;
  /** By level: the bits of the column branched on, room for `#widest` of them, and how many had their turn. */
  readonly #turns: Int32Array;
  readonly #widest: number;
  readonly #turn: Int32Array;

  constructor(matrix: Matrix<unknown>) {
    this.tables = createBitmapTables(matrix);
    const { all, order, homes, rows, starts } = this.tables;
    const levels = Math.min(order.length, rows.length) + 1;
    this.profile = new Float64Array(levels);
    this.updatesByLevel = new Float64Array(levels);
    this.#live = new Int32Array(levels * all.length);
    this.#open = new Int32Array(levels * order.length);
    this.#openCount = new Int32Array(levels);
    this.#homeCount = new Int32Array(levels);
    this.#branch = new Int32Array(levels);
    this.#size = new Int32Array(levels);
    this.#branchWeight = new Int32Array(levels);
    this.#weight = new Float64Array(levels);
    this.#widest =
      32 * starts.reduce((most, end, at) => Math.max(most, end - (starts[at - 1] ?? 0)), 0);
    this.#turns = new Int32Array(levels * this.#widest);
    this.#turn = new Int32Array(levels);
    this.#live.set(all);
    this.#open.set(order);
    this.#openCount[0] = order.length;
    this.#homeCount[0] = homes;
    this.#narrow(0, 0, rows.length);
  }

  /** True when every row has been tried. */
  get done(): boolean {
    return this.event === 'done';
  }

  /** Events so far: each node is entered and left once, and entered by a try, but for the first. */
  get events(): number {
    if (this.nodes === 0) return 0;
    const isTry = this.event === 'try';
    const isOpen = this.done ? 0 : this.level + (isTry ? 0 : 1);
    return 3 * this.nodes - (isTry ? 0 : 1) - isOpen;
  }

  /** How many columns are covered now, after a try, a solution or the end. */
  get covered(): number {
    const { lengths, rowOfBit } = this.tables;
    return this.bits().reduce((sum, bit) => sum + (lengths[rowOfBit[bit] as number] as number), 0);
  }

  /** How many nodes and headers are out of their lists now, at the same moments. */
  get removed(): number {
    return this.covered + (this.#weight[0] as number) - (this.#weight[this.level] as number);
  }

  /** Events, covers and uncovers so far, at the same moments. */
  get moves(): number {
    return this.events + 2 * this.covers - this.covered;
  }

  /** Events and pointer writes so far, at the same moments. */
  get writes(): number {
    return this.events + 4 * this.updates - 2 * this.removed;
  }

  /** Runs until a row is tried with so many updates made, or so many solutions are found, or the search is done. */
  run({
    updates = Infinity,
    solutions = Infinity,
  }: Pick<StopAt, 'updates' | 'solutions'> = {}): void {
    while (this.event !== 'done') {
      switch (this.event) {
        case 'start':
        case 'try':
          this.event = this.#enter();
          if (this.event === 'solution' && this.solutions >= solutions) return;
          break;
        case 'choose':
        case 'retreat':
          this.event = this.#advance();
          if (this.event === 'try' && this.updates >= updates) return;
          break;
        case 'dead end':
        case 'solution':
          this.event = this.#leave();
      }
    }
  }

  /** The row numbers chosen now, in order. */
  rows(): number[] {
    const { rows, rowOfBit } = this.tables;
    return this.bits().map((bit) => rows[rowOfBit[bit] as number] as number);
  }

  /** The nodes taken now, in order, as `Search` has them in its links. */
  path(): Int32Array {
    return Int32Array.from(this.bits(), (bit) => this.tables.nodeOfBit[bit] as number);
  }

  /** Levels whose column did not begin with its top row: none. */
  firsts(): number[] {
    return [];
  }

  /** The column branched on at a level, or -1 when none is. */
  branchAt(level: number): number {
    return this.tables.columns[this.#branch[level] as number] ?? -1;
  }

  /** The bits of the rows chosen now, in order: each says a row and the column branched on. */
  bits(): number[] {
    return Array.from({ length: this.level }, (_, level) => {
      const turn = (this.#turn[level] as number) - 1;
      return this.#turns[level * this.#widest + turn] as number;
    });
  }

  #enter(): 'solution' | 'dead end' | 'choose' {
    const { level } = this;
    this.nodes += 1;
    this.profile[level] = (this.profile[level] as number) + 1;
    if (level > this.highest) this.highest = level;
    if ((this.#branch[level] as number) < 0) {
      this.solutions += 1;
      return 'solution';
    }
    this.covers += 1;
    const weight = this.#lineUp();
    this.#branchWeight[level] = weight;
    this.#count(1 + weight);
    if (this.#size[level] !== 0) return 'choose';
    this.deadEnds += 1;
    return 'dead end';
  }

  #advance(): 'try' | 'retreat' | 'done' {
    const { level } = this;
    const turn = this.#turn[level] as number;
    if (turn === this.#size[level]) return this.#leave();
    this.#turn[level] = turn + 1;
    const { rowOfBit, lengths } = this.tables;
    const row = rowOfBit[this.#turns[level * this.#widest + turn] as number] as number;
    this.#narrow(level, level + 1, row);
    const others = (lengths[row] as number) - 1;
    const shutOut = (this.#weight[level] as number) - (this.#weight[level + 1] as number);
    this.covers += others;
    this.#count(others + shutOut - (this.#branchWeight[level] as number));
    this.level = level + 1;
    return 'try';
  }

  #leave(): 'retreat' | 'done' {
    if (this.level === 0) return 'done';
    this.level -= 1;
    if (this.level < this.lowest) this.lowest = this.level;
    return 'retreat';
  }

  #count(updates: number): void {
    this.updates += updates;
    this.updatesByLevel[this.level] = (this.updatesByLevel[this.level] as number) + updates;
  }

  /** Lists the rows of the column branched on, in order, and gives their weight. */
  #lineUp(): number {
    const { level } = this;
    const { starts, rowOfBit, lengths, all } = this.tables;
    const column = this.#branch[level] as number;
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
    this.#turn[level] = 0;
    return weight;
  }

  /**
   * Makes the copies of a level from those above it: what the row leaves of each column that it does
   * not cover. Finds the smallest column, leftmost on ties; the first empty one ends it, since nothing
   * can be smaller, and which one it is changes no counter.
   */
  #narrow(above: number, level: number, row: number): void {
    const { starts, has, masks, all, weights, planes, order } = this.tables;
    const live = this.#live;
    const open = this.#open;
    const mask = row * all.length;
    const from = above * all.length;
    const to = level * all.length;
    const has0 = row * order.length;
    const open0 = above * order.length;
    const open1 = level * order.length;
    let count = 0;
    let best = -1;
    // More rows than any column has.
    let fewest = 0x7fffffff;
    let weight = 0;

    // All homes are looked at, for the weight; after them the first empty column ends it.
    const columns = this.#openCount[above] as number;
    const homes = this.#homeCount[above] as number;
    let homesLeft = 0;
    for (let at = 0; at < columns && (at < homes || fewest > 0); at += 1) {
      const column = open[open0 + at] as number;
      if (has[has0 + column] !== 0) continue;
      const weighed = at < homes ? planes : 0;
      let size = 0;
      const end = starts[column + 1] as number;
      for (let word = starts[column] as number; word < end; word += 1) {
        const rows = (live[from + word] as number) & (masks[mask + word] as number);
        live[to + word] = rows;
        if (rows === 0) continue;
        size += bitCount(rows);
        for (let plane = 0; plane < weighed; plane += 1) {
          weight += bitCount(rows & (weights[word * planes + plane] as number)) << plane;
        }
      }
      open[open1 + count] = column;
      count += 1;
      if (at < homes) homesLeft = count;
      if (size < fewest || (size === fewest && column < best)) {
        fewest = size;
        best = column;
      }
    }
    this.#homeCount[level] = homesLeft;
    this.#weight[level] = weight;
    this.#openCount[level] = count;
    this.#branch[level] = best;
    this.#size[level] = fewest;
  }
}
