import { Worker } from 'node:worker_threads';
import type { Matrix } from '#dlx/index.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { type OpenSegmentWorker, createWorkerPool } from '#workers/worker-pool.ts';
import type { FromSegmentWorker } from '#workers/segment-worker.ts';
import { pentominoes } from '../matrices/pentominoes.ts';
import { ms, printTable, whole } from './table.ts';

const WORKERS = [1, 2, 4] as const;

/** From 10^8 updates on, each longer than the one before. */
const RUNS: readonly [name: string, matrix: () => Matrix][] = [
  ['pentominoes, 8×8 less its centre', pentominoes],
  ['tetrasticks, H left out', () => encode({ omit: 'H', pinned: 'F in one aspect' }).matrix],
  ['omitting L', () => encode({ omit: 'L', pinned: 'F in one aspect' }).matrix],
  ['omitting N', () => encode({ omit: 'N', pinned: 'F in one aspect' }).matrix],
  ['omitting N, crossings allowed', () => encode({ omit: 'N', pinned: 'F in one aspect', junctions: 'off' }).matrix],
];

const open: OpenSegmentWorker = (_number, hear, broken) => {
  const thread = new Worker(new URL('./segment-thread.ts', import.meta.url));
  thread.on('message', (message: FromSegmentWorker) => hear(message));
  thread.on('error', broken);
  return {
    post: (message) => thread.postMessage(message),
    close: () => void thread.terminate(),
  };
};

/** Records a whole run by so many workers: milliseconds by the clock, and updates. */
function timeOf(matrix: Matrix, cores: number): Promise<{ time: number; updates: number }> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const pool = createWorkerPool({ matrix, chooser: 'smallest', after: null }, { open, cores }, (why) => {
      if (why !== undefined) reject(new Error(why));
      // A page takes what is new in a while; so does this.
      const { totals } = pool.take();
      if (!pool.finished) return;
      pool.close();
      resolve({ time: performance.now() - began, updates: totals.updates });
    });
    pool.goOn(Infinity);
  });
}

/** How the time of a recording grows with its updates, and shrinks with the workers that share it. */
export async function benchPools(): Promise<void> {
  console.log('\nCrews, by the clock. Aim: two workers at least 1.7 times one, on a quiet machine.');
  // A table for each run, as soon as it is known: the last ones take a minute.
  for (const [name, make] of RUNS) {
    const matrix = make();
    const times: number[] = [];
    let updates = 0;
    for (const cores of WORKERS) {
      const { time, updates: made } = await timeOf(matrix, cores);
      times.push(time);
      updates = made;
    }
    const [one = NaN, two = NaN] = times;
    const nanoseconds = ((1e6 * one) / updates).toFixed(2);
    printTable(
      name,
      ['updates', ...WORKERS.map((n) => `${n} ms`), '1 to 2', 'ns an update, 1'],
      [[whole(updates), ...times.map(ms), (one / two).toFixed(2), nanoseconds]],
    );
  }
}
