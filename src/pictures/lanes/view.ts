/** A race in lanes: how many updates each runner has made, and the solutions it found on the way. */
export interface Lane {
  /** `smallest`, `leftmost`, …: its name, and says which sign it has. */
  readonly id: string;
  readonly state: 'start' | 'running' | 'done' | 'stopped';
  /** Updates behind it, and those at each solution. */
  readonly updates: number;
  readonly solutions: readonly number[];
  readonly words: string;
  /** The updates at which it ended in earlier races. */
  readonly ghosts: readonly { readonly updates: number }[];
}

export interface LanesView {
  readonly lanes: readonly Lane[];
  /** Updates on the clock now, and at its end; null before the race has been run. */
  readonly clock: number;
  readonly length: number | null;
  /** The runner pointed at. */
  readonly lit: string | null;
  /** The picture in words. */
  readonly said: string;
}
