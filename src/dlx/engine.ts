import type { Chooser } from './choosers.ts';
import type { StopAt, Tally } from './events.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';
import { shareDone } from './share.ts';

/** When a walk must stop, besides its end. */
export interface WalkStop extends Pick<StopAt, 'updates' | 'solutions'> {
  /** Right after a retreat to a level above this one, where nothing is told but the level. */
  readonly floor?: number;
}

/**
 * A search that can be run and looked at, whatever it works on. `run` stops at a try, a solution or the
 * end, and there all of this is true to the unit.
 */
export type Walk = Pick<
  Search,
  | 'event'
  | 'done'
  | 'events'
  | 'moves'
  | 'writes'
  | 'nodes'
  | 'updates'
  | 'covers'
  | 'solutions'
  | 'deadEnds'
  | 'level'
  | 'lowest'
  | 'highest'
  | 'profile'
  | 'updatesByLevel'
  | 'rows'
  | 'path'
  | 'firsts'
  | 'branchAt'
> & {
  run(stop?: WalkStop): void;
  /**
   * Puts the search right after the last row of `path` was tried, or to the start. What is counted by
   * level, and the lowest and highest level, begin there; all else goes on from the tally.
   */
  restore(path: ArrayLike<number>, tally: Tally): void;
  /** What share of the tree is done, from 0 to 1. */
  readonly share: number;
};

/** Starts the search of a matrix: dancing links, unless told otherwise (`bitmap-engine.ts`). */
export type Engine = (matrix: Matrix<unknown>, choose: Chooser) => Walk;

/** Dancing links: any chooser, and memory that grows with the ones of the matrix. */
export const links: Engine = (matrix, choose) => new LinksWalk(matrix, choose);

/** The search of the pictures, as a walk. */
class LinksWalk extends Search {
  get share(): number {
    return shareDone(this);
  }

  override run({ floor = 0, ...stop }: WalkStop = {}): void {
    if (floor === 0) {
      super.run(stop);
      return;
    }
    const { updates = Infinity, solutions = Infinity } = stop;
    while (this.event !== 'done') {
      this.step();
      if (this.event === 'try' && this.updates >= updates) return;
      if (this.event === 'solution' && this.solutions >= solutions) return;
      if (this.level < floor) return;
    }
  }

  override restore(path: ArrayLike<number>, tally: Tally, firsts?: readonly number[]): void {
    super.restore(path, tally, firsts);
    this.lowest = this.level;
    this.highest = this.level;
    this.profile.fill(0);
    this.updatesByLevel.fill(0);
  }
}
