/** The events of a search, its limits and its counters. */

/**
 * - `choose` (or `dead end`, when the column is empty) enters a node and covers the chosen column
 * - `try` takes the next row of that column and covers its other columns, left to right (or purifies them, where they
 *   have a colour). Rows are tried from the top of the list down; if the chooser names a first row, from that row down
 *   and then from the top to the row above it
 * - `solution` enters a node where no primary column is left
 * - `retreat` uncovers the column of the node it leaves, then those of the row that led there
 * - `done` leaves the root
 */
export type SearchEvent = 'start' | 'choose' | 'dead end' | 'try' | 'solution' | 'retreat' | 'done';

/** When `run` must stop: after the first event that reaches one of these. */
export interface StopAt {
  /** Events since the start. */
  readonly events?: number;
  /** Events, covers and uncovers since the start, those of colours included. */
  readonly moves?: number;
  /** Events and pointer writes since the start. */
  readonly writes?: number;
  /** Updates; checked only after a `try`, where the path alone determines the state. */
  readonly updates?: number;
  /** Solutions, and dead ends. */
  readonly solutions?: number;
  readonly deadEnds?: number;
}

/**
 * Counters at a moment right after a `try`, or at the start: with the path, and the rows that its columns began with
 * where these are not the top ones, all that `restore` needs.
 */
export interface Tally {
  readonly events: number;
  readonly nodes: number;
  readonly updates: number;
  readonly covers: number;
  /** 0 where there are no colours. */
  readonly cleansings: number;
  readonly solutions: number;
  readonly deadEnds: number;
}
