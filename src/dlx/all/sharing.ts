import { smallest } from '../choosers.ts';
import { createLinks } from '../create-links.ts';
import { type Links, columnOf, headerOf, nextInRow, previousInRow } from '../link-arrays.ts';
import { type Matrix, refuseColours } from '../matrix.ts';
import { coverPlain, uncoverPlain } from '../plain-cover.ts';
import { sharesOf } from '../share.ts';
import { COLUMN, DOWN, ROW, SIZE } from '../slots.ts';
import { SubproblemTable } from '../subproblem-table.ts';
import { type Diagram, DiagramWriter } from './diagram.ts';

/** After so many nodes a table must stand for a tree so many times as large, or it is not worth its updates. */
const PROBATION = 2 ** 14;
const LEAST_SAVED = 2;

const NODE_WORK = 500;

/** A node of the search that is being worked on. */
interface Level {
  readonly header: number;
  /** The node taken now, or the header before the first. */
  node: number;
  /** Where its arcs begin among the arcs of all levels. */
  readonly from: number;
  /** The nodes of the tree before it. */
  readonly tree: number;
}

/**
 * Builds the diagram of all solutions with dancing links and a table of subproblems, each of which is solved once: what
 * makes two of them the same is said in `exhibits/memoized.ts`. It can stop anywhere and go on.
 */
export class Sharing {
  readonly #links: Links;
  readonly #words: number;
  /** A bit for each column that is not covered. */
  readonly #open: Uint32Array;
  readonly #secondary: readonly number[];
  readonly #table: SubproblemTable;
  readonly #mostBytes: number;
  readonly #writer = new DiagramWriter();
  readonly #levels: Level[] = [];
  readonly #keys: Uint32Array[] = [];
  /** The arcs of the levels, a row and a node each, those of the deepest level last. */
  readonly #arcs: number[] = [];
  #root: number | null = null;

  nodes = 0;
  updates = 0;
  /** Nodes of the tree that the subproblems so far stand for. */
  tree = 0;

  /** @throws RangeError when the matrix has colours */
  constructor(matrix: Matrix<unknown>, mostBytes: number) {
    refuseColours(matrix, 'a diagram of subproblems');
    this.#links = createLinks(matrix);
    this.#words = Math.max(1, Math.ceil(matrix.columns.length / 32));
    this.#open = new Uint32Array(this.#words);
    this.#secondary = matrix.columns.flatMap(({ kind }, column) => (kind === 'secondary' ? [column] : []));
    matrix.columns.forEach(({ kind }, column) => kind !== 'off' && this.#flip(column));
    this.#table = new SubproblemTable(this.#words, mostBytes);
    this.#mostBytes = mostBytes;
    this.#enter();
  }

  get done(): boolean {
    return this.#root !== null;
  }

  /** True when the table or the diagram has no room left. What is still found would not be kept. */
  get isFull(): boolean {
    return this.#table.isFull || this.#table.bytes + this.#writer.bytes > this.#mostBytes;
  }

  /** The share of the tree that is done, from 0 to 1 (`share.ts`). */
  get share(): number {
    if (this.done) return 1;
    const nodeAt = (level: number): number => this.#levels[level]?.node ?? 0;
    const firstNodeAt = (level: number): number =>
      this.#links.nodes[(this.#levels[level]?.header ?? 0) + DOWN] as number;
    // The deepest level may be at its header, before its first row.
    const isBegun = this.#levels.at(-1)?.node !== this.#levels.at(-1)?.header;
    const level = this.#levels.length - (isBegun ? 0 : 1);
    return sharesOf({ links: this.#links, level, nodeAt, firstNodeAt }).before;
  }

  /** True once so much of the tree was walked that it shows: subproblems hardly ever come again. */
  get isIdle(): boolean {
    return this.nodes >= PROBATION && this.tree < LEAST_SAVED * this.nodes;
  }

  /** The work so far, in updates: to make and find the key of a node costs about as much as so many of them. */
  get work(): number {
    return this.updates + NODE_WORK * this.nodes;
  }

  /** Works until so much has been done in all, there is no room left, or it is done. */
  run(until: number): void {
    while (this.#root === null && this.work < until && !this.isFull) this.#step();
  }

  /** The diagram, once it is done. */
  diagram(): Diagram {
    return this.#writer.diagram(this.#root ?? -1, 'shared', this.done);
  }

  /** Takes the next row of the deepest level, or leaves the level. */
  #step(): void {
    const { nodes } = this.#links;
    const level = this.#levels.at(-1) as Level;
    level.node = nodes[level.node + DOWN] as number;
    if (level.node === level.header) {
      this.#leave(level);
      return;
    }
    for (let other = nextInRow(nodes, level.node); other !== level.node; other = nextInRow(nodes, other)) {
      this.#cover(nodes[other + COLUMN] as number);
    }
    this.#enter();
  }

  /** Enters a node: a solution, a known subproblem, or a new level. */
  #enter(): void {
    this.nodes += 1;
    if (this.#links.right[0] === 0) {
      this.tree += 1;
      this.#return(0);
      return;
    }
    const key = (this.#keys[this.#levels.length] ??= new Uint32Array(this.#words));
    this.#writeKey(key);
    const known = this.#table.find(key);
    if (known >= 0) {
      this.tree += this.#table.nodesAt(known);
      this.#return(this.#table.solutionsAt(known));
      return;
    }
    const header = smallest(this.#links, this.nodes) << 2;
    this.#cover(header);
    this.#levels.push({ header, node: header, from: this.#arcs.length, tree: this.tree });
    this.tree += 1;
  }

  /** Leaves a level whose rows have all been taken. */
  #leave({ header, from, tree }: Level): void {
    this.#uncover(header);
    this.#levels.pop();
    const node = this.#writer.add(this.#arcs, from);
    this.#arcs.length = from;
    this.#table.add(this.#keys[this.#levels.length] as Uint32Array, node, this.tree - tree);
    this.#return(node);
  }

  /** Goes back to the level above with the node of the diagram that its row leads to, -1 for none. */
  #return(end: number): void {
    const level = this.#levels.at(-1);
    if (!level) {
      this.#root = end;
      return;
    }
    const { nodes } = this.#links;
    if (end >= 0) this.#arcs.push(nodes[level.node + ROW] as number, end);
    for (let other = previousInRow(nodes, level.node); other !== level.node; other = previousInRow(nodes, other)) {
      this.#uncover(nodes[other + COLUMN] as number);
    }
  }

  #cover(header: number): void {
    this.updates += coverPlain(this.#links, header);
    this.#flip(columnOf(header));
  }

  #uncover(header: number): void {
    uncoverPlain(this.#links, header);
    this.#flip(columnOf(header));
  }

  #flip(column: number): void {
    this.#open[column >> 5] = (this.#open[column >> 5] as number) ^ (1 << (column & 31));
  }

  /** The columns that are not covered, without the secondary ones that have no live row. */
  #writeKey(key: Uint32Array): void {
    key.set(this.#open);
    for (const column of this.#secondary) {
      if (this.#links.nodes[headerOf(column) + SIZE] !== 0) continue;
      key[column >> 5] = (key[column >> 5] as number) & ~(1 << (column & 31));
    }
  }
}
