/**
 * One contestant on one case, in a thread of its own: no solver then meets types that another one
 * has shown to the compiler, nor a polyfill that another one has brought. At each message it solves
 * the case once and answers with what it found and the processor time that took.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { CASES } from './cases.ts';
import { CONTESTANTS } from './contestants.ts';
import { processorTime } from './measure.ts';

/** What a contest is told. */
export interface Entry {
  readonly case: string;
  readonly contestant: string;
}

/** What it answers; milliseconds for one time through the case. */
export interface Round {
  readonly solutions: number;
  readonly time: number;
}

const entry = workerData as Entry;
const { matrices, repeats } = CASES[entry.case]!;
const contestant = CONTESTANTS.find(({ name }) => name === entry.contestant)!;
const solvers = await contestant.prepare(matrices());

parentPort!.on('message', () => {
  let solutions = 0;
  const time = processorTime(() => {
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const solver of solvers) solutions += solver();
    }
  });
  parentPort!.postMessage({ solutions: solutions / repeats, time: time / repeats } satisfies Round);
});
