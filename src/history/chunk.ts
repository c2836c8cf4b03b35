/** What a recorder makes and a recording takes. */

/** The places of the counters of one checkpoint in `Chunk.tallies`. */
export const TALLY = {
  events: 0,
  moves: 1,
  writes: 2,
  nodes: 3,
  updates: 4,
  covers: 5,
  solutions: 6,
  deadEnds: 7,
  cleansings: 8,
} as const;
export const TALLY_LENGTH = 9;

/** Counters of a run so far; plain numbers, since they may exceed 2^31. */
export interface Totals {
  /** Last position at the decisions zoom. */
  readonly events: number;
  /** Last position at the covers zoom. */
  readonly moves: number;
  /** Last position at the links zoom. */
  readonly writes: number;
  readonly nodes: number;
  readonly updates: number;
  /** Columns given a colour and rows marked so far; 0 where there are no colours. */
  readonly cleansings: number;
  readonly solutions: number;
  readonly deadEnds: number;
  /** Nodes entered at each level. */
  readonly profile: Float64Array;
  /** Updates made at each level: by covering the column of a node, and the others of a row taken there. */
  readonly updatesByLevel: Float64Array;
}

/** A piece of a recording, as a worker sends it: typed arrays only, each to be appended. */
export interface Chunk {
  /** TALLY_LENGTH numbers per checkpoint. */
  readonly tallies: Float64Array;
  /** The length of each checkpoint's path. */
  readonly depths: Int32Array;
  /** The paths, one after another: node addresses. */
  readonly paths: Int32Array;
  /**
   * Where a column did not begin with its top row: the number of the checkpoint in this chunk, the level, and the node
   * that was first. Usually empty.
   */
  readonly firsts: Int32Array;
  /** For each checkpoint the lowest and highest level since the previous one. */
  readonly levels: Int32Array;
  /** The lowest and highest level since the last checkpoint of all. */
  readonly tail: readonly [lowest: number, highest: number];
  readonly totals: Totals;
  /** The share of the tree that is done, from 0 to 1, if known. */
  readonly share?: number;
  /** True when the search is over, or has reached its limit of solutions. */
  readonly finished: boolean;
}
