import { BranchingSearch } from '../bounded/branching.ts';
import { degreeOf } from '../bounded/degree.ts';
import type { Chooser, Choosing } from '../choosers.ts';
import type { Tally } from '../events.ts';
import type { Matrix } from '../matrix.ts';
import { DOWN, ROW } from '../slots.ts';
import { told } from '../told.ts';
import { coverBelow, giveUpBelow, takeBelow, uncoverBelow } from './cover-below.ts';
import { BestCovers, type Cover } from './best-covers.ts';
import { type PricedLinks, cheapestChoice, createPricedLinks, isBelow, lacksRows } from './priced-links.ts';

/** What the cheapest cover with these rows costs at least, by their numbers. */
export type OwnBound = (rows: readonly number[]) => number;

/** What decides besides the path where a search stands: by level the solutions known at its choice and its turn, and that turn. */
interface Memory {
  readonly atChoice: number;
  readonly atTurn: number;
  readonly turn: number;
}

/**
 * Branch and bound on dancing links, for the k cheapest covers: Algorithm X$ in the loop of `bounded/branching.ts`, with
 * the counters of Knuth's dlx5. A row is taken only if the net costs so far with its own are below the **cutoff**, that
 * of the dearest of the k best covers. What costs as much is not found again.
 *
 * Columns may have bounds; no program of Knuth's has both.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm X$; dlx5 (2021).
 */
export class CheapestSearch extends BranchingSearch<PricedLinks> {
  /** Nodes left at once because no cover below them would be cheap enough. */
  pruned = 0;

  readonly #k: number;
  #best: BestCovers;
  readonly #own: OwnBound | undefined;
  /** The covers found, and after so many the cutoff: it is enough for coming back to any moment. */
  readonly #found: Cover[] = [];
  readonly #cutoffs: number[] = [Infinity];
  #cutoff = Infinity;
  /** By level: the net costs before it, and what the user's own bound said. */
  readonly #spent: number[] = [0];
  readonly #said: number[] = [];
  /** By level: the limits with which the column branched on and the others of the row were covered. */
  readonly #ownLimit: number[] = [];
  readonly #othersLimit: number[] = [];
  /** By level: how many solutions there were when its column was chosen, and when its row was taken. */
  readonly #atChoice: number[] = [];
  readonly #atTurn: number[] = [];
  #memory: readonly Memory[] = [];

  /**
   * @throws RangeError when there is no such chooser, or a column with colours is primary; later when a chooser returns
   *   no header of the ring
   */
  constructor(matrix: Matrix<unknown>, k = 1, chooser: Chooser | Choosing = 'smallest', own?: OwnBound) {
    super(createPricedLinks(matrix), chooser);
    this.#k = k;
    this.#best = new BestCovers(k);
    this.#own = own;
  }

