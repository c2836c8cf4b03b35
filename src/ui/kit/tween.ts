import type { PlayerClock } from '#player/player.ts';

/** How long a change by 1 lasts, such as the swing of a link, in milliseconds; `--motion-step` in tokens.css is the same. */
export const STEP_MS = 220;

/** Moves one number at a time. */
export interface Tween {
  /** Moves from one value to another, slow at both ends, and calls back at each frame, at last with `to`. */
  run(from: number, to: number, draw: (at: number) => void): void;
  /** Stops where it is; nothing more is called. A new run does this too, so that runs never queue. */
  stop(): void;
}

export function createTween({ now, request, cancel }: PlayerClock): Tween {
  let handle = 0;
  return {
    run(from, to, draw) {
      cancel(handle);
      const begun = now();
      const lasts = STEP_MS * Math.abs(to - from);
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
