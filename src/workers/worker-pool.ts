import type { Choosing, Matrix } from '#dlx/index.ts';
import { chooserOf } from '#dlx/links.ts';
import { bytesOfMasks } from '#dlx/compiled/tables.ts';
import type { Chunk } from '#history/chunk.ts';
import { TALLY } from '#history/chunk.ts';
import type { LongMoment } from '#history/long-moment.ts';
import { createMerger } from '#history/merge.ts';
import type { Segment } from '#history/segments.ts';
import { bordersOf, segmentsFrom } from '#history/segments.ts';
import type { NestedLine } from './nested.ts';
import type { FromSegmentWorker, ToSegmentWorker } from './segment-worker.ts';

/** Starts worker `number` of a pool; `broken` is called when it cannot start, or has died. */
export type OpenSegmentWorker = (
  number: number,
  hear: (message: FromSegmentWorker) => void,
  broken: () => void,
) => NestedLine<ToSegmentWorker>;

/** Workers that record one run together. */
export interface WorkerPool {
  /** Records until this many solutions are known: 0 pauses, Infinity goes on to the end. */
  goOn(solutions: number): void;
  /** What has been recorded since the last call, in the order of the run; its share also counts what is recorded ahead. */
  take(): Chunk;
  /** Solutions known so far, in the order of the run. */
  readonly solutions: number;
  readonly finished: boolean;
  /** Terminates all workers. */
  close(): void;
}

/** A worker, the index of the segment that it records (−1 for none), and how many solutions it was asked for. */
interface PoolWorker {
  readonly line: NestedLine<ToSegmentWorker>;
  segment: number;
  asked: number;
}

/** The bitmaps of all workers together take at most this many bytes. */
const MOST_BYTES = 256 * 2 ** 20;
/** Above this many bytes of chunks recorded ahead, only the segment in front is recorded. */
const MOST_AHEAD = 64 * 2 ** 20;

/**
 * Has the rest of a run recorded by a pool of workers. Each worker is given a segment, and another when that is done.
 * Chunks are merged in the order of the run: `front` is the first segment that is not complete, and what has been
 * recorded beyond it waits. When a number of solutions is asked for, a segment beyond the front pauses at its first
 * solution, because there may be enough solutions before it; so the run stops exactly where it should.
 *
 * **When a worker dies** (it could not start, or stops with an error that nothing caught), it is closed and its segment is
 * recorded again by the next worker that is free, from its beginning: its chunks are dropped. That is not possible once
 * a chunk of that segment has been merged; then the run fails, as it does when a worker reports an error. Worker 0 is
 * this thread itself and cannot die, so a pool is never empty.
 *
 * @param changed is called when there is something to take, or with the reason why the run has failed
 */
