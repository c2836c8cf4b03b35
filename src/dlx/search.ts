import { type Chooser, type Choosing, chooserOf } from './choosers.ts';
import type { SearchEvent, StopAt, Tally } from './events.ts';
import type { Engine, EngineStop } from './engine.ts';
import { cover, coverOthers, uncover, uncoverOthers } from './columns.ts';
import { createLinks } from './create-links.ts';
import { type Links, columnOf } from './link-arrays.ts';
import type { Matrix } from './matrix.ts';
import { runUntil } from './run-until.ts';
import { sharesOf } from './share.ts';
import { COLUMN, DOWN, ROW } from './slots.ts';

/**
 * Algorithm X on dancing links, as an explicit loop that can pause after any event, be moved back to a path it has
 * walked, and continue. The counters equal those of Knuth's dlx1; with colours it is Algorithm C, and they equal those
 * of dlx2.
 *
 * An event (`events.ts`) carries out all its covers or uncovers, so the links are consistent between events.
 * Source: D. E. Knuth, *Dancing Links* (2000), section "The dance steps"; dlx1 and dlx2 (2017).
 */
export class Search implements Engine {
  readonly links: Links;
  /** The last event. */
  event: SearchEvent = 'start';
  /** Events so far, and nodes entered, the root and the solutions included. */
  events = 0;
  nodes = 0;
  /** Removals from a list so far, and how many nodes and headers are out of their lists at this moment. */
  updates = 0;
  removed = 0;
  /** Columns covered or purified so far, and how many of them are at this moment. */
  covers = 0;
  covered = 0;
  /** Columns purified and rows marked so far (`colours.ts`), and how many are at this moment. */
  cleansings = 0;
  cleansed = 0;
  solutions = 0;
  deadEnds = 0;
  /** Rows chosen now, and the lowest and highest level since a recorder last set them. */
  level = 0;
  lowest = 0;
  highest = 0;
  /** How many nodes have been entered at each level, and the updates that were made there. */
  readonly profile: Float64Array;
  readonly updatesByLevel: Float64Array;

  /** By level: the node whose row was taken, or the header before the first row is taken. */
  readonly #path: Int32Array;
  /** By level: the header of the column branched on, 0 at a solution. */
  readonly #branch: Int32Array;
  /** By level: the node whose row is tried first, or the header of an empty column. */
  readonly #first: Int32Array;
  readonly #choose: Chooser;

  /** @throws RangeError when a column with colours is primary, or the chooser is not valid, as in `chooserOf` */
  constructor(matrix: Matrix<unknown>, choose?: Chooser | Choosing) {
    this.links = createLinks(matrix);
    const levels = this.links.deepest + 1;
    this.#path = new Int32Array(levels);
    this.#branch = new Int32Array(levels);
    this.#first = new Int32Array(levels);
    this.profile = new Float64Array(levels);
    this.updatesByLevel = new Float64Array(levels);
    this.#choose = chooserOf(choose);
  }

  /** True when every row has been tried. */
  get done(): boolean {
    return this.event === 'done';
  }

  /**
   * Events, covers and uncovers so far, and columns purified and unpurified. What has been covered and no longer is has
   * been uncovered too.
   */
  get moves(): number {
    return this.events + 2 * this.covers - this.covered;
  }

  /**
   * Events and writes so far. A removal writes two pointers and a cleansing one colour, and so does undoing them, so
   * the writes follow from the counts so far and those in force.
   */
  get writes(): number {
    return this.events + 4 * this.updates - 2 * this.removed + 2 * this.cleansings - this.cleansed;
  }

  /** The share of the tree that is done, from 0 to 1. */
  get share(): number {
    return this.done ? 1 : sharesOf(this).before;
  }

  /** Runs until an event reaches one of the limits, or the search is done. */
  run(stop: StopAt & EngineStop = {}): void {
    runUntil(this, stop);
  }

  /** Carries out the next event. Does nothing once the search is done. */
  step(): void {
    switch (this.event) {
      case 'start':
      case 'try':
        this.#enter();
        break;
      case 'choose':
      case 'retreat':
        this.#advance();
        break;
      case 'dead end':
      case 'solution':
        this.#leave();
        break;
      case 'done':
        return;
    }
    this.events += 1;
  }

