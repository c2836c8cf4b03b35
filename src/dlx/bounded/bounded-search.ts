import { type Chooser, smallest } from '../choosers.ts';
import { coverColoured, uncoverColoured } from '../coloured-cover.ts';
import type { Engine, EngineStop } from '../engine.ts';
import type { SearchEvent, StopAt, Tally } from '../events.ts';
import { columnOf } from '../link-arrays.ts';
import type { Matrix } from '../matrix.ts';
import { runUntil } from '../run-until.ts';
import { COLUMN, DOWN, ROW, SIZE } from '../slots.ts';
import { told } from '../told.ts';
import { type BoundedLinks, createBoundedLinks, tweak, untweak } from './bounded-links.ts';
import { degreeOf, smallestDegree } from './degree.ts';
import { giveUpOthers, takeOthers } from './others.ts';

/**
 * Algorithm M on dancing links: primary columns are covered as often as their bounds say. A loop over events, as
 * `search.ts` is, with the counters of Knuth's dlx3.
 *
 * Three things differ. A row whose column may be covered again is tweaked (`bounded-links.ts`), which counts among
 * `covers`. The last branch of a column with slack may be the **null choice**, which takes no row: in a path it is the
 * header. And a dead end is seen before anything is covered.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm M; dlx3 (2017).
 */
export class BoundedSearch implements Engine {
  readonly links: BoundedLinks;
  event: SearchEvent = 'start';
  events = 0;
  nodes = 0;
  updates = 0;
  /** Nodes and headers that are out of their lists now, except for null choices. */
  removed = 0;
  covers = 0;
  covered = 0;
  cleansings = 0;
  cleansed = 0;
  solutions = 0;
  deadEnds = 0;
  level = 0;
  lowest = 0;
  highest = 0;
  readonly profile: Float64Array;
  readonly updatesByLevel: Float64Array;

  /** By level: the node taken, or the header for the null choice and before the first branch. */
  readonly #path: Int32Array;
  /** By level: the header of the column branched on, 0 at a solution. */
  readonly #branch: Int32Array;
  /** By level: the node that the column's list began with. */
  readonly #first: Int32Array;
  /** By level: how many branches there are, and how many have been left. */
  readonly #degree: Int32Array;
  readonly #turn: Int32Array;
  /** By level: the count of empty columns before it. */
  readonly #empties: Int32Array;
  readonly #choose: Chooser;

  /** @throws RangeError when a column with colours is primary; later when a chooser returns no header of the ring */
  constructor(matrix: Matrix<unknown>, choose: Chooser = smallest) {
    this.links = createBoundedLinks(matrix);
    const levels = this.links.deepest + 1;
    this.#path = new Int32Array(levels);
    this.#branch = new Int32Array(levels);
    this.#first = new Int32Array(levels);
    this.#degree = new Int32Array(levels);
    this.#turn = new Int32Array(levels);
    this.#empties = new Int32Array(levels);
    this.profile = new Float64Array(levels);
    this.updatesByLevel = new Float64Array(levels);
    this.#choose = choose;
  }

  get done(): boolean {
    return this.event === 'done';
  }

  get moves(): number {
    return this.events + 2 * this.covers - this.covered;
  }

  /** Events and writes to links and colours; a bound that is lowered is none. */
  get writes(): number {
    return this.events + 4 * this.updates - 2 * this.removed + 2 * this.cleansings - this.cleansed;
  }

