import { tweak, untweak } from '../bounded/bounded-links.ts';
import { cleansedIn } from '../colours.ts';
import type { SearchEvent } from '../events.ts';
import type { Matrix } from '../matrix.ts';
import { COLUMN, DOWN, ROW, SIZE } from '../slots.ts';
import { told } from '../told.ts';
import { coverBelow, giveUpBelow, takeBelow, uncoverBelow } from './below.ts';
import { BestCovers, type Cover } from './best-covers.ts';
import { type PricedLinks, cheapestChoice, createPricedLinks, isBelow } from './priced-links.ts';

/** What the cheapest cover with these rows costs at least, by their numbers. */
export type OwnBound = (rows: readonly number[]) => number;

/**
 * Branch and bound on dancing links, for the k cheapest covers: Algorithm X$, as a loop over events like `search.ts`,
 * with the counters of Knuth's dlx5. A row is taken only if the net costs so far with its own are below the **cutoff**,
 * that of the dearest of the k best covers. What costs as much is not found again.
 *
 * Columns with bounds are branched on as in `bounded/bounded-search.ts`; no program of Knuth's has both.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm X$; dlx5 (2021).
 */
export class CheapestSearch {
  readonly links: PricedLinks;
  event: SearchEvent = 'start';
  nodes = 0;
  updates = 0;
  cleansings = 0;
  solutions = 0;
  /** Branches taken now, and how many nodes have been entered at each level. */
  level = 0;
  readonly profile: number[] = [];

  readonly #best: BestCovers;
  readonly #own: OwnBound | undefined;
  /** By level: the header branched on, and the node taken, or the header for the null choice. */
  readonly #branch: number[] = [];
  readonly #path: number[] = [];
  readonly #first: number[] = [];
  /** By level: the net costs before it, and what the user's own bound said. */
  readonly #spent: number[] = [0];
  readonly #said: number[] = [];
  /** By level: the limits with which the column branched on and the others of the row were covered. */
  readonly #ownLimit: number[] = [];
  readonly #othersLimit: number[] = [];
  readonly #empties: number[] = [];
  /** By level: true when the null choice was the last branch. */
  readonly #isOver: boolean[] = [];

  /** @throws RangeError when a column with colours is primary */
  constructor(matrix: Matrix<unknown>, k = 1, own?: OwnBound) {
    this.links = createPricedLinks(matrix);
    this.#best = new BestCovers(k);
    this.#own = own;
  }

  get done(): boolean {
    return this.event === 'done';
  }

  /** What the rows chosen now cost, with the taxes that each cover pays. */
  get cost(): number {
    return (this.#spent[this.level] as number) + this.links.taxed;
  }

  /** The k best covers so far, the cheapest first. */
  best(): Cover[] {
    return this.#best.sorted();
  }

  /** What the cheapest cover so far costs; Infinity before the first. */
  get least(): number {
    return this.#best.least;
  }

  /** No cover costs less than this; Infinity when there is none at all. Valid after a try, a solution and at the end. */
  get lowerBound(): number {
    const open = this.#branch.slice(0, this.level).map((_, level) => this.#leastLeft(level));
    const below = this.event === 'start' || this.event === 'try' ? [this.#spent[this.level] as number] : [];
    const left = Math.min(...open, ...below) + this.links.taxed;
    return Math.min(this.least, Math.max(left, this.#said[0] ?? 0));
  }

  /** Runs to the next solution, to a try with so many updates, or to the end. */
  run(stop: { readonly updates?: number; readonly solutions?: number } = {}): void {
    const { updates = Infinity, solutions = Infinity } = stop;
    while (this.event !== 'done') {
      this.step();
      if (this.event === 'try' && this.updates >= updates) return;
      if (this.event === 'solution' && this.solutions >= solutions) return;
    }
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
        break;
    }
  }

  /** The row numbers chosen now, in order. */
  rows(): number[] {
    return this.#rowsTo(this.level);
  }

  #rowsTo(level: number): number[] {
    const { nodes } = this.links;
    const taken = this.#path.slice(0, level).filter((node) => nodes[node + COLUMN] !== node);
    return taken.map((node) => nodes[node + ROW] as number);
  }

  #enter(): void {
    const { links, level } = this;
    this.nodes += 1;
    this.profile[level] = (this.profile[level] ?? 0) + 1;
    if (links.right[0] === 0) {
      this.#solve();
      return;
    }
    const header = this.#isTooDear() ? 0 : cheapestChoice(links, this.#budget(level)) << 2;
    if (header === 0) {
      this.event = 'dead end';
      return;
    }
    this.#begin(header);
    this.event = 'choose';
  }

  #solve(): void {
    const { cost } = this;
    const wrong = this.#said.slice(0, this.level).findIndex((said) => said > cost);
    if (wrong >= 0) {
      const rows = this.#rowsTo(wrong).join(', ');
      throw new RangeError(
        `bound returned ${this.#said[wrong]} for [${rows}], and the cover [${this.rows().join(', ')}] costs ${cost}; ` +
          'return no more than what the cheapest cover with these rows costs',
      );
    }
    this.solutions += 1;
    this.event = 'solution';
    this.#best.add({ rows: this.rows(), cost });
  }

