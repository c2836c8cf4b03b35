import type { PlayerClock } from '#player/player.ts';

export interface FakeTicker extends PlayerClock {
  /** How many pictures are waited for. */
  readonly waiting: number;
  /** Lets time pass, in milliseconds, with a picture at the end of it. */
  pass(milliseconds: number): void;
}

/** A clock that stands still until the test moves it. */
export function fakeTicker(): FakeTicker {
  const callbacks = new Map<number, () => void>();
  let time = 1_000;
  let handle = 0;
  return {
    now: () => time,
    request(callback) {
      handle += 1;
      callbacks.set(handle, callback);
      return handle;
    },
    cancel: (one) => void callbacks.delete(one),
    get waiting() {
      return callbacks.size;
    },
    pass(milliseconds) {
      time += milliseconds;
      const due = [...callbacks.values()];
      callbacks.clear();
      for (const callback of due) callback();
    },
  };
}
