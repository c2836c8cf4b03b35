import type { GridState } from '#puzzles/ripple-effect/game.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { store, stored } from './stored.ts';

/**
 * A clock per puzzle, hidden until it is turned on. It counts while the page is visible, even when it is off, so that
 * turning it on late shows the whole time.
 */
export function mountTimer(host: HTMLElement, signal: AbortSignal) {
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
    get isOn(): boolean {
      return isOn;
    },
    /** The displayed time; empty while no clock is shown. */
    get reading(): string {
      return reading();
    },
    turn(on: boolean): void {
      isOn = on;
      store('timer', on ? 'on' : 'off');
      write();
    },
    /** Shows the time of this puzzle. It stops when the puzzle is solved; the game of a link has no time. */
    show(next: string, isSolved: boolean, isElse: boolean): void {
      if (next !== slug) seconds = secondsOf(stored(`${next}.seconds`));
      slug = next;
      isOver = isSolved;
      isVisit = isElse;
      write();
    },
    /** Resets the time, and remembers it for this state of the grid. */
    reset(from: GridState): void {
      left.set(from, seconds);
      set(0);
    },
    /** Restores the time of a state that `reset` left, when Undo returns to it. */
    on(sheet: GridState): void {
      const before = left.get(sheet);
      if (before !== undefined) set(before);
    },
  };
}

/** Parses stored seconds; 0 for anything but a whole number. */
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