export function createWorkerPool(
  { matrix, chooser, after }: { matrix: Matrix; chooser: Choosing; after: LongMoment | null },
  { open, cores }: { open: OpenSegmentWorker; cores: number },
  changed: (failure?: string) => void,
): WorkerPool {
  const segments = segmentsFrom(bordersOf(matrix, chooserOf(chooser)), after?.path ?? []);
  const merger = createMerger(after);
  const most = Math.min(cores, segments.length, Math.floor(MOST_BYTES / bytesOfMasks(matrix)) || 1);
  const workers: PoolWorker[] = [];

  // Of each segment: its chunks that are not merged, and whether it is complete.
  const ahead = segments.map((): Chunk[] => []);
  const isComplete = segments.map(() => false);
  /** Bytes of all chunks in `ahead`. */
  let bytesAhead = 0;
  /** Segments whose worker has died, in order; all others from `next` on have never been given to a worker. */
  const again: number[] = [];
  let next = 0;

  /** The first segment that is not complete; all before it are merged. */
  let front = 0;
  /** Whether some of the segment in front is merged already. */
  let isFrontMerged = false;
  /** Solutions merged so far, and those of them before the segment in front. */
  let solutions = after?.tally[TALLY.solutions] ?? 0;
  let solutionsBefore = solutions;
  /** Solutions asked for. */
  let wanted = 0;

  /** How many solutions of a segment are enough for now. */
  function enough(segment: number): number {
    if (segment === front) return Math.max(0, wanted - solutionsBefore);
    if (solutions >= wanted || bytesAhead >= MOST_AHEAD) return 0;
    return wanted === Infinity ? Infinity : 1;
  }

  /** Starts the workers, gives segments to those that have none, and sends the others their limit if it has changed. */
  function direct(): void {
    if (wanted > 0 && workers.length === 0) for (let number = 0; number < most; number += 1) start(number);
    for (const worker of workers) {
      if (worker.segment < 0) giveSegment(worker);
      else if (enough(worker.segment) !== worker.asked) {
        worker.asked = enough(worker.segment);
        worker.line.post({ kind: 'enough', solutions: worker.asked });
      }
    }
  }

  function start(number: number): void {
    const line = open(
      number,
      (message) => receive(worker, message),
      () => replace(worker),
    );
    const worker: PoolWorker = { line, segment: -1, asked: 0 };
    line.post({ kind: 'problem', matrix, chooser });
    workers.push(worker);
  }

  function giveSegment(worker: PoolWorker): void {
    const index = again[0] ?? next;
    const segment = segments[index];
    if (!segment || enough(index) === 0) return;
    if (index === next) next += 1;
    else again.shift();
    worker.segment = index;
    worker.asked = enough(index);
    worker.line.post({ kind: 'record', segment, solutions: worker.asked });
  }

  /** A worker has died: another one records its segment. */
  function replace(worker: PoolWorker): void {
    const { segment } = worker;
    workers.splice(workers.indexOf(worker), 1);
    worker.line.close();
    if (segment === front && isFrontMerged) {
      changed('a part of the search failed');
    } else if (segment >= 0) {
      drop(segment);
      again.push(segment);
      again.sort((a, b) => a - b);
    }
    direct();
  }

  function receive(worker: PoolWorker, message: FromSegmentWorker): void {
    if (message.kind === 'failed') {
      changed(message.message);
      return;
    }
    const { chunk } = message;
    ahead[worker.segment]?.push(chunk);
    bytesAhead += bytesOf(chunk);
    if (chunk.finished) {
      isComplete[worker.segment] = true;
      worker.segment = -1;
    }
    merge();
    direct();
    changed();
  }

  /** Merges what is there of the segment in front, and of those behind it that are complete. */
  function merge(): void {
    while (front < segments.length) {
      for (const chunk of ahead[front] ?? []) {
        merger.add(chunk);
        isFrontMerged = true;
        solutions = solutionsBefore + chunk.totals.solutions;
      }
      drop(front);
      if (!isComplete[front]) return;
      front += 1;
      isFrontMerged = false;
      solutionsBefore = solutions;
    }
  }

  /** Forgets the chunks of a segment. */
  function drop(segment: number): void {
    for (const chunk of ahead[segment] ?? []) bytesAhead -= bytesOf(chunk);
    ahead[segment] = [];
  }

  /** The share of the tree that is done: what is merged, and what is recorded ahead. */
  function share(merged: number): number {
    return ahead.reduce((sum, chunks, segment) => {
      const last = chunks.at(-1);
      return last?.share === undefined ? sum : sum + last.share - (segments[segment] as Segment).before;
    }, merged);
  }

  return {
    goOn(solutions) {
      wanted = solutions;
      direct();
    },
    take() {
      const chunk = merger.take();
      const finished = front === segments.length;
      return { ...chunk, finished, share: finished ? 1 : share(chunk.share ?? 0) };
    },
    get solutions() {
      return solutions;
    },
    get finished() {
      return front === segments.length;
    },
    close() {
      // A run that fails closes its pool from within: no worker is started again for it.
      wanted = 0;
      for (const { line } of workers) line.close();
      workers.length = 0;
    },
  };
}

function bytesOf({ tallies, paths, depths }: Chunk): number {
  return tallies.byteLength + paths.byteLength + depths.byteLength;
}
