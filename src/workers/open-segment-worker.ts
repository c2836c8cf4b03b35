import type { OpenSegmentWorker } from './worker-pool.ts';
import { type FromSegmentWorker, type ToSegmentWorker, createSegmentWorker } from './segment-worker.ts';
import { type NestedLine, cores, nestedLine } from './nested.ts';
import { createSoon } from './scope.ts';

/** Worker 0 of a pool is this thread itself, so that there is always one; the others are nested workers. */
const open: OpenSegmentWorker = (number, hear, broken) =>
  number === 0
    ? ownWorker(hear)
    : nestedLine<ToSegmentWorker>(
        () => new Worker(new URL('./segment.worker.ts', import.meta.url), { type: 'module' }),
        ({ data }: MessageEvent<FromSegmentWorker>) => hear(data),
        broken,
      );

function ownWorker(hear: (message: FromSegmentWorker) => void): NestedLine<ToSegmentWorker> {
  let isOpen = true;
  const post = createSegmentWorker({
    send: (message) => {
      if (isOpen) hear(message);
    },
    soon: createSoon(),
    now: () => performance.now(),
  });
  return {
    post,
    close() {
      isOpen = false;
      post({ kind: 'enough', solutions: 0 });
    },
  };
}

/** What a pool needs of this machine. */
export const machine = { open, cores: cores() };
