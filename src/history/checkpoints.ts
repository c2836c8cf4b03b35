import { COLUMN, columnOf } from '#dlx/links.ts';
import { type Zoom, POSITION } from './frame.ts';
import { growing } from './growing.ts';
import { type Chunk, TALLY, TALLY_LENGTH } from './chunk.ts';
import type { LinkSearch } from './walker.ts';

/** The stored moments of a run, each right after a row was tried, numbered from 0. */
export interface Checkpoints {
  readonly count: number;
  position(checkpoint: number, zoom: Zoom): number;
  /** The last checkpoint at or before a position, or -1. */
  before(position: number, zoom: Zoom): number;
  /** Solutions found up to a checkpoint. */
  solutions(checkpoint: number): number;
  depth(checkpoint: number): number;
  /** The row chosen at a level below `depth`, and the column it was taken for. */
  rowAt(checkpoint: number, level: number): number;
  columnAt(checkpoint: number, level: number): number;
  /**
   * The lowest and the highest level since the previous checkpoint. The two checkpoints share exactly the choices below
   * the lowest level, since a choice that was given up never returns.
   */
  lowest(checkpoint: number): number;
  highest(checkpoint: number): number;
}

/** The checkpoints as a recording keeps them: in typed arrays that grow. */
interface CheckpointStore extends Checkpoints {
  readonly bytes: number;
  append(chunk: Chunk): void;
  /** The last checkpoint at which a counter is at most a number, or -1. */
  lastWith(counter: keyof typeof TALLY, most: number): number;
  /** Moves the search to a checkpoint, or to the start of the run for -1. */
  restore(checkpoint: number): void;
}

/** An empty store; its `restore` moves this search. */
export function storeCheckpoints(search: LinkSearch): CheckpointStore {
  const tallies = growing<Float64Array>((length) => new Float64Array(length));
  const ends = growing<Int32Array>((length) => new Int32Array(length));
  const paths = growing<Int32Array>((length) => new Int32Array(length));
  const levels = growing<Int32Array>((length) => new Int32Array(length));
  /** By checkpoint, where not empty: what `Search.firsts` returned. */
  const firsts = new Map<number, number[]>();

  const count = (): number => tallies.length / TALLY_LENGTH;
  const tally = (checkpoint: number, counter: keyof typeof TALLY): number =>
    tallies.values[checkpoint * TALLY_LENGTH + TALLY[counter]] as number;
  const startOfPath = (checkpoint: number): number => (checkpoint === 0 ? 0 : (ends.values[checkpoint - 1] as number));
  const nodeAt = (checkpoint: number, level: number): number => paths.values[startOfPath(checkpoint) + level] as number;

  function lastWith(counter: keyof typeof TALLY, most: number): number {
    let low = 0;
    let high = count();
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tally(middle, counter) <= most) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Adds the triples of a chunk; called before its checkpoints are appended. */
  function appendFirsts(triples: Int32Array): void {
    for (let at = 0; at < triples.length; at += 3) {
      const checkpoint = count() + (triples[at] as number);
      const known = firsts.get(checkpoint) ?? [];
      known.push(triples[at + 1] as number, triples[at + 2] as number);
      firsts.set(checkpoint, known);
    }
  }

  return {
    get count() {
      return count();
    },
    position: (checkpoint, zoom) => tally(checkpoint, POSITION[zoom]),
    before: (position, zoom) => lastWith(POSITION[zoom], position),
    lastWith,
    solutions: (checkpoint) => tally(checkpoint, 'solutions'),
    depth: (checkpoint) => (ends.values[checkpoint] as number) - startOfPath(checkpoint),
    rowAt: (checkpoint, level) => search.rowAt(nodeAt(checkpoint, level)),
    columnAt: (checkpoint, level) => columnOf(search.links.nodes[nodeAt(checkpoint, level) + COLUMN] as number),
    lowest: (checkpoint) => levels.values[checkpoint * 2] as number,
    highest: (checkpoint) => levels.values[checkpoint * 2 + 1] as number,
    get bytes() {
      const held = [tallies, ends, paths, levels];
      return held.reduce((sum, { length, values }) => sum + length * values.BYTES_PER_ELEMENT, 0);
    },
    append(chunk) {
      let end = paths.length;
      appendFirsts(chunk.firsts);
      tallies.append(chunk.tallies);
      ends.append(Int32Array.from(chunk.depths, (depth) => (end += depth)));
      paths.append(chunk.paths);
      levels.append(chunk.levels);
    },
    restore(checkpoint) {
      const of = (counter: keyof typeof TALLY): number => (checkpoint < 0 ? 0 : tally(checkpoint, counter));
      const path = checkpoint < 0 ? [] : paths.values.subarray(startOfPath(checkpoint), ends.values[checkpoint]);
      search.restore(
        path,
        {
          events: of('events'),
          nodes: of('nodes'),
          updates: of('updates'),
          covers: of('covers'),
          cleansings: of('cleansings'),
          solutions: of('solutions'),
          deadEnds: of('deadEnds'),
        },
        firsts.get(checkpoint),
      );
    },
  };
}
