import { type Chooser, type Choosing, chooserOf } from '../choosers.ts';
import type { Engine, EngineStop } from '../engine.ts';
import type { SearchEvent, StopAt, Tally } from '../events.ts';
import { columnOf } from '../link-arrays.ts';
import { runUntil } from '../run-until.ts';
import { COLUMN, DOWN, ROW, SIZE, UP } from '../slots.ts';
import { told } from '../told.ts';
import { type BoundedLinks, tweak, untweak } from './bounded-links.ts';
import { degreeOf } from './degree.ts';

/**
 * The loop over events of Algorithm M, as `search.ts` has it for Algorithm X, without the choice of a column and the
 * covering itself: `bounded-search.ts` and `cheapest/cheapest-search.ts` add these.
 *
 * Three things differ from Algorithm X. A row whose column may be covered again is tweaked (`bounded-links.ts`), which
 * counts among `covers`. The last branch of a column with slack may be the **null choice**, which takes no row: in a path
 * it is the header. And a dead end is seen before anything is covered.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm M.
 */
export abstract class BranchingSearch<L extends BoundedLinks = BoundedLinks> implements Engine {
  readonly links: L;
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

  /** By level: the node taken, the header for the null choice and before the first branch, 0 where there are no branches. */
  protected readonly taken: Int32Array;
  /** By level: the header of the column branched on, 0 at a solution. */
  protected readonly branch: Int32Array;
  /** By level: how many branches have been left, -1 before the first. */
  protected readonly turn: Int32Array;
  /** By level: how many branches there are. */
  readonly #degree: Int32Array;
  /** By level: the count of empty columns before it. */
  readonly #empties: Int32Array;
  /** By level: the nodes tweaked there, in order. Once a colour is given back the links no longer tell them. */
  readonly #tweaked: number[][];
  readonly #choose: Chooser;

