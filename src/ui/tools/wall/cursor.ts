import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { cursorWords } from './wall-words.ts';

/** The time in which the cursor sweeps over the longest search, in milliseconds. */
const SWEEP_MS = 24_000;
/** Page Up and Page Down lead on by a line of the wall. */
const PAGE = 1_000_000;
/** With reduced motion the cursor jumps, once in so many milliseconds. */
const JUMP_MS = 1_000;

interface Cursor {
  show(step: number): void;
  pause(): void;
}

interface CursorOptions {
  /** The steps at which boards are found, of all searches together, rising. */
  readonly steps: readonly number[];
  /** The step at which the longest search ends. */
  readonly last: number;
  now(): number;
  /** Called at each movement; `isRest` when the cursor stays there, so that the address may have it. */
  go(step: number, isRest: boolean): void;
}

/** Wires the cursor over all searches: a slider whose arrow keys lead from one board to the next, and Play. */
export function mountCursor(host: HTMLElement, signal: AbortSignal, options: CursorOptions): Cursor {
  const { part, on } = wiring(host, signal);
  const { steps, last, now, go } = options;
  const range = part('step', HTMLInputElement);
  const play = part('play', HTMLButtonElement);
  const words = part('cursor-words', HTMLElement);
  let ticket = 0;
  let before = 0;

  function pause(): void {
    if (ticket === 0) return;
    cancelAnimationFrame(ticket);
    ticket = 0;
    showState();
    go(now(), true);
  }

  function showState(): void {
    play.toggleAttribute('data-playing', ticket !== 0);
    play.setAttribute('aria-label', ticket === 0 ? 'Play the searches' : 'Pause');
  }

  function tick(time: number): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const passed = time - before;
    ticket = requestAnimationFrame(tick);
    if (isCalm && passed < JUMP_MS) return;
    before = time;
    const to = Math.min(last, Math.round(now() + (Math.min(passed, JUMP_MS) / SWEEP_MS) * last));
    go(to, false);
    if (to === last) pause();
  }

  on(play, 'click', () => {
    if (ticket !== 0) {
      pause();
      return;
    }
    if (now() === last) go(0, false);
    before = performance.now();
    ticket = requestAnimationFrame(tick);
    showState();
  });
  on(range, 'input', () => {
    pause();
    go(Number(range.value), false);
  });
  on(range, 'change', () => go(Number(range.value), true));
  on(range, 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const to = stepAfter(key, now(), steps, last);
    if (key === ' ') play.click();
    else if (to === null) return;
    else {
      pause();
      go(to, true);
    }
    event.preventDefault();
  });
  signal.addEventListener('abort', () => cancelAnimationFrame(ticket));

  return {
    pause,
    show(step) {
      range.value = String(step);
      range.style.setProperty('--at', String(step / last));
      const found = steps.findLastIndex((one) => one <= step) + 1;
      const says = cursorWords(step, found, steps.length, step === last);
      setText(words, says);
      range.setAttribute('aria-valuetext', says);
    },
  };
}

/**
 * The step that a key of the slider leads to: with an arrow that of the next or the last board, and from the last one
 * on the end; null for another key.
 */
export function stepAfter(key: string, step: number, steps: readonly number[], last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return steps.find((one) => one > step) ?? last;
    case 'ArrowLeft':
    case 'ArrowDown':
      return steps.findLast((one) => one < step) ?? 0;
    case 'PageUp':
      return Math.max(0, step - PAGE);
    case 'PageDown':
      return Math.min(last, step + PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