  get share(): number {
    if (this.done) return 1;
    let share = 0;
    let weight = 1;
    for (let level = 0; level < this.level; level += 1) {
      weight /= this.#degree[level] as number;
      share += weight * (this.#turn[level] as number);
    }
    return share;
  }

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

  /** The row numbers chosen now, in order; a null choice is none. */
  rows(): number[] {
    const { nodes } = this.links;
    const taken = Array.from(this.path()).filter((node) => nodes[node + COLUMN] !== node);
    return taken.map((node) => nodes[node + ROW] as number);
  }

  path(): Int32Array {
    return this.#path.slice(0, this.level);
  }

  /** Always none: a column begins with its top row. */
  firsts(): number[] {
    return [];
  }

  branchAt(level: number): number {
    const header = this.#branch[level] as number;
    return header === 0 ? -1 : columnOf(header);
  }

  tally(): Tally {
    const { events, nodes, updates, covers, cleansings, solutions, deadEnds } = this;
    return { events, nodes, updates, covers, cleansings, solutions, deadEnds };
  }

  restore(path: ArrayLike<number>, tally: Tally): void {
    this.#unwind();
    for (let level = 0; level < path.length; level += 1) {
      const node = path[level] as number;
      const header = this.links.nodes[node + COLUMN] as number;
      this.#begin(header);
      // As the search came here: from branch to branch.
      do
        if (!this.#goOn())
          throw new RangeError(`there is no branch ${node} at level ${level}; give a path of this search`);
      while (this.#path[level] !== node);
      this.#count(takeOthers(this, node));
      this.level += 1;
    }
    this.#branch[this.level] = 0;
    this.event = path.length === 0 ? 'start' : 'try';
    Object.assign(this, tally);
    this.lowest = this.level;
    this.highest = this.level;
    this.profile.fill(0);
    this.updatesByLevel.fill(0);
  }

  /** Enters a node: a solution, a dead end, or the column to branch on. */
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
    const header = this.#chosen() << 2;
    this.#branch[level] = header;
    if (degreeOf(links, header >> 2) <= 0) {
      this.deadEnds += 1;
      this.event = 'dead end';
      return;
    }
    this.#begin(header);
    this.event = 'choose';
  }

  #chosen(): number {
    const { links } = this;
    if (this.#choose === smallest) return smallestDegree(links);
    const chosen = this.#choose(links, this.nodes);
    if (links.nodes[(chosen << 2) + COLUMN] === chosen << 2) return chosen;
    throw new RangeError(
      `the chooser returned ${told(chosen)}, a node, at node ${this.nodes}; with bounds, return the number of a header`,
    );
  }

  /** Lowers the bound of the column to branch on, and covers it when that was the last time. */
  #begin(header: number): void {
    const { links, level } = this;
    const number = header >> 2;
    this.#branch[level] = header;
    this.#path[level] = header;
    this.#first[level] = links.nodes[header + DOWN] as number;
    this.#degree[level] = degreeOf(links, number);
    this.#turn[level] = -1;
    this.#empties[level] = links.empties[0] as number;
    links.bound[number] = (links.bound[number] as number) - 1;
    if (links.bound[number] === 0) this.#cover(coverColoured(links, header));
  }

  /** True while a column is branched on for the last time, and must be covered: its rows are then tried without a tweak. */
  #isPlain(header: number): boolean {
    const { bound, slack } = this.links;
    return bound[header >> 2] === 0 && slack[header >> 2] === 0;
  }

  /** The next node of the column branched on, its header for the null choice, or -1 after the last branch. */
  #next(): number {
    const { links, level } = this;
    const { nodes, bound, slack } = links;
    const header = this.#branch[level] as number;
    const before = this.#path[level] as number;
    if (this.#isPlain(header)) {
      const node = nodes[before + DOWN] as number;
      return node === header ? -1 : node;
    }
    const isOver = before === header && this.#turn[level] !== -1;
    const needed = (bound[header >> 2] as number) - (slack[header >> 2] as number);
    return isOver || (nodes[header + SIZE] as number) <= needed ? -1 : (nodes[header + DOWN] as number);
  }

  /** Takes the next branch, or leaves the node after the last one. */
  #advance(): void {
    if (!this.#goOn()) {
      this.#leave();
      return;
    }
    this.#count(takeOthers(this, this.#path[this.level] as number));
    this.level += 1;
    this.event = 'try';
  }

  /** Goes on to the next branch, and tweaks its row where its column may be covered again; false after the last one. */
  #goOn(): boolean {
    const { links, level } = this;
    const node = this.#next();
    if (node === -1) return false;
    const header = this.#branch[level] as number;
    this.#path[level] = node;
    this.#turn[level] = (this.#turn[level] as number) + 1;
    if (node !== header && !this.#isPlain(header)) this.#cover(tweak(links, node, links.bound[header >> 2] === 0));
    return true;
  }

  /** Undoes `begin`, and all tweaks since. */
  #end(): void {
    const { links, level } = this;
    const header = this.#branch[level] as number;
    const number = header >> 2;
    const isCovered = links.bound[number] === 0;
    if (!this.#isPlain(header)) {
      const tweaked = -(links.nodes[header + SIZE] as number);
      this.removed -= untweak(links, header, this.#first[level] as number, isCovered);
      this.covered -= (links.nodes[header + SIZE] as number) + tweaked;
    }
    if (isCovered) {
      this.removed -= uncoverColoured(links, header);
      this.covered -= 1;
    }
    links.bound[number] = (links.bound[number] as number) + 1;
    links.empties[0] = this.#empties[level] as number;
  }

  /** Leaves a node: undoes what its branches did, then gives up the row that led to it. */
  #leave(): void {
    const { level } = this;
    if (this.event !== 'dead end' && this.event !== 'solution') this.#end();
    this.event = level === 0 ? 'done' : 'retreat';
    if (level > 0) this.level = level - 1;
    if (this.level < this.lowest) this.lowest = this.level;
    if (level > 0) giveUpOthers(this, this.#path[level - 1] as number);
  }

  /** Adds the updates of a cover or a tweak of the column branched on. */
  #cover(updates: number): void {
    this.covers += 1;
    this.covered += 1;
    this.removed += updates;
    this.#count(updates);
  }

  #count(updates: number): void {
    this.updates += updates;
    this.updatesByLevel[this.level] = (this.updatesByLevel[this.level] as number) + updates;
  }

  /** Undoes everything. */
  #unwind(): void {
    if (this.event === 'choose' || this.event === 'retreat') this.#end();
    while (this.level > 0) {
      this.level -= 1;
      giveUpOthers(this, this.#path[this.level] as number);
      this.#end();
    }
  }
}
