import type { Links } from '#dlx/index.ts';

/**
 * One moment of a run: everything a picture may show, and nothing about screens.
 *
 * The run is told at three zooms. A **decision** is one event of the search: a column chosen, a
 * dead end, a row tried, a solution, a row given up. At the **covers** zoom an event opens into
 * itself (it is announced, nothing is covered yet) and then each cover or uncover that carries it
 * out. At the **links** zoom it opens into itself and then each single pointer write.
 */

export type Zoom = 'decisions' | 'covers' | 'links';

/** How much of a run is to be seen at a moment of it: all, or only what has happened by then. */
export type Reveal = 'all' | 'past';

/** From the coarsest to the finest. */
export const ZOOMS = ['decisions', 'covers', 'links'] as const satisfies readonly Zoom[];

/** Which counter of a search, of totals and of a checkpoint is the position at a zoom. */
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

/** A row taken, and the column it was taken for. */
export interface Choice {
  readonly column: number;
  readonly row: number;
}

/**
 * A covered column; `row` is the chosen row that covers it, or -1 for the column branched on. With a
 * colour it is not covered: the row has given it that colour, and rows that agree may share it.
 */
export interface CoveredColumn {
  readonly column: number;
  readonly colour?: string | undefined;
  readonly row: number;
  /** How many rows had been chosen before the one (or the branching) that covered it. */
  readonly level: number;
}

/** A cover or uncover that has just been carried out; with a colour, that the column takes it or loses it. */
export interface Move {
  readonly kind: 'cover' | 'uncover';
  readonly column: number;
  readonly colour?: string | undefined;
}

/**
 * One pointer write of a cover or an uncover: the link of `node` in one direction, which led to
 * `from`, leads to `to` now. `subject` is the node that leaves its list or comes back to it. Nodes
 * are addresses, as in `Links`; in the ring of headers too.
 */
export interface PointerWrite {
  readonly link: 'left' | 'right' | 'up' | 'down';
  readonly node: number;
  readonly from: number;
  readonly to: number;
  readonly subject: number;
}

/** The number of a header or a node in `LinkColours.of`, which was `from`, is `to` now. */
export interface ColourWrite extends Omit<PointerWrite, 'link'> {
  readonly link: 'colour';
}

/** A write of a cover or an uncover: a pointer, or the colour of a column or a mark where there are any. */
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
  /** The same moment at each zoom; inside a cover or an event, the one that is being carried out. */
  readonly decision: number;
  readonly covers: number;
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
  /** Rows chosen, in order. While a row is being given up it is no longer here, but is `row`. */
  readonly path: readonly Choice[];
  /** The column whose rows are being tried at this level, or -1. */
  readonly branch: number;
  /**
   * The row that the column of this event, or the one branched on, begins with out of its turn; the
   * rows below it follow, and then those above it. -1 when they are tried from the top down.
   */
  readonly first: number;
  /** Covered columns, and those with a colour, in the order in which they were covered or given it. */
  readonly covered: readonly CoveredColumn[];
  /** How many rows are left in each column's list, by column. */
  readonly sizes: Int32Array;
  /** At the links zoom every link as it is at this moment, for whoever draws them; else null. */
  readonly state: Links | null;
  readonly counters: Counters;
}

/** The position of a frame's moment at any zoom. */
export function positionOf(frame: Frame, zoom: Zoom): number {
  return { decisions: frame.decision, covers: frame.covers, links: frame.links }[zoom];
}
