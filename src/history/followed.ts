/**
 * A run whose choices were made elsewhere: by another program, which has printed them. Each event has its place in a
 * list, so a search that is restored to a checkpoint goes on from there; everything else is as in any run.
 */
import type { Matrix } from '#dlx/index.ts';
import { COLUMN, DOWN, headerOf, ROW, Search } from '#dlx/links.ts';
import type { Chunk } from './chunk.ts';
import { recordEngine, spacing } from './recorder.ts';
import { type Recording, recordingOf } from './recording.ts';
import { walkerOf } from './event-moves.ts';

/** What happens at each event of a run, in order. */
export interface Turns {
  /** For each event a number of `TURN`. */
  readonly kinds: Uint8Array;
  /** The column of a node that is entered, the row that is tried; -1 at a solution and where a node is left. */
  readonly what: Int32Array;
}

/** A node is entered, a row is tried, or a node is left. */
export const TURN = { enter: 0, try: 1, leave: 2 } as const;

/** A search that takes the columns and rows of a list. The list must be possible: each row is there when it is tried. */
export class FollowedSearch extends Search {
  readonly #turns: Turns;

  constructor(matrix: Matrix<unknown>, turns: Turns) {
    super(matrix, ({ nodes }) => {
      const header = headerOf(turns.what[this.events] as number);
      const isTry = turns.kinds[this.events + 1] === TURN.try;
      const node = isTry ? nodeOf(nodes, header, turns.what[this.events + 1] as number) : header;
      // The top row is no exception.
      return (node === nodes[header + DOWN] ? header : node) >> 2;
    });
    this.#turns = turns;
  }

  override nodeAfter(level: number): number {
    if (this.#turns.kinds[this.events] !== TURN.try) return 0;
    const { nodes } = this.links;
    return nodeOf(nodes, headerOf(this.branchAt(level)), this.#turns.what[this.events] as number);
  }

  /** The rows of the column whose rows are being tried that have been tried so far, that of the last event included. */
  triedNow(): Set<number> {
    const { kinds, what } = this.#turns;
    const tried = new Set<number>();
    // Backwards to where the node was entered; what is left on the way lies below it.
    let below = 0;
    for (let at = this.events - (this.event === 'done' ? 2 : 1); at >= 0; at -= 1) {
      const kind = kinds[at];
      if (kind === TURN.leave) below += 1;
      else if (kind === TURN.try) {
        if (below > 0) below -= 1;
        if (below === 0) tried.add(what[at] as number);
      } else if (below === 0) break;
    }
    return tried;
  }
}

/** Between checkpoints, where events make few updates. */
const MOST_EVENTS = 2_000;

/**
 * The chunk of a whole followed run, for its recording. It ends with the last event of the list, wherever that is.
 */
export function followedChunk(matrix: Matrix<unknown>, turns: Turns): Chunk {
  const search = new FollowedSearch(matrix, turns);
  const end = turns.kinds.length;
  const recorder = recordEngine(search, Infinity, {
    run(stop) {
      // A list may be empty, and a search that runs takes one step at least.
      if (search.events >= end) return true;
      search.run({ ...stop, events: Math.min(end, search.events + MOST_EVENTS) });
      // A checkpoint is right after a try.
      while (search.events < end && search.event !== 'try') search.step();
      return search.events >= end;
    },
    spacing: () => spacing(search.updates),
  });
  return { ...recorder.advance(Infinity), share: 1 };
}

/** The recording of a followed run; `chunk` is what `followedChunk` made. */
export function followedRecording(matrix: Matrix<unknown>, turns: Turns, chunk: Chunk): Recording {
  const search = new FollowedSearch(matrix, turns);
  const recording = recordingOf(matrix, { ...walkerOf(search), more: () => ({ tried: search.triedNow() }) });
  recording.append(chunk);
  return recording;
}

/** The node of a row in the list of a header. */
function nodeOf(nodes: Int32Array, header: number, row: number): number {
  let node = nodes[header + DOWN] as number;
  while (nodes[node + COLUMN] !== node && nodes[node + ROW] !== row) node = nodes[node + DOWN] as number;
  return node;
}
