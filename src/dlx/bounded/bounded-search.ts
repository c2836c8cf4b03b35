import type { Chooser, Choosing } from '../choosers.ts';
import { coverColoured, uncoverColoured } from '../coloured-cover.ts';
import type { Matrix } from '../matrix.ts';
import { COLUMN } from '../slots.ts';
import { createBoundedLinks } from './bounded-links.ts';
import { BranchingSearch } from './branching.ts';
import { degreeOf, smallestDegree } from './degree.ts';
import { giveUpOthers, takeOthers } from './others.ts';

/**
 * Algorithm M on dancing links: primary columns are covered as often as their bounds say, with the counters of Knuth's
 * dlx3.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm M; dlx3 (2017).
 */
export class BoundedSearch extends BranchingSearch {
  /**
   * @throws RangeError when there is no such chooser, or a column with colours is primary; later when a chooser returns
   *   no header of the ring
   */
  constructor(matrix: Matrix<unknown>, chooser: Chooser | Choosing = 'smallest') {
    super(createBoundedLinks(matrix), chooser);
  }

  protected smallest(): number {
    return smallestDegree(this.links);
  }

  protected choose(): number {
    const number = this.chosen();
    return degreeOf(this.links, number) <= 0 ? -(number << 2) : number << 2;
  }

  protected isWorth(node: number): boolean {
    return this.links.nodes[node + COLUMN] !== node;
  }

  protected coverBranch(header: number): number {
    return coverColoured(this.links, header);
  }

  protected uncoverBranch(header: number): number {
    return uncoverColoured(this.links, header);
  }

  protected takeRow(node: number): number {
    return takeOthers(this, node);
  }

  protected giveUpRow(node: number): void {
    giveUpOthers(this, node);
  }
}
