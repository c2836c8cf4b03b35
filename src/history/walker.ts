import type { Engine, EngineStop } from '#dlx/engine.ts';
import type { StopAt, Tally } from '#dlx/events.ts';
import type { Links } from '#dlx/links.ts';
import type { CoveredColumn, Frame, Move } from './frame.ts';

/** A search on links: it stops after any event, and can be moved back. */
export interface LinkSearch extends Engine {
  readonly links: Links;
  step(): void;
  run(stop?: StopAt & EngineStop): void;
  /** The node taken, or just given up, at a level; a header where no row is taken. */
  nodeAt(level: number): number;
  /** The row of a node, -1 for a header. */
  rowAt(node: number): number;
  /** The row that the column branched on at a level begins with, or -1 when it is the top one. */
  firstAt(level: number): number;
  /** The counters for `restore`; valid only right after a `try`, or at the start. */
  tally(): Tally;
  /** The nodes of the branches to come at a level, where they are not simply the rest of the column’s list. */
  turnsLeft?(level: number): number[];
  restore(path: ArrayLike<number>, tally: Tally, firsts?: readonly number[]): void;
}

/** What a move does to a column: it is covered, gets the colour of a row, or has a row of its list tweaked. */
export type Own = CoveredColumn & {
  /** The node of the row that gives the column its colour, if any. */
  readonly taken?: number | undefined;
  /** The row that is tweaked, its node, and whether it is out of all other lists already. */
  readonly tweaked?: number | undefined;
  readonly node?: number | undefined;
  readonly isAlone?: boolean | undefined;
};

/** A cover, a tweak or the undoing of one, with the row, level and node for which it is done. */
export type EventMove = Move & Own;

/**
 * A search that a recording walks, and how its events open into moves: all forth, or all back. Without bounds:
 * `event-moves.ts`.
 */
export interface Walker {
  readonly search: LinkSearch;
  /** The moves of the last event, in order. */
  movesOf(): EventMove[];
  /** The columns covered after the first `done` moves of the last event, in the order of covering. */
  coveredAfter(moves: readonly EventMove[], done: number): CoveredColumn[];
  /** Carries out a move, or undoes it; returns how many nodes and headers left their lists or came back. */
  carryOut(move: EventMove, isBack?: boolean): number;
  /** The headers and nodes that a move takes out of their lists or puts back, in the order in which they leave. */
  changedBy(move: EventMove): number[];
  /** What its frames say besides, after the first `done` moves of the last event. */
  more?(moves: readonly EventMove[], done: number): Partial<Frame>;
}
