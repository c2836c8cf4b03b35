import type { Chooser } from './choosers.ts';
import type { Walk } from './walk.ts';
import type { StopAt, Tally } from './events.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';
import { shareDone } from './share.ts';

/** The limits at which a movable walk stops before its end. */
export interface WalkStop extends Pick<StopAt, 'updates' | 'solutions'> {
  /** Stop right after a retreat to a smaller level than this; only `level`, `event` and `done` are then valid. */
  readonly floor?: number;
}

/** A walk that can be moved to any path, so that several workers can share a tree. */
export interface MovableWalk extends Walk {
  run(stop?: WalkStop): void;
  /**
   * Moves the search to right after the try of the last row of `path`, or to the start. The counts by level and the
   * lowest and highest level start there; all other counters continue from the tally.
   * @throws RangeError in the compiled search, when the path is not one of this search
   */
  restore(path: ArrayLike<number>, tally: Tally): void;
  /** The share of the tree that is done, from 0 to 1 (`shareDone`). */
  readonly share: number;
}

/** Starts a search that can be moved; `limit` is how many solutions are wanted, by default all. */
export type MovableEngine = (matrix: Matrix<unknown>, choose: Chooser, limit?: number) => MovableWalk;

/** @throws RangeError when a column with colours is primary */
export const movableLinks: MovableEngine = (matrix, choose) => new MovableLinks(matrix, choose);

/** Dancing links that can be moved. */
export class MovableLinks extends Search implements MovableWalk {
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