  /** What the rows chosen now cost, with the taxes that each cover pays: no cover with these rows costs less. */
  get cost(): number {
    return (this.#spent[this.level] as number) + this.links.taxed;
  }

  /** What a cover must cost less than now; Infinity until there are k. */
  get cutoff(): number {
    return this.#cutoff;
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
    const open = Array.from({ length: this.level }, (_, level) => this.#leastLeft(level));
    const below = this.event === 'start' || this.event === 'try' ? [this.#spent[this.level] as number] : [];
    const left = Math.min(...open, ...below) + this.links.taxed;
    return Math.min(this.least, Math.max(left, this.#said[0] ?? 0));
  }

  /** Whether the last event is a dead end only because of the cutoff: rows are left, and cost too much. */
  get isPruned(): boolean {
    if (this.event !== 'dead end') return false;
    const column = this.branchAt(this.level);
    return column < 0 || degreeOf(this.links, column + 1) > 0;
  }

  /** The limits of a level, for moves that are done again: of its own column, and of the others of its row. */
  limitsAt(level: number): { readonly own: number; readonly others: number } {
    return { own: this.#ownLimit[level] ?? Infinity, others: this.#othersLimit[level] ?? Infinity };
  }

  /** Pairs: -1 and `pruned`, then for each level the solutions known at its choice, those at its turn, and the turn. */
  override firsts(): number[] {
    const pairs = [-1, this.pruned];
    for (let level = 0; level < this.level; level += 1) {
      pairs.push(level, this.#atChoice[level] as number, level, this.#atTurn[level] as number);
      pairs.push(level, this.turn[level] as number);
    }
    return pairs;
  }

  protected smallest(): number {
    return cheapestChoice(this.links, this.#budget(this.level));
  }

  protected choose(): number {
    if (this.#isTooDear()) {
      this.pruned += 1;
      return 0;
    }
    const number = this.chosen();
    if (!lacksRows(this.links, number, this.#budget(this.level))) return number << 2;
    if (degreeOf(this.links, number) > 0) this.pruned += 1;
    return -(number << 2);
  }

  protected override found(): void {
    const { cost } = this;
    const wrong = this.#said.slice(0, this.level).findIndex((said) => said > cost);
    if (wrong >= 0) {
      const rows = this.rowsTo(wrong).join(', ');
      throw new RangeError(
        `bound returned ${this.#said[wrong]} for [${rows}], and the cover [${this.rows().join(', ')}] costs ${cost}; ` +
          'return no more than what the cheapest cover with these rows costs',
      );
    }
    const cover = { rows: this.rows(), cost };
    this.#best.add(cover);
    this.#cutoff = this.#best.cutoff;
    if (this.solutions < this.#found.length) return;
    this.#found.push(cover);
    this.#cutoffs.push(this.#cutoff);
  }

  /** True when the user's own bound leaves nothing to be found here. */
  #isTooDear(): boolean {
    if (!this.#own) return false;
    const said: unknown = this.#own(this.rows());
    if (typeof said !== 'number' || Number.isNaN(said)) {
      throw new RangeError(`bound returned ${told(said)}; return the least that a cover with these rows can cost`);
    }
    this.#said[this.level] = said;
    return said >= this.#cutoff;
  }

  /** What the net costs of further rows must stay below. */
  #budget(level: number): number {
    return this.#cutoff - this.links.taxed - (this.#spent[level] as number);
  }

  protected override begun(header: number, isPlain: boolean): void {
    const { nodes, net } = this.links;
    const { level } = this;
    // After the cheapest of its rows there is less to spend; but not after the null choice.
    const first = nodes[header + DOWN] as number;
    const cheapest = isPlain ? (net[nodes[first + ROW] as number] as number) : 0;
    this.#ownLimit[level] = this.#budget(level) - cheapest;
    this.#atChoice[level] = this.#memory[level]?.atChoice ?? this.solutions;
  }

  protected isWorth(node: number): boolean {
    return isBelow(this.links, node, this.#budget(this.level));
  }

  protected coverBranch(header: number): number {
    return coverBelow(this.links, header, this.#ownLimit[this.level] as number);
  }

  protected uncoverBranch(header: number): number {
    return uncoverBelow(this.links, header, this.#ownLimit[this.level] as number);
  }

  protected takeRow(node: number): number {
    const { level } = this;
    const row = this.rowAt(node);
    const cost = row < 0 ? 0 : (this.links.net[row] as number);
    this.#othersLimit[level] = this.#budget(level) - cost;
    this.#spent[level + 1] = (this.#spent[level] as number) + cost;
    this.#atTurn[level] = this.#memory[level]?.atTurn ?? this.solutions;
    return takeBelow(this, node, this.#othersLimit[level]);
  }

  protected giveUpRow(node: number): void {
    giveUpBelow(this, node, this.#othersLimit[this.level] as number);
  }

  /** The covers known at that moment, which are found again if they are not known, and what decided at each level. */
  protected override recall({ solutions }: Tally, firsts: readonly number[]): void {
    if (solutions > this.#found.length) {
      // A chooser may count the nodes.
      Object.assign(this, { event: 'start', solutions: 0, nodes: 0 });
      this.#best = new BestCovers(this.#k);
      this.#cutoff = Infinity;
      while (this.solutions < solutions && !this.done) this.step();
      this.unwind();
    }
    this.#best = new BestCovers(this.#k);
    for (const cover of this.#found.slice(0, solutions)) this.#best.add(cover);
    this.pruned = firsts[1] ?? 0;
    const memory: Memory[] = [];
    for (let at = 2; at < firsts.length; at += 6) {
      const [atChoice = 0, atTurn = 0, turn = 0] = [firsts[at + 1], firsts[at + 3], firsts[at + 5]];
      memory.push({ atChoice, atTurn, turn });
    }
    this.#memory = memory;
  }

  protected override comeBack(level: number, turn: number): void {
    const { atChoice, atTurn, turn: last } = this.#memory[level] ?? {};
    const known = turn === last ? atTurn : atChoice;
    this.#cutoff = known === undefined ? this.#best.cutoff : (this.#cutoffs[known] as number);
    if (known !== undefined) return;
    this.#memory = [];
    if (this.#own) for (let at = 0; at < level; at += 1) this.#said[at] = this.#own(this.rowsTo(at));
  }

  /** The net costs, at least, of what the branches to come at a level lead to. */
  #leastLeft(level: number): number {
    const { nodes, net, slack } = this.links;
    const header = this.branch[level] as number;
    const spent = this.#spent[level] as number;
    const taken = this.taken[level] as number;
    // The bound of a column may be lower further down; rows are sorted, and the null choice costs nothing.
    if ((slack[header >> 2] as number) > 0) return taken === header ? Infinity : spent;
    const node = nodes[taken + DOWN] as number;
    return isBelow(this.links, node, this.#budget(level))
      ? spent + (net[nodes[node + ROW] as number] as number)
      : Infinity;
  }
}
