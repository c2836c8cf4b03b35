import { smallest } from './choosers.ts';
import { isCompiledHere } from './compiled/memory.ts';
import { CompiledSearch } from './compiled/search.ts';
import { type RoughSize, roughSize, savingOf } from './costs.ts';
import type { Engine, EngineStop, StartEngine } from './engine.ts';
import type { SearchEvent, Tally } from './events.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';
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
export const auto: StartEngine = (matrix, choose, limit) =>
  choose === smallest ? new AutoSearch(matrix, limit) : new Search(matrix, choose);

/**
 * A search on links that looks now and then at what it has done. From the share of the tree that this was, or of the
 * solutions that are wanted, follows what is left to do. Where the compiled engine is worth its tables, the search goes
 * on there, from the same path and with the same counters.
 */
export class AutoSearch implements Engine {
  readonly #matrix: Matrix<unknown>;
  readonly #limit: number;
  readonly #links: Search;
  /** What searches now: the links, or the compiled engine. */
  #engine: Engine;
  /** The search is looked at after a try with so many updates; Infinity for never again. */
  #look = 0;
  /** How far the search was at the last look, or at its first try. */
  #last: { readonly updates: number; readonly share: number } | null = null;
  #size: RoughSize | null = null;

  constructor(matrix: Matrix<unknown>, limit = Infinity) {
    this.#matrix = matrix;
    this.#limit = limit;
    this.#links = new Search(matrix, smallest);
    this.#engine = this.#links;
  }

  run(stop: EngineStop = {}): void {
    const { updates = Infinity, solutions = Infinity, floor = 0 } = stop;
    const links = this.#links;
    while (this.#look < Infinity) {
      links.run({ updates: Math.min(updates, this.#look), solutions, floor });
      if (links.updates < this.#look || links.event !== 'try') return;
      this.#consider();
      if (this.updates >= updates) return;
    }
    this.#engine.run(stop);
  }

  restore(path: ArrayLike<number>, tally: Tally): void {
    this.#engine.restore(path, tally);
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
    this.#engine = compiled;
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
    return this.#engine !== this.#links;
  }

  rows(): number[] {
    return this.#engine.rows();
  }

  path(): Int32Array {
    return this.#engine.path();
  }

  firsts(): number[] {
    return this.#engine.firsts();
  }

  branchAt(level: number): number {
    return this.#engine.branchAt(level);
  }

  get event(): SearchEvent {
    return this.#engine.event;
  }

  get done(): boolean {
    return this.#engine.done;
  }

  get share(): number {
    return this.#engine.share;
  }

  get events(): number {
    return this.#engine.events;
  }

  get moves(): number {
    return this.#engine.moves;
  }

  get writes(): number {
    return this.#engine.writes;
  }

  get nodes(): number {
    return this.#engine.nodes;
  }

  get updates(): number {
    return this.#engine.updates;
  }

  get covers(): number {
    return this.#engine.covers;
  }

  get cleansings(): number {
    return this.#engine.cleansings;
  }

  get solutions(): number {
    return this.#engine.solutions;
  }

  get deadEnds(): number {
    return this.#engine.deadEnds;
  }

  get profile(): Float64Array {
    return this.#engine.profile;
  }

  get updatesByLevel(): Float64Array {
    return this.#engine.updatesByLevel;
  }

  get level(): number {
    return this.#engine.level;
  }

  get lowest(): number {
    return this.#engine.lowest;
  }

  set lowest(level: number) {
    this.#engine.lowest = level;
  }

  get highest(): number {
    return this.#engine.highest;
  }

  set highest(level: number) {
    this.#engine.highest = level;
  }
}
