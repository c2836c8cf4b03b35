import type { Answering } from '../puzzles/tetrasticks/answers.ts';
import { countFrom, hintFor } from '../puzzles/tetrasticks/answers.ts';
import { parseSketch } from '../puzzles/tetrasticks/sketch-text.ts';
import type { FromSketchSolver, ToSketchSolver } from './sketch-protocol.ts';
import type { Thread } from './thread.ts';
import { failureOf, inSlices } from './thread.ts';

/** A slice is short enough for Cancel to feel instant; progress is told less often than that. */
const SLICE_MS = 20;
const TELL_MS = 100;

/**
 * Answers questions about sketches in slices, so that it can hear `cancel` between them.
 * @returns what to do with each message from the page
 */
export function createSketchSolver(
  thread: Thread<FromSketchSolver>,
): (message: ToSketchSolver) => void {
  let job = -1;
  let answering: Answering | null = null;
  let told = 0;

  const goOn = inSlices(thread, slice);

  function slice(): void {
    const began = thread.now();
    try {
      while (answering) {
        const step = answering.next();
        if (step.done) {
          answering = null;
          thread.send({ kind: 'answer', job, answer: step.value });
          return;
        }
        if (thread.now() - told >= TELL_MS) {
          told = thread.now();
          thread.send({ kind: 'progress', job, progress: step.value });
        }
        if (thread.now() - began >= SLICE_MS) break;
      }
    } catch (error) {
      fail(error);
    }
    if (answering) goOn();
  }

  function fail(error: unknown): void {
    answering = null;
    thread.send({ kind: 'failed', job, message: failureOf(error) });
  }

  return (message) => {
    if (message.kind === 'cancel') {
      answering = null;
      return;
    }
    job = message.job;
    told = thread.now();
    try {
      const sketch = parseSketch(message.sketch);
      answering = message.question === 'count' ? countFrom(sketch) : hintFor(sketch);
      goOn();
    } catch (error) {
      fail(error);
    }
  };
}
