import { smallest } from './choosers.ts';
import { isCompiledHere } from './compiled/memory.ts';
import { CompiledSearch } from './compiled/search.ts';
import { type RoughSize, roughSize, savingOf } from './costs.ts';
import type { SearchEvent, Tally } from './events.ts';
import type { Matrix } from './matrix.ts';
import { type MovableEngine, MovableLinks, type MovableWalk, type WalkStop } from './movable.ts';
import { sharesOf } from './share.ts';

/** The most memory that `auto` spends on masks, in bytes. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * Updates from the first try to the first look at a search, if its matrix does not have more 1s; and how much further,
 * in proportion, the next look is. So the looks cost little beside what has been done.
 */
const FIRST_LOOK = 500;
const FURTHER = 1.5;

/**
 * Links at first, and the compiled engine from the moment on at which it is expected to save more than its tables cost.
 * Links alone for any chooser but the smallest column, where the masks would be large, and where WebAssembly does not
 * run.
 */
export const auto: MovableEngine = (matrix, choose, limit) =>
  choose === smallest ? new AutoSearch(matrix, limit) : new MovableLinks(matrix, choose);

/**
 * A search on links that looks now and then at what it has done. From the share of the tree that this was, or of the
 * solutions that are wanted, follows what is left to do. Where the compiled engine is worth its tables, the search goes
 * on there, from the same path and with the same counters.
 */
export class AutoSearch implements MovableWalk {
  readonly #matrix: Matrix<unknown>;
  readonly #limit: number;
  readonly #links: MovableLinks;
  /** What searches now: the links, or the compiled engine. */
  #walk: MovableWalk;
  /** The search is looked at after a try with so many updates; Infinity for never again. */
  #look = 0;
  /** How far the search was at the last look, or at its first try. */
  #last: { readonly updates: number; readonly share: number } | null = null;
  #size: RoughSize | null = null;

  constructor(matrix: Matrix<unknown>, limit = Infinity) {
    this.#matrix = matrix;
    this.#limit = limit;
    this.#links = new MovableLinks(matrix, smallest);
    this.#walk = this.#links;
  }

  run(stop: WalkStop = {}): void {
    if (this.#look === Infinity) {
      this.#walk.run(stop);
      return;
    }
    const { updates = Infinity, solutions, floor } = stop;
    const links = this.#links;
    do {
      links.run({ updates: Math.min(updates, this.#look), solutions, floor });
      if (links.updates < this.#look || links.event !== 'try') return;
      this.#consider();
    } while (this.#walk === links && links.updates < updates);
    // What has gone on compiled has not come to its limits yet.
    if (this.updates < updates) this.#walk.run(stop);
  }

  restore(path: ArrayLike<number>, tally: Tally): void {
    this.#walk.restore(path, tally);
    if (this.#look === Infinity) return;
    this.#look = this.updates;
    this.#last = null;
  }

  /** Goes on with the compiled engine where that pays; right after a try. */
  #consider(): void {
    const { updates, links } = this.#links;
    const { before: share, below } = sharesOf(this.#links);
    const last = this.#last;
    this.#last = { updates, share };
    this.#look = last ? updates * FURTHER : updates + Math.max(FIRST_LOOK, links.nodes.length >> 2);
    // Without an end, or a row that was given up since, nothing can be said of the tree.
    if (!last || share === last.share) return;
    const size = (this.#size ??= roughSize(this.#matrix));
    const ofTree = ((1 - share - below) * (updates - last.updates)) / (share - last.share);
    const left = Math.min(ofTree, this.#toSolutions());
    if (savingOf(size, this.#links, left / updates) <= 0) return;
    this.#look = Infinity;
    if (8 * size.words * size.rows > MOST_BYTES || !isCompiledHere()) return;
    const compiled = new CompiledSearch(this.#matrix);
    compiled.follow(this.#links);
    this.#walk = compiled;
  }

  /**
   * About how many updates it takes to find as many solutions as are wanted. Where none has been found, the first is
   * expected after as many updates again.
   */
  #toSolutions(): number {
    const { updates, solutions } = this.#links;
    return (updates * (this.#limit - solutions)) / Math.max(1, solutions);
  }

  /** True from the moment on at which the compiled engine has gone on. */
  get isCompiled(): boolean {
    return this.#walk !== this.#links;
  }

  rows(): number[] {
    return this.#walk.rows();
  }

  path(): Int32Array {
    return this.#walk.path();
  }

  firsts(): number[] {
    return this.#walk.firsts();
  }

  branchAt(level: number): number {
    return this.#walk.branchAt(level);
  }

  get event(): SearchEvent {
    return this.#walk.event;
  }

  get done(): boolean {
    return this.#walk.done;
  }

  get share(): number {
    return this.#walk.share;
  }

  get events(): number {
    return this.#walk.events;
  }

  get moves(): number {
    return this.#walk.moves;
  }

  get writes(): number {
    return this.#walk.writes;
  }

  get nodes(): number {
    return this.#walk.nodes;
  }

  get updates(): number {
    return this.#walk.updates;
  }

  get covers(): number {
    return this.#walk.covers;
  }

  get cleansings(): number {
    return this.#walk.cleansings;
  }

  get solutions(): number {
    return this.#walk.solutions;
  }

  get deadEnds(): number {
    return this.#walk.deadEnds;
  }

  get profile(): Float64Array {
    return this.#walk.profile;
  }

  get updatesByLevel(): Float64Array {
    return this.#walk.updatesByLevel;
  }

  get level(): number {
    return this.#walk.level;
  }

  get lowest(): number {
    return this.#walk.lowest;
  }

  set lowest(level: number) {
    this.#walk.lowest = level;
  }

  get highest(): number {
    return this.#walk.highest;
  }

  set highest(level: number) {
    this.#walk.highest = level;
  }
}