  /** The row numbers chosen now, in order. */
  rows(): number[] {
    const rows: number[] = [];
    for (let level = 0; level < this.level; level += 1) rows.push(this.rowAt(this.#path[level] as number));
    return rows;
  }

  /** The nodes taken now, in order, as `restore` takes them. */
  path(): Int32Array {
    return this.#path.slice(0, this.level);
  }

  /** The column branched on at a level, or -1 when none is. */
  branchAt(level: number): number {
    const header = this.#branch[level] as number;
    return header === 0 ? -1 : columnOf(header);
  }

  /** The node that the column branched on at a level begins with. */
  firstNodeAt(level: number): number {
    return this.#first[level] as number;
  }

  /** The row that the column branched on at a level begins with, or -1 when it is the top one. */
  firstAt(level: number): number {
    const first = this.#first[level] as number;
    const header = this.#branch[level] as number;
    return first === this.links.nodes[header + DOWN] ? -1 : this.rowAt(first);
  }

  /** The row that the node at an address belongs to. */
  rowAt(node: number): number {
    return this.links.nodes[node + ROW] as number;
  }

  /** The node taken, or just given up, at a level. */
  nodeAt(level: number): number {
    return this.#path[level] as number;
  }

  /** The node whose row is tried after the one given up at a level; 0 when every row of the column has been tried. */
  nodeAfter(level: number): number {
    const { nodes } = this.links;
    let node = nodes[(this.#path[level] as number) + DOWN] as number;
    if (node === this.#branch[level]) node = nodes[node + DOWN] as number;
    return node === this.#first[level] ? 0 : node;
  }

  /**
   * For each level of the path whose column did not begin with its top row: the level, then the node that was first.
   */
  firsts(): number[] {
    const firsts: number[] = [];
    for (let level = 0; level < this.level; level += 1) {
      if (this.firstAt(level) >= 0) firsts.push(level, this.#first[level] as number);
    }
    return firsts;
  }

  /** The counters for `restore`; valid only right after a `try`, or at the start. */
  tally(): Tally {
    const { events, nodes, updates, covers, cleansings, solutions, deadEnds } = this;
    return { events, nodes, updates, covers, cleansings, solutions, deadEnds };
  }

  /**
   * Moves the search to right after the try of the last row of `path` (or to the start), by undoing what is covered and
   * covering the path again. The counts by level and the lowest and highest level start there; all other counters
   * continue from the tally. `firsts` is what `firsts()` returned at that moment: a path does not say which row of a
   * column came first.
   */
  restore(path: ArrayLike<number>, tally: Tally, firsts: readonly number[] = []): void {
    this.#unwind();
    for (let level = 0; level < path.length; level += 1) {
      const node = path[level] as number;
      const header = this.links.nodes[node + COLUMN] as number;
      this.#branch[level] = header;
      this.#path[level] = node;
      this.#first[level] = this.links.nodes[header + DOWN] as number;
      this.removed += cover(this.links, header);
      this.covered += 1;
      coverOthers(this, node);
      this.level += 1;
    }
    for (let at = 0; at < firsts.length; at += 2) {
      this.#first[firsts[at] as number] = firsts[at + 1] as number;
    }
    this.#branch[this.level] = 0;
    this.event = path.length === 0 ? 'start' : 'try';
    Object.assign(this, tally);
    this.lowest = this.level;
    this.highest = this.level;
    this.profile.fill(0);
    this.updatesByLevel.fill(0);
  }

  /** Enters a node: a solution, or the column to branch on, which it covers. */
  #enter(): void {
    const { links, level } = this;
    this.nodes += 1;
    this.profile[level] = (this.profile[level] as number) + 1;
    if (level > this.highest) this.highest = level;
    if (links.right[0] === 0) {
      this.#branch[level] = 0;
      this.solutions += 1;
      this.event = 'solution';
      return;
    }
    // A chooser returns the number of a header, or of the node whose row is to be tried first; their addresses are four
    // times as large.
    const chosen = this.#choose(links, this.nodes) << 2;
    const header = links.nodes[chosen + COLUMN] as number;
    this.#first[level] = chosen === header ? (links.nodes[header + DOWN] as number) : chosen;
    this.#branch[level] = header;
    this.#path[level] = header;
    const updates = cover(links, header);
    this.#count(updates, level);
    this.removed += updates;
    this.covers += 1;
    this.covered += 1;
    if (links.nodes[header + DOWN] === header) {
      this.deadEnds += 1;
      this.event = 'dead end';
      return;
    }
    this.event = 'choose';
  }

  /** Takes the next row of the column branched on, or leaves the node after the last one. */
  #advance(): void {
    const { level } = this;
    const node = this.event === 'retreat' ? this.nodeAfter(level) : (this.#first[level] as number);
    if (node === 0) {
      this.#leave();
      return;
    }
    this.#path[level] = node;
    this.#count(coverOthers(this, node), level);
    this.level = level + 1;
    this.event = 'try';
  }

  /** Leaves a node: gives up the row that led to it, then uncovers, which is the order in which figures show it. */
  #leave(): void {
    const { links, level } = this;
    this.event = level === 0 ? 'done' : 'retreat';
    if (level > 0) this.level = level - 1;
    if (this.level < this.lowest) this.lowest = this.level;
    const header = this.#branch[level] as number;
    if (header !== 0) {
      this.removed -= uncover(links, header);
      this.covered -= 1;
    }
    if (level > 0) uncoverOthers(this, this.#path[level - 1] as number);
  }

  #count(updates: number, level: number): void {
    this.updates += updates;
    this.updatesByLevel[level] = (this.updatesByLevel[level] as number) + updates;
  }

  /** Uncovers everything. */
  #unwind(): void {
    const isBetween = ['start', 'try', 'done'].includes(this.event);
    const header = isBetween ? 0 : (this.#branch[this.level] as number);
    if (header !== 0) uncover(this.links, header);
    while (this.level > 0) {
      this.level -= 1;
      uncoverOthers(this, this.#path[this.level] as number);
      uncover(this.links, this.#branch[this.level] as number);
    }
    this.covered = 0;
    this.removed = 0;
  }
}
