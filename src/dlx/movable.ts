import type { Chooser } from './choosers.ts';
import type { Walk } from './engine.ts';
import type { StopAt, Tally } from './events.ts';
import type { Matrix } from './matrix.ts';
import { Search } from './search.ts';
import { shareDone } from './share.ts';

/** When a walk that can be moved must stop, besides its end. */
export interface WalkStop extends Pick<StopAt, 'updates' | 'solutions'> {
  /** Right after a retreat to a level above this one, where nothing is told but the level. */
  readonly floor?: number;
}

/** A walk that can be put anywhere: so that many may share a tree. */
export interface MovableWalk extends Walk {
  run(stop?: WalkStop): void;
  /**
   * Puts the search right after the last row of `path` was tried, or to the start. What is counted by
   * level, and the lowest and highest level, begin there; all else goes on from the tally.
   */
  restore(path: ArrayLike<number>, tally: Tally): void;
  /** What share of the tree is done, from 0 to 1. */
  readonly share: number;
}

/** Starts a search that can be moved. */
export type MovableEngine = (matrix: Matrix<unknown>, choose: Chooser) => MovableWalk;

/** Dancing links that can be moved. */
export const movableLinks: MovableEngine = (matrix, choose) => new MovableLinks(matrix, choose);

class MovableLinks extends Search implements MovableWalk {
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
