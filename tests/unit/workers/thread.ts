import { createSolver } from '#workers/solver.ts';
import { createRecorder } from '#history/record.ts';
import type { FromSolver, ToSolver } from '#workers/protocol.ts';

export type Progress = Extract<FromSolver, { kind: 'progress' }>;

/** A thread that does nothing by itself: the test says when the next slice runs. */
export interface FakeThread {
  /** Everything that the solver has said, as it would arrive: cloned. */
  readonly sent: FromSolver[];
  readonly waiting: number;
  tell(message: ToSolver): void;
  /** Runs one slice that waits; false when none does. */
  turn(): boolean;
  /** Runs slices until none waits. */
  settle(): void;
  /** What was said as progress; throws when the solver failed. */
  progress(): Progress[];
}

/** `millisecondsASlice` pass between two looks at the clock. */
export function fakeThread(millisecondsASlice = 20): FakeThread {
  const sent: FromSolver[] = [];
  const queue: (() => void)[] = [];
  let time = 0;
  const tell = createSolver(
    {
      send: (message) => sent.push(structuredClone(message)),
      soon: (callback) => queue.push(callback),
      now: () => (time += millisecondsASlice),
    },
    (matrix, chooser) => createRecorder(matrix, { chooser }),
  );
  const thread: FakeThread = {
    sent,
    get waiting() {
      return queue.length;
    },
    tell: (message) => tell(structuredClone(message)),
    turn() {
      const next = queue.shift();
      next?.();
      return next !== undefined;
    },
    settle() {
      for (let turns = 0; thread.turn(); turns += 1) {
        if (turns > 100_000) throw new Error('the solver never comes to rest');
      }
    },
    progress: () =>
      sent.map((message) => {
        if (message.kind === 'failed') throw new Error(message.message);
        return message;
      }),
  };
  return thread;
}
