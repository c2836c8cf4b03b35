import type { Matrix } from '#dlx/index.ts';
import { type Links, cover, createLinks, DOWN, headerOf, ROW, SIZE, uncover } from '#dlx/links.ts';

/** The site's own links, on which each cover and uncover of a reader's run is carried out too. */
export class Mirror {
  readonly links: Links;
  /** The columns that are covered, in the order in which that happened. */
  readonly covered: number[] = [];
  /** Covers and uncovers so far. */
  moves = 0;
  updates = 0;
  readonly #isCovered: Uint8Array;

  constructor(matrix: Matrix) {
    this.links = createLinks(matrix);
    this.#isCovered = new Uint8Array(matrix.columns.length);
  }

  cover(column: number): void {
    this.updates += cover(this.links, headerOf(column));
    this.covered.push(column);
    this.#isCovered[column] = 1;
    this.moves += 1;
  }

  /** Uncovers the column that was covered last. */
  uncover(): void {
    const column = this.covered.pop();
    if (column === undefined) throw new RangeError('nothing is covered');
    uncover(this.links, headerOf(column));
    this.#isCovered[column] = 0;
    this.moves += 1;
  }

  isCovered(column: number): boolean {
    return this.#isCovered[column] === 1;
  }

  sizeOf(column: number): number {
    return this.links.nodes[headerOf(column) + SIZE] as number;
  }

  /** The rows in the list of a column now, from the top down. */
  rowsOf(column: number): number[] {
    const { nodes } = this.links;
    const header = headerOf(column);
    const rows: number[] = [];
    for (let node = nodes[header + DOWN] as number; node !== header; node = nodes[node + DOWN] as number) {
      rows.push(nodes[node + ROW] as number);
    }
    return rows;
  }

  /** The primary columns that are not covered, in order. */
  *ring(): Generator<number> {
    const { right } = this.links;
    for (let header = right[0] as number; header !== 0; header = right[header] as number) yield header - 1;
  }
}
