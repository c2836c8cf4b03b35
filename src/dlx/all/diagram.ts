/**
 * All solutions of a matrix as a decision diagram: each solution is one way from the root to node 0, and the arcs on
 * it are its rows. Ways share what they have in common. It is plain data, and can be sent to a worker.
 *
 * Node 0 is where nothing is left to cover. The arcs of node n are those from `starts[n]` up to, not including,
 * `starts[n + 1]`; each leads to a node with a smaller number, so one pass over the nodes, up or down, visits all ways.
 *
 * Sources: zero-suppressed decision diagrams in D. E. Knuth, *The Art of Computer Programming* 7.1.4; M. Nishino, N.
 * Yasuda, S. Minato and M. Nagata, *Dancing with decision diagrams* (2017), which build them by dancing links.
 */
export interface Diagram {
  /** The node that stands for the whole problem, or -1 when there is no solution. */
  readonly root: number;
  readonly starts: Int32Array;
  /** For each arc its row, and the node that it leads to. */
  readonly rows: Int32Array;
  readonly ends: Int32Array;
  /**
   * How it was made: `shared`, with each subproblem solved once, or `listed`, from a search through all solutions,
   * which share their beginnings only.
   */
  readonly way: 'shared' | 'listed';
  /** False when the search was bounded: the diagram then has the solutions found so far, and no others. */
  readonly isComplete: boolean;
}

/** Bytes of a node and of an arc. */
const NODE = 4;
const ARC = 8;

/** Collects nodes, each after those that its arcs lead to. */
export class DiagramWriter {
  readonly #starts: number[] = [0, 0];
  readonly #rows: number[] = [];
  readonly #ends: number[] = [];

  get bytes(): number {
    return NODE * this.#starts.length + ARC * this.#rows.length;
  }

  /**
   * Adds a node.
   * @param arcs a row and a node for each arc, one after the other, from `from` on
   * @returns its number, or -1 when it has no arcs
   */
  add(arcs: readonly number[], from: number): number {
    if (from === arcs.length) return -1;
    for (let at = from; at < arcs.length; at += 2) {
      this.#rows.push(arcs[at] as number);
      this.#ends.push(arcs[at + 1] as number);
    }
    this.#starts.push(this.#rows.length);
    return this.#starts.length - 2;
  }

  diagram(root: number, way: Diagram['way'], isComplete: boolean): Diagram {
    return {
      root,
      starts: Int32Array.from(this.#starts),
      rows: Int32Array.from(this.#rows),
      ends: Int32Array.from(this.#ends),
      way,
      isComplete,
    };
  }
}
