import { createRandom } from '#dlx/random.ts';
import { createRecorder } from '#history/record.ts';
import type { OpenSegmentWorker } from '#workers/worker-pool.ts';
import { type FromSegmentWorker, type ToSegmentWorker, createSegmentWorker } from '#workers/segment-worker.ts';
import { createLongSolver } from '#workers/long-solver.ts';
import type { FromSolver, SolverProgress, ToSolver } from '#workers/protocol.ts';
import { type OpenLong, type OpenSolver, createSolver } from '#workers/solver.ts';

export interface Machine {
  /** A solver on it, for whoever has answers to find. */
  readonly openSolver: OpenSolver;
  now(): number;
  /** A solver that a page speaks to, and what it has said. */
  tell(message: ToSolver): void;
  readonly sent: FromSolver[];
  /** Does one thing that waits, any of them; false when none does. */
  turn(): boolean;
  settle(): void;
  /** Ends a worker as an error nobody caught would. */
  breakHand(number: number): void;
  /** Hands that are open. */
  readonly open: ReadonlyMap<number, object>;
  progress(): SolverProgress[];
}

/**
 * A machine with so many cores. What waits in its threads and on its lines is done in an order that
 * looks random: each thread and each line keeps its own.
 */
export function machine(cores: number, seed = 1, hasLong = true): Machine {
  const sent: FromSolver[] = [];
  const random = createRandom(seed);
  const queues = new Map<string, (() => void)[]>();
  const open = new Map<number, object>();
  const breaks = new Map<number, () => void>();
  let time = 0;
  const wait = (queue: string, callback: () => void): void => {
    queues.set(queue, [...(queues.get(queue) ?? []), callback]);
  };
  const now = (): number => (time += 5);
  const openHand: OpenSegmentWorker = (number, hear, broken) => {
    const self = {};
    open.set(number, self);
    const isOpen = (): boolean => open.get(number) === self;
    const worker = createSegmentWorker({
      send: (message: FromSegmentWorker) => {
        const copy = structuredClone(message);
        wait(`from ${number}`, () => isOpen() && hear(copy));
      },
      soon: (callback) => wait(`to ${number}`, () => isOpen() && callback()),
      now,
    });
    breaks.set(number, broken);
    return {
      post(message: ToSegmentWorker) {
        const copy = structuredClone(message);
        wait(`to ${number}`, () => isOpen() && worker(copy));
      },
      close: () => open.delete(number),
    };
  };
  const openLong: OpenLong = (hear) => {
    let isThere = true;
    const long = createLongSolver(
      { send: (message) => wait('from long', () => isThere && hear(message)), now },
      { open: openHand, cores },
    );
    return {
      post: (message) => wait('to long', () => isThere && long(message)),
      close() {
        isThere = false;
        open.clear();
      },
    };
  };
  const openSolver: OpenSolver = (hear) =>
    createSolver(
      { send: hear, soon: (callback) => wait('solver', callback), now },
      (matrix, chooser) => createRecorder(matrix, { chooser, engine: 'auto' }),
      hasLong ? openLong : undefined,
      true,
    );
  const tell = openSolver((message) => sent.push(structuredClone(message)));
  const self: Machine = {
    openSolver,
    now,
    sent,
    tell,
    open,
    turn() {
      const waiting = [...queues].filter(([, queue]) => queue.length > 0);
      const queue = waiting[random.below(Math.max(1, waiting.length))]?.[1];
      const next = queue?.shift();
      next?.();
      return next !== undefined;
    },
    settle() {
      for (let turns = 0; self.turn(); turns += 1) {
        if (turns > 200_000) throw new Error('it never comes to rest');
      }
    },
    breakHand(number) {
      open.delete(number);
      breaks.get(number)?.();
    },
    progress: () =>
      sent.map((message) => {
        if (message.kind === 'failed') throw new Error(message.message);
        return message;
      }),
  };
  return self;
}

/**
 * Runs an async task to its end; between two of its steps the machine, if it needs one, does one thing that waits.
 *
 * @returns what it yields, as it would arrive, and what it returns
 */
export async function runTask<Progress, Result>(
  steps: AsyncGenerator<Progress, Result>,
  turn: () => unknown = () => undefined,
): Promise<{ progress: Progress[]; result: Result }> {
  const progress: Progress[] = [];
  const walked = { isOver: false };
  const walk = async (): Promise<Result> => {
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
      progress.push(structuredClone(step.value));
    }
  };
  const result = walk().finally(() => (walked.isOver = true));
  // Its failure is that of the last line.
  result.catch(() => undefined);
  for (let turns = 0; !walked.isOver; turns += 1) {
    if (turns > 200_000) throw new Error('it never comes to rest');
    turn();
    await new Promise(setImmediate);
  }
  return { progress, result: await result };
}
