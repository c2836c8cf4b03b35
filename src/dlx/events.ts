/** What a search does, when it must stop, and what is counted on the way. */

/**
 * - `choose` (or `dead end`, when the column is empty) enters a node and covers the chosen column
 * - `try` takes the next row of that column and covers its other columns, left to right (or purifies
 *   them, where they have a colour). Rows are tried
 *   from the top of the column's list down; when the chooser names a row to begin with, from that one
 *   down and on past the header to the one above it, so that each still has its turn, once
 * - `solution` enters a node where no primary column is left
 * - `retreat` uncovers the column of the node it leaves, then those of the row that led there
 * - `done` leaves the root
 */
export type SearchEvent = 'start' | 'choose' | 'dead end' | 'try' | 'solution' | 'retreat' | 'done';

/** When `run` must stop: after the first event that reaches one of these. */
export interface StopAt {
  /** Events since the start. */
  readonly events?: number;
  /** Events and covers and uncovers since the start, those of colours included. */
  readonly moves?: number;
  /** Events and pointer writes since the start. */
  readonly writes?: number;
  /** Updates; looked at after a `try` only, so that the path alone says where the search is. */
  readonly updates?: number;
  /** Solutions, and dead ends. */
  readonly solutions?: number;
  readonly deadEnds?: number;
}

/** Counters at a moment right after a `try`, or at the start: with the path, all that `restore` needs. */
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