  /** @throws RangeError when there is no such chooser */
  constructor(links: L, chooser: Chooser | Choosing) {
    this.links = links;
    this.#choose = chooserOf(chooser, () => this.smallest());
    const levels = links.deepest + 1;
    const byLevel = (): Int32Array => new Int32Array(levels);
    [this.taken, this.branch, this.turn] = [byLevel(), byLevel(), byLevel()];
    [this.#degree, this.#empties] = [byLevel(), byLevel()];
    this.#tweaked = Array.from({ length: levels }, () => []);
    this.profile = new Float64Array(levels);
    this.updatesByLevel = new Float64Array(levels);
  }

  /** The number of the header that the rule `smallest` chooses, by what is small in this search. */
  protected abstract smallest(): number;
  /** The header to branch on; a dead end is its header times -1, or 0 where it is not that of one column. */
  protected abstract choose(): number;
  /** Covers the column branched on, and uncovers it; both return the number of updates. */
  protected abstract coverBranch(header: number): number;
  protected abstract uncoverBranch(header: number): number;
  /** Takes a row, or the null choice, and gives it up; they count all but the updates, which `takeRow` returns. */
  protected abstract takeRow(node: number): number;
  protected abstract giveUpRow(node: number): void;
  /** False for a header, and for a node whose row is not worth taking. */
  protected abstract isWorth(node: number): boolean;

  get done(): boolean {
    return this.event === 'done';
  }

  get moves(): number {
    return this.events + 2 * this.covers - this.covered;
  }

  /** Events and writes to links and colours; a bound that is lowered is none, and neither is the null choice. */
  get writes(): number {
    return this.events + 4 * this.updates - 2 * this.removed + 2 * this.cleansings - this.cleansed;
  }

  get share(): number {
    if (this.done) return 1;
    let share = 0;
    let weight = 1;
    for (let level = 0; level < this.level; level += 1) {
      weight /= this.#degree[level] as number;
      share += weight * (this.turn[level] as number);
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
    return this.rowsTo(this.level);
  }

  protected rowsTo(level: number): number[] {
    return Array.from(this.taken.subarray(0, level), (node) => this.rowAt(node)).filter((row) => row >= 0);
  }

  path(): Int32Array {
    return this.taken.slice(0, this.level);
  }

  /** By default none: a column begins with its top row. */
  firsts(): number[] {
    return [];
  }

  firstAt(): number {
    return -1;
  }

  branchAt(level: number): number {
    const header = this.branch[level] as number;
    return header === 0 ? -1 : columnOf(header);
  }

  /** The node taken, or just given up, at a level; its column's header for the null choice, 0 where nothing was branched on. */
  nodeAt(level: number): number {
    return this.taken[level] as number;
  }

  /** The row of a node, or -1 for a header. */
  rowAt(node: number): number {
    const { nodes } = this.links;
    return nodes[node + COLUMN] === node ? -1 : (nodes[node + ROW] as number);
  }

  /** The nodes tweaked at a level, also when that has just been undone. */
  tweakedAt(level: number): readonly number[] {
    return this.#tweaked[level] ?? [];
  }

  /** Into how many branches a level splits the search, 0 where nothing was branched on, and which was taken last, from 0. */
  turnAt(level: number): { readonly branches: number; readonly turn: number } {
    const isBranching = (this.taken[level] as number) !== 0;
    return { branches: isBranching ? (this.#degree[level] as number) : 0, turn: this.turn[level] as number };
  }

  /** The nodes of the branches to come at a level, the header for the null choice. */
  turnsLeft(level: number): number[] {
    const { nodes } = this.links;
    const header = this.branch[level] as number;
    const taken = this.taken[level] as number;
    const isInList = nodes[(nodes[taken + UP] as number) + DOWN] === taken;
    const left: number[] = [];
    let node = isInList ? taken : header;
    const most = (this.#degree[level] as number) - (this.turn[level] as number) - 1;
    while (left.length < most) {
      node = nodes[node + DOWN] as number;
      left.push(node);
      if (node === header) break;
    }
    return left;
  }

  tally(): Tally {
    const { events, nodes, updates, covers, cleansings, solutions, deadEnds } = this;
    return { events, nodes, updates, covers, cleansings, solutions, deadEnds };
  }

  /** As in `search.ts`; `firsts` is what `firsts()` returned at that moment. */
  restore(path: ArrayLike<number>, tally: Tally, firsts: readonly number[] = []): void {
    this.unwind();
    this.recall(tally, firsts);
    for (let level = 0; level < path.length; level += 1) {
      const node = path[level] as number;
      this.comeBack(level, -1);
      this.#begin(this.links.nodes[node + COLUMN] as number);
      // As the search came here: from branch to branch.
      do {
        this.comeBack(level, (this.turn[level] as number) + 1);
        if (!this.#goOn())
          throw new RangeError(`there is no branch ${node} at level ${level}; give a path of this search`);
      } while (this.taken[level] !== node);
      this.#count(this.takeRow(node));
      this.level += 1;
    }
    this.comeBack(this.level, -1);
    this.branch[this.level] = 0;
    this.event = path.length === 0 ? 'start' : 'try';
    Object.assign(this, tally);
    this.lowest = this.level;
    this.highest = this.level;
    this.profile.fill(0);
    this.updatesByLevel.fill(0);
  }

  /** What the chooser says: the number of a header. Rows are tried from the top down, so it may not ask for one. */
  protected chosen(): number {
    const { links, nodes } = this;
    const chosen = this.#choose(links, nodes);
    if (links.nodes[(chosen << 2) + COLUMN] === chosen << 2) return chosen;
    throw new RangeError(
      `the chooser returned ${told(chosen)}, a node of a row, at search node ${nodes}; with bounds or costs, return the number of a header`,
    );
  }

  /** Called by `restore` once everything is undone. */
  protected recall(_tally: Tally, _firsts: readonly number[]): void {
    // Nothing but the path decides.
  }

  /** Called by `restore` before it branches on a column again, with -1, and before each turn of it. */
  protected comeBack(_level: number, _turn: number): void {
    // Nothing but the path decides.
  }

  /** Called at a solution, before it is counted. */
  protected found(): void {
    // It is enough to count it.
  }

  /** Called before the bound of the column to branch on is lowered and it is covered. */
  protected begun(_header: number, _isPlain: boolean): void {
    // Every row is worth trying.
  }

  /** Enters a node: a solution, a dead end, or the column to branch on. */
  #enter(): void {
    const { links, level } = this;
    this.nodes += 1;
    this.profile[level] = (this.profile[level] as number) + 1;
    if (level > this.highest) this.highest = level;
    this.taken[level] = 0;
    this.branch[level] = 0;
    if (links.right[0] === 0) {
      this.event = 'solution';
      this.found();
      this.solutions += 1;
      return;
    }
    const header = this.choose();
    if (header > 0) {
      this.#begin(header);
      this.event = 'choose';
      return;
    }
    this.branch[level] = -header;
    this.deadEnds += 1;
    this.event = 'dead end';
  }

  /** Lowers the bound of the column to branch on, and covers it when that was the last time. */
  #begin(header: number): void {
    const { links, level } = this;
    const { bound, slack } = links;
    const number = header >> 2;
    this.branch[level] = header;
    this.taken[level] = header;
    (this.#tweaked[level] as number[]).length = 0;
    this.#degree[level] = degreeOf(links, number);
    this.turn[level] = -1;
    this.#empties[level] = links.empties[0] as number;
    this.begun(header, bound[number] === 1 && slack[number] === 0);
    bound[number] = (bound[number] as number) - 1;
    if (bound[number] === 0) this.#cover(this.coverBranch(header));
  }

  /** True while a column is branched on for the last time, and must be covered: its rows are then tried without a tweak. */
  #isPlain(header: number): boolean {
    const { bound, slack } = this.links;
    return bound[header >> 2] === 0 && slack[header >> 2] === 0;
  }

  /** The next node of the column branched on, its header for the null choice, or -1 after the last branch. */
  #next(): number {
    const { nodes, bound, slack } = this.links;
    const header = this.branch[this.level] as number;
    const before = this.taken[this.level] as number;
    const isPlain = this.#isPlain(header);
    const node = nodes[(isPlain ? before : header) + DOWN] as number;
    const needed = (bound[header >> 2] as number) - (slack[header >> 2] as number);
    if (this.isWorth(node)) return isPlain || (nodes[header + SIZE] as number) > needed ? node : -1;
    const isOver = before === header && this.turn[this.level] !== -1;
    return isPlain || isOver || needed >= 0 ? -1 : header;
  }

  /** Takes the next branch, or leaves the node after the last one. */
  #advance(): void {
    if (!this.#goOn()) {
      this.#leave();
      return;
    }
    this.#count(this.takeRow(this.taken[this.level] as number));
    this.level += 1;
    this.event = 'try';
  }

  /** Goes on to the next branch, and tweaks its row where its column may be covered again; false after the last one. */
  #goOn(): boolean {
    const { links, level } = this;
    const node = this.#next();
    if (node === -1) return false;
    const header = this.branch[level] as number;
    this.taken[level] = node;
    this.turn[level] = (this.turn[level] as number) + 1;
    if (node !== header && !this.#isPlain(header)) {
      (this.#tweaked[level] as number[]).push(node);
      this.#cover(tweak(links, node, links.bound[header >> 2] === 0));
    }
    return true;
  }

  /** Undoes `begin`, and all tweaks since. */
  #end(): void {
    const { links, level } = this;
    const header = this.branch[level] as number;
    const number = header >> 2;
    const isCovered = links.bound[number] === 0;
    const tweaked = this.tweakedAt(level);
    const [first] = tweaked;
    if (first !== undefined) this.removed -= untweak(links, header, first, isCovered);
    this.covered -= tweaked.length;
    if (isCovered) {
      this.removed -= this.uncoverBranch(header);
      this.covered -= 1;
    }
    links.bound[number] = (links.bound[number] as number) + 1;
    links.empties[0] = this.#empties[level] as number;
  }

  /** Leaves a node: undoes what its branches did, then gives up the row that led to it. */
  #leave(): void {
    const { level } = this;
    if (this.taken[level] !== 0) this.#end();
    this.event = level === 0 ? 'done' : 'retreat';
    if (level > 0) this.level = level - 1;
    if (this.level < this.lowest) this.lowest = this.level;
    if (level > 0) this.giveUpRow(this.taken[this.level] as number);
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
  protected unwind(): void {
    if (this.event === 'choose' || this.event === 'retreat') this.#end();
    while (this.level > 0) {
      this.level -= 1;
      this.giveUpRow(this.taken[this.level] as number);
      this.#end();
    }
  }
}
