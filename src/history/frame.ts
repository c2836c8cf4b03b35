import type { Choosing } from '#dlx/choosers.ts';
import type { Links } from '#dlx/links.ts';

/**
 * One moment of a run: everything that a picture may show, independent of any screen.
 *
 * A run has three zooms. A **decision** is one event of the search: a column chosen, a dead end, a row tried, a
 * solution, a row given up. At the **covers** zoom an event has one step for itself, when nothing is covered yet, and
 * then one for each cover or uncover. At the **links** zoom it has one step for itself and then one for each write.
 */

export type Zoom = 'decisions' | 'covers' | 'links';

/** How much of a run is shown at a moment: all of it, or only what has happened by then. */
export type Reveal = 'all' | 'past';

/** From the coarsest to the finest. */
export const ZOOMS = ['decisions', 'covers', 'links'] as const satisfies readonly Zoom[];

/** The counter of a search, of totals and of a checkpoint that is the position at each zoom. */
export const POSITION = {
  decisions: 'events',
  covers: 'moves',
  links: 'writes',
} as const satisfies Record<Zoom, string>;

/**
 * What happened last.
 * - `start`: nothing yet
 * - `choose`: `column` is the one to branch on, and is covered
 * - `dead end`: `column` has no row left; it is covered all the same, as Knuth's program does
 * - `try`: `row` is taken for `column`, and its other columns are covered
 * - `solution`: no primary column is left to cover
 * - `retreat`: `row` is given up; all that was covered since it was tried is uncovered
 * - `done`: every row of the first column has been tried
 */
export type EventKind = 'start' | 'choose' | 'dead end' | 'try' | 'solution' | 'retreat' | 'done';

/** A row taken, and the column it was taken for. Where columns have bounds, `row` is -1 for the null choice, which takes none. */
export interface Choice {
  readonly column: number;
  readonly row: number;
}

/**
 * A covered column; `row` is the chosen row that covers it, or -1 for the column branched on. With a colour it is
 * purified instead: the row has given it that colour, and rows that agree may share it.
 */
export interface CoveredColumn {
  readonly column: number;
  readonly colour?: string | undefined;
  readonly row: number;
  /** The level of the node at which it was covered: the number of rows chosen above. */
  readonly level: number;
  /** True for a column with bounds that has left the ring by the null choice: it need not be covered again. */
  readonly isClosed?: boolean;
}

/**
 * A cover or uncover that has just been carried out; with `colour`, the column gets or loses that colour; with `tweaked`,
 * only that row leaves the column’s list, and all other lists, or comes back.
 */
export interface Move {
  readonly kind: 'cover' | 'uncover';
  readonly column: number;
  readonly colour?: string | undefined;
  readonly tweaked?: number | undefined;
  /** Where rows have costs: only rows with a lower net cost than this are concerned. */
  readonly limit?: number | undefined;
}

/** Where rows have costs. */
export interface FrameCosts {
  /** What the rows chosen cost, and what every cover that has them costs at least. */
  readonly spent: number;
  readonly atLeast: number;
  /** What a cover must cost less than to be kept; Infinity until as many are known as are wanted. */
  readonly cutoff: number;
  /** Whether the event is a dead end only because of the cutoff, and how many there were. */
  readonly isPruned: boolean;
  readonly pruned: number;
  /** By row what is left of its cost after taxes, and by column its tax; the same at each moment. */
  readonly net: Float64Array;
  readonly taxes: Float64Array;
  /** How the run chooses its columns, for a picture of the whole run. */
  readonly chooser: Choosing;
}

/** Where columns have bounds, by column. They change with the event itself, before its moves. */
export interface FrameBounds {
  /** How often a column may still be covered, and how much less often than that it may be; -1 where it is not primary. */
  readonly bound: Int32Array;
  readonly slack: Int32Array;
  /** The rows that a tweak has taken out and that are not chosen, in order, with the level of that branching. */
  readonly tweaked: readonly { readonly row: number; readonly level: number }[];
  /** Into how many branches the column of this event splits the search; 0 where it does not branch on it. */
  readonly branches: number;
  /** Which of them the event takes or gives up, counted from 0; -1 before the first. */
  readonly turn: number;
}

/**
 * One pointer write of a cover or an uncover: one link of `node` now leads to `to`, no longer to `from`. `subject` is
 * the node that leaves its list or returns to it. Nodes, headers included, are addresses as in `Links.nodes`.
 */
export interface PointerWrite {
  readonly link: 'left' | 'right' | 'up' | 'down';
  readonly node: number;
  readonly from: number;
  readonly to: number;
  readonly subject: number;
}

/** The entry of `node`, a header or a node, in `LinkColours.of` changes from `from` to `to`. */
export interface ColourWrite extends Omit<PointerWrite, 'link'> {
  readonly link: 'colour';
}

/** A write of a cover or an uncover: of a pointer, of a column's colour or of a node's mark. */
export type Write = PointerWrite | ColourWrite;

export interface Counters {
  /** Search nodes entered so far, the root and the solutions included, as Knuth's dlx1 counts. */
  readonly nodes: number;
  /** Removals from a list so far, as Knuth's dlx1 counts. */
  readonly updates: number;
  readonly solutions: number;
  readonly deadEnds: number;
}

export interface Frame {
  readonly zoom: Zoom;
  /** Position at `zoom`; 0 is the start. */
  readonly step: number;
  /** The position of this moment at each zoom; inside a cover or an event, that of the one in progress. */
  readonly decision: number;
  readonly moves: number;
  readonly links: number;
  readonly event: EventKind;
  /** The column the event is about, or -1. */
  readonly column: number;
  /** The row tried or given up, or -1. */
  readonly row: number;
  /** The cover or uncover this step carried out, or is in; null when the step is the event itself. */
  readonly move: Move | null;
  /** At the links zoom the write this step did; null when the step is the event itself. */
  readonly write: Write | null;
  /** Rows chosen, in order. A row that is being given up is in `row`, not here. */
  readonly path: readonly Choice[];
  /** The column whose rows are being tried at this level, or -1. */
  readonly branch: number;
  /**
   * The row tried first in the column of this event (or the one branched on), if it is not the top one; the rows below
   * it follow, then those above it. -1 when rows are tried from the top down.
   */
  readonly first: number;
  /**
   * The rows of that column that have been tried, the one of this event included, in a run whose rows may come in any
   * order (`followed.ts`).
   */
  readonly tried?: ReadonlySet<number> | undefined;
  /** Columns that are covered or have a colour, in the order in which that happened. */
  readonly covered: readonly CoveredColumn[];
  /** How many rows are left in each column's list, by column. */
  readonly sizes: Int32Array;
  /** Only where columns have bounds. */
  readonly bounds?: FrameBounds;
  /** Only where rows have costs. */
  readonly costs?: FrameCosts;
  /** At the links zoom a copy of all links at this moment, for drawing; else null. */
  readonly state: Links | null;
  readonly counters: Counters;
}

/** The position of a frame's moment at any zoom. */
export function positionOf(frame: Frame, zoom: Zoom): number {
  return { decisions: frame.decision, covers: frame.moves, links: frame.links }[zoom];
}
