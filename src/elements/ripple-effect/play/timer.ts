import { part, setText } from '../../kit/parts.ts';
import { store, stored } from './draft.ts';

export interface PlayTimer {
  readonly isOn: boolean;
  /** The time so far, as it is shown; empty while the clock is off. */
  readonly reading: string;
  turn(on: boolean): void;
  /** Shows the time of this puzzle; it stands still once the puzzle is solved. */
  show(slug: string, isSolved: boolean): void;
  /** Begins this puzzle's time anew. */
  reset(): void;
}

/** A clock that is off until it is wanted. It runs while the page is seen, for each puzzle on its own. */
export function mountTimer(host: HTMLElement, signal: AbortSignal): PlayTimer {
  const place = part(host, 'time', HTMLElement);
  let isOn = stored('timer') === 'on';
  let slug = '';
  let seconds = 0;
  let isOver = false;

  function tick(): void {
    if (!isOn || isOver || slug === '' || document.hidden) return;
    seconds += 1;
    store(`${slug}.seconds`, String(seconds));
    write();
  }

  const reading = (): string => (isOn ? clockOf(seconds) : '');

  function write(): void {
    place.hidden = !isOn;
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
    show(next, isSolved) {
      if (next !== slug) seconds = secondsOf(stored(`${next}.seconds`));
      slug = next;
      isOver = isSolved;
      write();
    },
    reset() {
      seconds = 0;
      store(`${slug}.seconds`, '0');
      write();
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
