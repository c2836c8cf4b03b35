import type { Engine, EngineStop } from '../engine.ts';
import type { SearchEvent, Tally } from '../events.ts';
import type { Matrix } from '../matrix.ts';
import * as at from './layout.ts';
import { load } from './load.ts';
import type { Machine } from './memory.ts';
import { type Tables, createTables } from './tables.ts';

/** The events, by their number in the memory. */
const EVENTS: readonly SearchEvent[] = ['start', 'choose', 'dead end', 'try', 'solution', 'retreat', 'done'];

/** The search whose tables and levels are in the memory of this thread. */
let inMemory: CompiledSearch | null = null;

/**
 * The search of `search.ts` on bitmaps, compiled: the same tree, node for node, with the same counters. How it works
 * is said in `engine.as.ts`. Memory grows with the square of the rows (`bytesOfMasks`).
 *
 * All searches of a thread share one memory. When another one runs, this one notes where it is; its masks are made
 * again when it goes on.
 */
export class CompiledSearch implements Engine {
  /** The last event, and counters, as in `Search`. */
  event: SearchEvent = 'start';
  nodes = 0;
  updates = 0;
  covers = 0;
  cleansings = 0;
  solutions = 0;
  deadEnds = 0;
  /** Rows chosen now, and the lowest and highest level since a recorder last set them. */
  level = 0;
  lowest = 0;
  highest = 0;

  readonly #matrix: Matrix<unknown>;
  readonly #tables: Tables;
  #machine: Machine;
  /**
   * While another search has the memory: the bits of the rows chosen, and after a retreat that of the row given up.
   * Null while this one has it.
   */
  #noted: readonly number[] | null = null;
  /** By level, as in `Search`; while `#hasNewerLevels`, the memory has the newer numbers. */
  readonly #profile: Float64Array;
  readonly #updatesByLevel: Float64Array;
  #hasNewerLevels = false;
  /** What `restore` adds to the events that follow from the counters. */
  #eventsBefore = 0;

  /** @throws RangeError where WebAssembly does not run, memory is short, or a column with colours is primary */
  constructor(matrix: Matrix<unknown>) {
    this.#matrix = matrix;
    this.#tables = createTables(matrix);
    const { columns, rows } = this.#tables;
    // One level more than rows can be chosen; the first holds all rows.
    const levels = Math.min(columns.length, rows.length) + 1;
    this.#profile = new Float64Array(levels);
    this.#updatesByLevel = new Float64Array(levels);
    this.#machine = this.#load();
  }

  /** True when every row has been tried. */
  get done(): boolean {
    return this.event === 'done';
  }

  get profile(): Float64Array {
    this.#readLevels();
    return this.#profile;
  }

  get updatesByLevel(): Float64Array {
    this.#readLevels();
    return this.#updatesByLevel;
  }

  /** Events so far: each node is entered and left once, and all but the root are reached by a try. */
  get events(): number {
    if (this.event === 'start') return this.#eventsBefore;
    const isTry = this.event === 'try';
    const isOpen = this.done ? 0 : this.level + (isTry ? 0 : 1);
    return this.#eventsBefore + 3 * this.nodes - (isTry ? 0 : 1) - isOpen;
  }

