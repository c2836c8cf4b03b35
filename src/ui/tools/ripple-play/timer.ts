import type { GridState } from '#puzzles/ripple-effect/game.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { store, stored } from './stored.ts';

export interface PlayTimer {
  readonly isOn: boolean;
  /** The time so far, as it is shown; empty while no clock is to be seen. */
  readonly reading: string;
  turn(on: boolean): void;
  /**
   * Shows the time of this puzzle. It stands still once the puzzle is solved; the game of somebody
   * else has none.
   */
  show(slug: string, isSolved: boolean, isVisit: boolean): void;
  /** Begins this puzzle's time anew, away from this sheet of it. */
  reset(from: GridState): void;
  /** This sheet is on the table: one that was left by `reset` has its time back. */
  on(sheet: GridState): void;
}

/**
 * A clock that is not shown until it is wanted. It runs while the page is seen, for each puzzle on
 * its own, so that whoever wants it late sees the whole time.
 */
export function mountTimer(host: HTMLElement, signal: AbortSignal): PlayTimer {
  const place = part(host, 'time', HTMLElement);
  let isOn = stored('timer') === 'on';
  let slug = '';
  let seconds = 0;
  let isOver = false;
  let isVisit = false;
  const left = new WeakMap<GridState, number>();

  function tick(): void {
    if (isOver || isVisit || slug === '' || document.hidden) return;
    set(seconds + 1);
  }

  function set(next: number): void {
    seconds = next;
    store(`${slug}.seconds`, String(seconds));
    write();
  }

  const reading = (): string => (isOn && !isVisit ? clockOf(seconds) : '');

  function write(): void {
    place.hidden = reading() === '';
    setText(place, reading());
  }

  const ticking = setInterval(tick, 1000);
  signal.addEventListener('abort', () => clearInterval(ticking));
  return {
    get isOn() {
      return isOn;
    },
    get reading() {
      return reading();
    },
    turn(on) {
      isOn = on;
      store('timer', on ? 'on' : 'off');
      write();
    },
    show(next, isSolved, isElse) {
      if (next !== slug) seconds = secondsOf(stored(`${next}.seconds`));
      slug = next;
      isOver = isSolved;
      isVisit = isElse;
      write();
    },
    reset(from) {
      left.set(from, seconds);
      set(0);
    },
    on(sheet) {
      const before = left.get(sheet);
      if (before !== undefined) set(before);
    },
  };
}

/** A text that is no number of seconds is none. */
export function secondsOf(text: string | null): number {
  return text !== null && /^\d{1,8}$/.test(text) ? Number(text) : 0;
}

/** 3 min 5 s as `3:05`. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
