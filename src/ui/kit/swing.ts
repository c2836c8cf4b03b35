import type { PlayerClock } from '#player/player.ts';

/** How long a link swings from one node to the next, in milliseconds; `--motion-step` in tokens.css is the same. */
export const SWING_MS = 220;

/** Moves one number at a time. */
export interface Swing {
  /** Moves from one value to another, slow at both ends, and calls back at each frame, at last with `to`. */
  run(from: number, to: number, draw: (at: number) => void): void;
  /** Stops where it is; nothing more is called. A new run does this too, so that runs never queue. */
  stop(): void;
}

export function createSwing({ now, request, cancel }: PlayerClock): Swing {
  let handle = 0;
  return {
    run(from, to, draw) {
      cancel(handle);
      const begun = now();
      const lasts = SWING_MS * Math.abs(to - from);
      const tick = (): void => {
        const share = (now() - begun) / lasts;
        if (share < 1) handle = request(tick);
        draw(share < 1 ? from + (to - from) * share * share * (3 - 2 * share) : to);
      };
      handle = request(tick);
    },
    stop: () => cancel(handle),
  };
}

/** The clock of the page. */
export const pageClock: PlayerClock = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** Whether the reader has asked for a page on which nothing moves. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
