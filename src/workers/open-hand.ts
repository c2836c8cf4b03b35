import type { HandLine, OpenHand } from './crew.ts';
import type { FromHand, ToHand } from './hand.ts';
import { createHand } from './hand.ts';
import { cores, nestedLine } from './nested.ts';
import { createSoon } from './scope.ts';

/** The first hand is this thread itself, so that there is always one; the others are workers of their own. */
const open: OpenHand = (number, hear, broken) =>
  number === 0
    ? ownHand(hear)
    : nestedLine<ToHand>(
        () => new Worker(new URL('./hand.worker.ts', import.meta.url), { type: 'module' }),
        ({ data }: MessageEvent<FromHand>) => hear(data),
        broken,
      );

function ownHand(hear: (message: FromHand) => void): HandLine {
  let isOpen = true;
  const post = createHand({
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

/** Hands on this machine, for whoever has a run recorded. */
export const hands = { open, cores: cores() };
