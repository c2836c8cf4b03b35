import type { Engine } from '../engine.ts';
import type { Matrix } from '../matrix.ts';
import { engineOf } from '../solve-options.ts';
import { type Diagram, DiagramWriter } from './diagram.ts';

/** Bounds of a listing: bytes of the diagram, and updates of the search. */
export interface ListingBounds {
  readonly mostBytes: number;
  readonly updates: number;
}

/**
 * Builds the diagram of all solutions by listing them, on the engine that is fastest. Solutions come in the order of
 * the search, so each shares its beginning with the one before it, and what comes after that is finished. It can stop
 * anywhere and go on.
 */
export class Listing {
  readonly #search: Engine;
  readonly #bounds: ListingBounds;
  readonly #writer = new DiagramWriter();
  /** The rows of the last solution; null before the first. */
  #path: readonly number[] | null = null;
  /** For each node on its way where the arcs of the node begin. */
  readonly #from: number[] = [];
  readonly #arcs: number[] = [];

  constructor(matrix: Matrix<unknown>, bounds: ListingBounds) {
    this.#search = engineOf({})(matrix);
    this.#bounds = bounds;
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  get updates(): number {
    return this.#search.updates;
  }

  get share(): number {
    return this.#search.share;
  }

  /** True when all solutions are listed, or a bound is reached. */
  get done(): boolean {
    return this.#search.done || this.isBounded;
  }

  get isBounded(): boolean {
    return this.#writer.bytes > this.#bounds.mostBytes || this.updates >= this.#bounds.updates;
  }

  /** Works until so many updates have been made in all, or it is done. */
  run(until: number): void {
    const search = this.#search;
    while (!this.done && search.updates < until) {
      search.run({ solutions: search.solutions + 1, updates: Math.min(until, this.#bounds.updates) });
      if (search.event === 'solution') this.#add(search.rows());
    }
  }

  /** The diagram of the solutions so far; nothing can be added after it. */
  diagram(): Diagram {
    const isComplete = this.#search.done;
    if (!this.#path) return this.#writer.diagram(-1, 'listed', isComplete);
    return this.#writer.diagram(this.#closeTo(0), 'listed', isComplete);
  }

  #add(rows: readonly number[]): void {
    const before = this.#path ?? [];
    let common = 0;
    while (common < before.length && before[common] === rows[common]) common += 1;
    if (this.#path) this.#closeTo(common + 1);
    else this.#from.push(0);
    for (let depth = this.#from.length; depth < rows.length; depth += 1) this.#from.push(this.#arcs.length);
    this.#path = rows;
  }

  /** Writes the nodes of the last solution from this depth on, the root being at 0, and returns the topmost of them. */
  #closeTo(depth: number): number {
    const path = this.#path ?? [];
    let node = 0;
    for (let at = path.length; at >= depth; at -= 1) {
      if (at < path.length) {
        const from = this.#from.pop() ?? 0;
        node = this.#writer.add(this.#arcs, from);
        this.#arcs.length = from;
      }
      if (at > 0) this.#arcs.push(path[at - 1] as number, node);
    }
    return node;
  }
}
