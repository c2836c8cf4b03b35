import { nextTask } from './next-task.ts';

/** How long a task may last, in milliseconds: a phone, four times slower, still answers a press meanwhile. */
const TASK = 8;

/** Runs a generator to its end in short tasks, and returns its result; what it yields on the way is dropped. */
export async function inTasks<Result>(work: Generator<unknown, Result>): Promise<Result> {
  for (let began = performance.now(); ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < TASK) continue;
    await nextTask();
    began = performance.now();
  }
}
