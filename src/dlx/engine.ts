import type { SearchEvent, StopAt, Tally } from './events.ts';
import type { Chooser } from './choosers.ts';
import type { Matrix } from './matrix.ts';

/** The limits at which an engine stops before its end. */
export interface EngineStop extends Pick<StopAt, 'updates' | 'solutions'> {
  /** Stop right after a retreat to a smaller level than this; only `level`, `event` and `done` are then valid. */
  readonly floor?: number;
}

/**
 * A search of one matrix, on any data structure: dancing links (`search.ts`), bitmaps in WebAssembly
 * (`compiled/search.ts`), or first the ones and then the others (`auto.ts`). All walk the same tree, node for node, with
 * the same counters.
 *
 * `run` stops at a try, a solution or the end, where all values are exact, as they are at the start; or with a `floor` at
 * a retreat, where they are not.
 */
export interface Engine extends Tally {
  /** The last event. */
  readonly event: SearchEvent;
  /** True when every row has been tried. */
  readonly done: boolean;
  /** Events, covers and uncovers so far; and events and pointer writes so far. */
  readonly moves: number;
  readonly writes: number;
  /** How many nodes have been entered at each level, and the updates that were made there. */
  readonly profile: Float64Array;
  readonly updatesByLevel: Float64Array;
  /** The share of the tree that is done, from 0 to 1 (`share.ts`); at a solution, that before the row taken last. */
  readonly share: number;
  /** Rows chosen now, and the lowest and highest level since a recorder last set them. */
  readonly level: number;
  lowest: number;
  highest: number;

  /** Runs to a limit, or to the end; `updates` is checked only after a try. */
  run(stop?: EngineStop): void;
  /** The row numbers chosen now, in order. */
  rows(): number[];
  /** The nodes taken now, in order, as `restore` takes them. */
  path(): Int32Array;
  /** For each level whose column did not begin with its top row: the level, then the node that was first. */
  firsts(): number[];
  /** The column branched on at a level, or -1 when none is. */
  branchAt(level: number): number;
  /**
   * Moves the search to right after the try of the last row of `path`, or to the start, so that several workers can
   * share a tree. The counts by level and the lowest and highest level start there; all other counters continue from
   * the tally.
   * @throws RangeError in the compiled search, when the path is not one of this search
   */
  restore(path: ArrayLike<number>, tally: Tally): void;
}

/** Starts an engine; `limit` is how many solutions are wanted, by default all. */
export type StartEngine = (matrix: Matrix<unknown>, choose: Chooser, limit?: number) => Engine;
