import { BitmapColours } from './bitmap-colours.ts';
import { BitmapLevels } from './bitmap-levels.ts';
import { type BitmapTables, createBitmapTables } from './bitmap-tables.ts';
import type { SearchEvent, Tally } from './events.ts';
import type { MovableWalk, WalkStop } from './movable.ts';
import type { Matrix } from './matrix.ts';

/**
 * The search of `search.ts` on bitmaps: the same tree, node for node, with the same counters.
 *
 * **Invariant.** Each level has a copy of every uncovered column, with a bit for each row that may still be chosen.
 * Taking a row computes the copies of the next level, `child = parent & mask`, for the columns that the row does not
 * cover. Giving it up returns to the level above: nothing is undone.
 *
 * **Updates without links.** Links remove a row once, when the first of its columns is covered, from all columns but
 * that one: length − 1 updates. A cover removes the header as well. So entering a node costs 1 plus the sum of (length
 * − 1) over the rows of the column branched on; taking a row costs 1 for each of its other columns, plus the sum of
 * (length − 1) over the rows that it excludes, without those of the column branched on, which have been removed
 * already. The sum over the excluded rows is the *weight* of the level minus the weight of the next.
 *
 * Ties go to the leftmost column and rows come in order, as in the links. Memory grows with the square of the rows
 * (`bitmapSize`).
 */
export class BitmapSearch implements MovableWalk {
  readonly tables: BitmapTables;
  /** The last event, and counters, as in `Search`. */
  event: SearchEvent = 'start';
  nodes = 0;
  updates = 0;
  covers = 0;
  cleansings = 0;
  solutions = 0;
  deadEnds = 0;
  /** Rows chosen now, and the lowest and highest level since the owner last set them. */
  level = 0;
  lowest = 0;
  highest = 0;
  readonly profile: Float64Array;
  readonly updatesByLevel: Float64Array;

  readonly #levels: BitmapLevels;
  /** Keeps the counters where there are colours. */
  readonly #colours: BitmapColours | null;
  /** What `restore` adds to the events that follow from the counters. */
  #before = 0;

  constructor(matrix: Matrix<unknown>) {
    this.tables = createBitmapTables(matrix);
    this.#levels = new BitmapLevels(this.tables);
    const { length } = this.#levels.branch;
    this.#colours = matrix.colours ? new BitmapColours(matrix, this.tables, length) : null;
    this.profile = new Float64Array(length);
    this.updatesByLevel = new Float64Array(length);
  }

  /** True when every row has been tried. */
  get done(): boolean {
    return this.event === 'done';
  }

  /** Events so far: each node is entered and left once, and all but the root are reached by a try. */
  get events(): number {
    if (this.event === 'start') return this.#before;
    const isTry = this.event === 'try';
    const isOpen = this.done ? 0 : this.level + (isTry ? 0 : 1);
    return this.#before + 3 * this.nodes - (isTry ? 0 : 1) - isOpen;
  }

