import type { Matrix, SolveOptions, Walk } from '../dlx/index.ts';
import { limitOf, walkOf } from '../dlx/index.ts';

/**
 * Records a run without storing frames. The search is deterministic and restores itself, so the
 * path of choices says everything about a moment; a checkpoint keeps that path and the counters.
 *
 * Checkpoints are spaced by updates, the unit of work, so that no seek is long: about as many
 * updates apart as a five-hundredth of the run so far, within bounds. Short runs then have enough
 * of them for an overview, long ones few enough for memory.
 */

/** Updates between checkpoints: a twentieth of a millisecond of work at least, half a millisecond at most. */
const CLOSEST = 5_000;
const WIDEST = 60_000;
const SHARE = 500;

/** What one checkpoint has in `Chunk.tallies`, in this order. */
export const TALLY = {
  events: 0,
  moves: 1,
  writes: 2,
  nodes: 3,
  updates: 4,
  covers: 5,
  solutions: 6,
  deadEnds: 7,
} as const;
export const TALLY_LENGTH = 8;

/** Counters of a run so far; numbers, so that they pass 2^31 unharmed. */
export interface Totals {
  /** Last position at the decisions zoom. */
  readonly events: number;
  /** Last position at the covers zoom. */
  readonly moves: number;
  /** Last position at the links zoom. */
  readonly writes: number;
  readonly nodes: number;
  readonly updates: number;
  readonly solutions: number;
  readonly deadEnds: number;
  /** Nodes entered at each level. */
  readonly profile: Float64Array;
  /** Updates made at each level: by covering the column of a node, and the others of a row taken there. */
  readonly updatesByLevel: Float64Array;
}

/** A piece of a recording, as a worker sends it: typed arrays only, each to be appended. */
export interface Chunk {
  /** TALLY_LENGTH numbers for each checkpoint. */
  readonly tallies: Float64Array;
  /** How long each checkpoint's path is. */
  readonly depths: Uint16Array;
  /** The paths, one after another: node addresses. */
  readonly paths: Int32Array;
  /**
   * Where a column did not begin with its top row: the number of the checkpoint in this chunk, the
   * level, and the node that was first. Nearly always empty.
   */
  readonly firsts: Int32Array;
  /** For each checkpoint the lowest and highest level since the one before. */
  readonly levels: Uint16Array;
  /** The lowest and highest level since the last checkpoint of all. */
  readonly tail: readonly [lowest: number, highest: number];
  readonly totals: Totals;
  /** True when the search is over, or has reached its limit of solutions. */
  readonly finished: boolean;
}

/** Default: the whole run, by links. The recording is the same whatever searches. */
export type RecordOptions = SolveOptions;

export interface Recorder {
  /**
   * Goes on for about this many updates and gives what is new; `solutions` stops it earlier, right
   * at the event that brings the total of solutions to that number.
   */
  advance(updates: number, solutions?: number): Chunk;
  readonly finished: boolean;
}

/** Prepares to record a run of the matrix; nothing is searched before the first `advance`. */
export function createRecorder(matrix: Matrix, options: RecordOptions = {}): Recorder {
  const search = walkOf(options)(matrix);
  const limit = limitOf(options.limit);
  let finished = limit <= 0;
  let next = CLOSEST;

  return {
    get finished() {
      return finished;
    },
    advance(updates, solutions = Infinity) {
      const tallies: number[] = [];
      const depths: number[] = [];
      const paths: number[] = [];
      const firsts: number[] = [];
      const levels: number[] = [];
      const end = search.updates + updates;
      const enough = Math.min(limit, solutions);
      while (!finished && search.solutions < enough) {
        search.run({ updates: next, solutions: enough });
        finished = search.done || search.solutions >= limit;
        if (search.event === 'try') {
          tallies.push(search.events, search.moves, search.writes, search.nodes);
          tallies.push(search.updates, search.covers, search.solutions, search.deadEnds);
          const path = search.path();
          const turned = search.firsts();
          for (let at = 0; at < turned.length; at += 2) {
            firsts.push(depths.length, turned[at] as number, turned[at + 1] as number);
          }
          depths.push(path.length);
          paths.push(...path);
          levels.push(search.lowest, search.highest);
          search.lowest = search.level;
          search.highest = search.level;
          next = search.updates + spacing(search.updates);
        }
        if (search.updates >= end) break;
      }
      return {
        tallies: Float64Array.from(tallies),
        depths: Uint16Array.from(depths),
        paths: Int32Array.from(paths),
        firsts: Int32Array.from(firsts),
        levels: Uint16Array.from(levels),
        tail: [search.lowest, search.highest],
        totals: totalsOf(search),
        finished,
      };
    },
  };
}

/** How many updates lie between a checkpoint at this point of the run and the next. */
function spacing(updates: number): number {
  return Math.min(WIDEST, Math.max(CLOSEST, updates / SHARE));
}

function totalsOf(search: Walk): Totals {
  const { events, moves, writes, nodes, updates, solutions, deadEnds } = search;
  const deepest = search.profile.findLastIndex((count) => count > 0);
  const profile = search.profile.slice(0, deepest + 1);
  const updatesByLevel = search.updatesByLevel.slice(0, deepest + 1);
  return { events, moves, writes, nodes, updates, solutions, deadEnds, profile, updatesByLevel };
}