  /** How many columns are covered now, or have a colour, after a try, a solution or the end. */
  get covered(): number {
    if (this.level === 0) return 0;
    if (this.#matrix.colours) return this.#numberOf(at.COVERED, this.level);
    const { lengths, rowOfBit } = this.#tables;
    return this.#bits().reduce((sum, bit) => sum + (lengths[rowOfBit[bit] as number] as number), 0);
  }

  /** How many nodes and headers are out of their lists now, at the same moments. */
  get removed(): number {
    if (this.level === 0) return 0;
    if (this.#matrix.colours) return this.#numberOf(at.REMOVED, this.level);
    return this.covered + this.#numberOf(at.WEIGHT, 0) - this.#numberOf(at.WEIGHT, this.level);
  }

  /** How many cleansings are in force, at the same moments. */
  get cleansed(): number {
    return this.#matrix.colours && this.level > 0 ? this.#numberOf(at.CLEANSED, this.level) : 0;
  }

  /** Events, covers and uncovers so far, at the same moments. */
  get moves(): number {
    return this.events + 2 * this.covers - this.covered;
  }

  /** Events and pointer writes so far, at the same moments. */
  get writes(): number {
    return this.events + 4 * this.updates - 2 * this.removed + 2 * this.cleansings - this.cleansed;
  }

  /** Runs to a limit of `EngineStop`, or to the end; `updates` is checked only after a try. */
  run({ updates = Infinity, solutions = Infinity, floor = 0 }: EngineStop = {}): void {
    if (this.done) return;
    this.#takeMemory();
    const { numbers } = this.#machine;
    numbers[at.LOWEST >> 2] = this.lowest;
    numbers[at.HIGHEST >> 2] = this.highest;
    this.event = EVENTS[this.#machine.run(updates, solutions, floor)] as SearchEvent;
    this.#read();
  }

  /** The row numbers chosen now, in order. */
  rows(): number[] {
    const { rows, rowOfBit } = this.#tables;
    const bits = this.#bits();
    // In place: all solutions of a search come this way.
    for (let index = 0; index < bits.length; index += 1) {
      bits[index] = rows[rowOfBit[bits[index] as number] as number] as number;
    }
    return bits;
  }

  /** The nodes taken now, in order, as `Search` has them in its links. */
  path(): Int32Array {
    return Int32Array.from(this.#bits(), (bit) => this.#tables.nodeOfBit[bit] as number);
  }

  /** Always empty: every column begins with its top row. */
  firsts(): number[] {
    return [];
  }

  /** The column branched on at a level, or -1 when none is. */
  branchAt(level: number): number {
    return this.#tables.columns[this.#numberOf(at.BRANCH, level)] ?? -1;
  }

  /** The share of the tree that is done, as `share.ts` computes it for links. */
  get share(): number {
    if (this.done) return 1;
    let [share, weight] = [0, 1];
    for (let level = 0; level < this.level; level += 1) {
      weight /= this.#numberOf(at.SIZE, level);
      share += (this.#numberOf(at.TURN, level) - 1) * weight;
    }
    return share;
  }

  /**
   * Moves to a path from the root, without counting.
   * @throws RangeError when the path is not one of this search
   */
  restore(path: ArrayLike<number>, tally: Tally): void {
    this.#takeMemory();
    const { numbers } = this.#machine;
    // No row has been taken at the root yet.
    numbers[(numbers[at.TURN >> 2] as number) >> 2] = 0;
    const { nodeOfBit } = this.#tables;
    for (let level = 0; level < path.length; level += 1) {
      const bit = nodeOfBit.indexOf(path[level] as number);
      if (bit < 0 || this.#machine.descend(level, bit) === 0) {
        throw new RangeError('the search never reaches this path');
      }
    }
    this.level = path.length;
    this.event = path.length === 0 ? 'start' : 'try';
    const { nodes, updates, covers, cleansings, solutions, deadEnds } = tally;
    Object.assign(this, { nodes, updates, covers, cleansings, solutions, deadEnds });
    this.#eventsBefore = 0;
    this.#eventsBefore = tally.events - this.events;
    this.lowest = this.level;
    this.highest = this.level;
    this.#hasNewerLevels = false;
    this.#profile.fill(0);
    this.#updatesByLevel.fill(0);
    this.#write();
  }

  /** Goes on from where another search of this matrix stands, right after a try. */
  follow(other: Engine): void {
    this.restore(other.path(), other);
    this.lowest = other.lowest;
    this.highest = other.highest;
    this.#profile.set(other.profile);
    this.#updatesByLevel.set(other.updatesByLevel);
    this.#write();
  }

  /** The bits of the rows chosen now, in order: each says a row and the column branched on. */
  #bits(levels = this.level): number[] {
    this.#takeMemory();
    const { numbers } = this.#machine;
    const widest = numbers[at.WIDEST >> 2] as number;
    const turns = (numbers[at.TURNS >> 2] as number) >> 2;
    const turn = (numbers[at.TURN >> 2] as number) >> 2;
    const bits: number[] = [];
    for (let level = 0; level < levels; level += 1) {
      bits.push(numbers[turns + level * widest + (numbers[turn + level] as number) - 1] as number);
    }
    return bits;
  }

  /** A number of a table in the memory. */
  #numberOf(table: number, index: number): number {
    this.#takeMemory();
    const { numbers } = this.#machine;
    return numbers[((numbers[table >> 2] as number) >> 2) + index] as number;
  }

  /** Takes the memory from the search that has it. */
  #load(): Machine {
    if (inMemory) inMemory.#noteRows();
    inMemory = null;
    const machine = load(this.#tables, this.#profile.length);
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- it says who has the memory
    inMemory = this;
    return machine;
  }

  /** Notes the rows chosen, because another search takes the memory. */
  #noteRows(): void {
    this.#readLevels();
    this.#noted = this.done ? [] : this.#bits(this.event === 'retreat' ? this.level + 1 : this.level);
  }

  /** Comes back into the memory, to where it left. */
  #takeMemory(): void {
    if (!this.#noted) return;
    const bits = this.#noted;
    this.#machine = this.#load();
    this.#noted = null;
    bits.forEach((bit, level) => this.#machine.descend(level, bit));
    this.#write();
  }

  /** Writes the place and the counters into the memory. */
  #write(): void {
    const { numbers, doubles } = this.#machine;
    numbers[at.EVENT >> 2] = EVENTS.indexOf(this.event);
    numbers[at.LEVEL >> 2] = this.level;
    doubles[at.NODES >> 3] = this.nodes;
    doubles[at.UPDATES >> 3] = this.updates;
    doubles[at.COVERS >> 3] = this.covers;
    doubles[at.CLEANSINGS >> 3] = this.cleansings;
    doubles[at.SOLUTIONS >> 3] = this.solutions;
    doubles[at.DEAD_ENDS >> 3] = this.deadEnds;
    doubles.set(this.#profile, (numbers[at.PROFILE >> 2] as number) >> 3);
    doubles.set(this.#updatesByLevel, (numbers[at.UPDATES_BY_LEVEL >> 2] as number) >> 3);
  }

  /** Reads what a run has changed. */
  #read(): void {
    const { numbers, doubles } = this.#machine;
    this.level = numbers[at.LEVEL >> 2] as number;
    this.lowest = numbers[at.LOWEST >> 2] as number;
    this.highest = numbers[at.HIGHEST >> 2] as number;
    this.nodes = doubles[at.NODES >> 3] as number;
    this.updates = doubles[at.UPDATES >> 3] as number;
    this.covers = doubles[at.COVERS >> 3] as number;
    this.cleansings = doubles[at.CLEANSINGS >> 3] as number;
    this.solutions = doubles[at.SOLUTIONS >> 3] as number;
    this.deadEnds = doubles[at.DEAD_ENDS >> 3] as number;
    this.#hasNewerLevels = true;
  }

  /** Reads what runs have changed by level. */
  #readLevels(): void {
    if (!this.#hasNewerLevels) return;
    this.#hasNewerLevels = false;
    const { numbers, doubles } = this.#machine;
    const byLevel = (table: number): Float64Array => {
      const from = (numbers[table >> 2] as number) >> 3;
      return doubles.subarray(from, from + this.#profile.length);
    };
    this.#profile.set(byLevel(at.PROFILE));
    this.#updatesByLevel.set(byLevel(at.UPDATES_BY_LEVEL));
  }
}