  /** How many columns are covered now, or have a colour, after a try, a solution or the end. */
  get covered(): number {
    if (this.#colours) return this.#colours.covered[this.level] as number;
    const { lengths, rowOfBit } = this.tables;
    let covered = 0;
    for (let level = 0; level < this.level; level += 1) {
      covered += lengths[rowOfBit[this.#bitAt(level)] as number] as number;
    }
    return covered;
  }

  /** How many nodes and headers are out of their lists now, at the same moments. */
  get removed(): number {
    if (this.#colours) return this.#colours.removed[this.level] as number;
    const { weight } = this.#levels;
    return this.covered + (weight[0] as number) - (weight[this.level] as number);
  }

  /** How many cleansings are in force, at the same moments. */
  get cleansed(): number {
    return this.#colours?.cleansed[this.level] ?? 0;
  }

  /** Events, covers and uncovers so far, at the same moments. */
  get moves(): number {
    return this.events + 2 * this.covers - this.covered;
  }

  /** Events and pointer writes so far, at the same moments. */
  get writes(): number {
    return this.events + 4 * this.updates - 2 * this.removed + 2 * this.cleansings - this.cleansed;
  }

  /** Runs to a limit of `WalkStop`, or to the end; `updates` is checked only after a try. */
  run({ updates = Infinity, solutions = Infinity, floor = 0 }: WalkStop = {}): void {
    while (this.event !== 'done') {
      if (this.event === 'start' || this.event === 'try') {
        this.event = this.#enter();
        if (this.event === 'solution' && this.solutions >= solutions) return;
      }
      this.event = this.#advance();
      if (this.event === 'try' && this.updates >= updates) return;
      if (this.level < floor) return;
    }
  }

  /** The row numbers chosen now, in order. */
  rows(): number[] {
    const { rows, rowOfBit } = this.tables;
    return this.bits().map((bit) => rows[rowOfBit[bit] as number] as number);
  }

  /** The nodes taken now, in order, as `Search` has them in its links. */
  path(): Int32Array {
    const path = new Int32Array(this.level);
    for (let level = 0; level < path.length; level += 1) {
      path[level] = this.tables.nodeOfBit[this.#bitAt(level)] as number;
    }
    return path;
  }

  /** Always empty: every column begins with its top row. */
  firsts(): number[] {
    return [];
  }

  /** The column branched on at a level, or -1 when none is. */
  branchAt(level: number): number {
    return this.tables.columns[this.#levels.branch[level] as number] ?? -1;
  }

  /** The bits of the rows chosen now, in order: each says a row and the column branched on. */
  bits(): number[] {
    return Array.from({ length: this.level }, (_, level) => this.#bitAt(level));
  }

  /** The share of the tree that is done, as `shareDone` computes it for links. */
  get share(): number {
    if (this.done) return 1;
    const { size, turn } = this.#levels;
    let [share, weight] = [0, 1];
    for (let level = 0; level < this.level; level += 1) {
      weight /= size[level] as number;
      share += ((turn[level] as number) - 1) * weight;
    }
    return share;
  }

  /**
   * Moves to a path from the root, without counting.
   * @throws RangeError when the path is not one of this search
   */
  restore(path: ArrayLike<number>, tally: Tally): void {
    const { branch, size, turn } = this.#levels;
    this.level = 0;
    turn[0] = 0;
    for (let level = 0; level < path.length; level += 1) {
      if ((branch[level] as number) < 0) throw new RangeError('the path goes on after a solution');
      this.#levels.lineUp(level);
      do {
        if (turn[level] === size[level]) throw new RangeError('the search does not come to the path');
        turn[level] = (turn[level] as number) + 1;
      } while (this.tables.nodeOfBit[this.#bitAt(level)] !== path[level]);
      const row = this.tables.rowOfBit[this.#bitAt(level)] as number;
      this.#colours?.take(level, this.branchAt(level), row);
      this.#levels.narrow(level, level + 1, row);
    }
    this.level = path.length;
    this.event = path.length === 0 ? 'start' : 'try';
    const { nodes, updates, covers, cleansings, solutions, deadEnds } = tally;
    Object.assign(this, { nodes, updates, covers, cleansings, solutions, deadEnds });
    this.#before = 0;
    this.#before = tally.events - this.events;
    this.lowest = this.level;
    this.highest = this.level;
    this.profile.fill(0);
    this.updatesByLevel.fill(0);
  }

  /** The bit of the row taken at a level. */
  #bitAt(level: number): number {
    return this.#levels.bit(level, (this.#levels.turn[level] as number) - 1);
  }

  #enter(): 'solution' | 'dead end' | 'choose' {
    const { level } = this;
    this.nodes += 1;
    this.profile[level] = (this.profile[level] as number) + 1;
    if (level > this.highest) this.highest = level;
    const { branch, branchWeight, size } = this.#levels;
    if ((branch[level] as number) < 0) {
      this.solutions += 1;
      return 'solution';
    }
    this.covers += 1;
    this.#levels.lineUp(level);
    this.#count(1 + (this.#colours?.weight(level, this.branchAt(level)) ?? branchWeight[level] ?? 0));
    if (size[level] !== 0) return 'choose';
    this.deadEnds += 1;
    return 'dead end';
  }

  #advance(): 'try' | 'retreat' | 'done' {
    const { level } = this;
    const { branchWeight, size, turn, weight } = this.#levels;
    if (turn[level] === size[level]) return this.#leave();
    turn[level] = (turn[level] as number) + 1;
    const { rowOfBit, lengths } = this.tables;
    const row = rowOfBit[this.#bitAt(level)] as number;
    this.#levels.narrow(level, level + 1, row);
    this.level = level + 1;
    if (this.#colours) {
      this.#colours.take(level, this.branchAt(level), row);
      this.covers += this.#colours.committed;
      this.cleansings += this.#colours.cleansings;
      this.#count(this.#colours.updates, level);
      return 'try';
    }
    const others = (lengths[row] as number) - 1;
    const shutOut = (weight[level] as number) - (weight[level + 1] as number);
    this.covers += others;
    this.#count(others + shutOut - (branchWeight[level] as number), level);
    return 'try';
  }

  #leave(): 'retreat' | 'done' {
    if (this.level === 0) return 'done';
    this.level -= 1;
    if (this.level < this.lowest) this.lowest = this.level;
    return 'retreat';
  }

  #count(updates: number, level = this.level): void {
    this.updates += updates;
    this.updatesByLevel[level] = (this.updatesByLevel[level] as number) + updates;
  }
}