  /** True when the user's own bound leaves nothing to be found here. */
  #isTooDear(): boolean {
    if (!this.#own) return false;
    const said: unknown = this.#own(this.rows());
    if (typeof said !== 'number' || Number.isNaN(said)) {
      throw new RangeError(`bound returned ${told(said)}; return what a cover with the rows given costs at least`);
    }
    this.#said[this.level] = said;
    return said >= this.#best.cutoff;
  }

  /** What the net costs of further rows must stay below. */
  #budget(level: number): number {
    return this.#best.cutoff - this.links.taxed - (this.#spent[level] as number);
  }

  /** Lowers the bound of the column to branch on, and covers it when that was the last time. */
  #begin(header: number): void {
    const { links, level } = this;
    const { nodes, bound, empties } = links;
    const first = nodes[header + DOWN] as number;
    this.#branch[level] = header;
    this.#path[level] = header;
    this.#first[level] = first;
    this.#isOver[level] = false;
    this.#empties[level] = empties[0] as number;
    bound[header >> 2] = (bound[header >> 2] as number) - 1;
    // After the cheapest of its rows there is less to spend; but not after the null choice.
    const cheapest = this.#isPlain(header) ? (links.net[nodes[first + ROW] as number] as number) : 0;
    const limit = this.#budget(level) - cheapest;
    this.#ownLimit[level] = limit;
    if (bound[header >> 2] === 0) this.updates += coverBelow(links, header, limit);
  }

  /** True while a column is branched on for the last time, and must be covered. */
  #isPlain(header: number): boolean {
    const { bound, slack } = this.links;
    return bound[header >> 2] === 0 && slack[header >> 2] === 0;
  }

  /** The next node of the column branched on at a level, its header for the null choice, or -1 after the last branch. */
  #next(level: number): number {
    const { nodes, bound, slack } = this.links;
    const header = this.#branch[level] as number;
    const isPlain = this.#isPlain(header);
    const node = nodes[(isPlain ? (this.#path[level] as number) : header) + DOWN] as number;
    const needed = (bound[header >> 2] as number) - (slack[header >> 2] as number);
    if (isBelow(this.links, node, this.#budget(level))) {
      return isPlain || (nodes[header + SIZE] as number) > needed ? node : -1;
    }
    return isPlain || needed >= 0 || this.#isOver[level] ? -1 : header;
  }

  #advance(): void {
    const { links, level } = this;
    const node = this.#next(level);
    if (node === -1) {
      this.#leave();
      return;
    }
    const header = this.#branch[level] as number;
    this.#path[level] = node;
    this.#isOver[level] = node === header;
    if (node !== header && !this.#isPlain(header)) this.updates += tweak(links, node, links.bound[header >> 2] === 0);
    const cost = node === header ? 0 : (links.net[links.nodes[node + ROW] as number] as number);
    const limit = this.#budget(level) - cost;
    this.#othersLimit[level] = limit;
    this.#spent[level + 1] = (this.#spent[level] as number) + cost;
    const before = cleansedIn(links);
    this.updates += takeBelow(links, node, limit);
    this.cleansings += cleansedIn(links) - before;
    this.level = level + 1;
    this.event = 'try';
  }

  /** Leaves a node: undoes what its branches did, then gives up the row that led to it. */
  #leave(): void {
    const { links, level } = this;
    if (this.event !== 'dead end' && this.event !== 'solution') this.#end();
    this.event = level === 0 ? 'done' : 'retreat';
    if (level === 0) return;
    this.level = level - 1;
    giveUpBelow(links, this.#path[level - 1] as number, this.#othersLimit[level - 1] as number);
  }

  /** Undoes `begin`, and all tweaks since. */
  #end(): void {
    const { links, level } = this;
    const { bound, empties } = links;
    const header = this.#branch[level] as number;
    const isCovered = bound[header >> 2] === 0;
    if (!this.#isPlain(header)) untweak(links, header, this.#first[level] as number, isCovered);
    if (isCovered) uncoverBelow(links, header, this.#ownLimit[level] as number);
    bound[header >> 2] = (bound[header >> 2] as number) + 1;
    empties[0] = this.#empties[level] as number;
  }

  /** The net costs, at least, of what the branches to come at a level lead to. */
  #leastLeft(level: number): number {
    const { nodes, net, slack } = this.links;
    const header = this.#branch[level] as number;
    const spent = this.#spent[level] as number;
    // The bound of a column may be lower further down; rows are sorted, and the null choice costs nothing.
    if ((slack[header >> 2] as number) > 0) return this.#isOver[level] ? Infinity : spent;
    const taken = this.#path[level] as number;
    const node = nodes[taken + DOWN] as number;
    return isBelow(this.links, node, this.#budget(level))
      ? spent + (net[nodes[node + ROW] as number] as number)
      : Infinity;
  }
}
