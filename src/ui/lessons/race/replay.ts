import { clockAt, REPLAY_MS, tickAt, ticksOf } from '#exhibits/race-replay.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * The clock of a race: play and pause, a slider over all of its updates, and a way to its end.
 * @param shown called when the clock moves; returns the words of the slider
 * @param rested called when the clock stops: at a pause, at the end, or where the reader has put it
 */
export function mountReplay(
  host: HTMLElement,
  shown: (clock: number) => string,
  rested: () => void,
  signal: AbortSignal,
) {
  const { part, press, on } = wiring(host, signal);
  const range = part('time', HTMLInputElement);
  let length: number | null = null;
  let clock = 0;
  /** The requested animation frame; 0 when nothing is playing. */
  let frame = 0;

  function show(at: number): void {
    clock = Math.min(length ?? 0, Math.max(0, at));
    const ticks = ticksOf(length ?? 1);
    const tick = length === null ? 0 : tickAt(clock, length);
    range.max = String(ticks);
    range.value = String(tick);
    range.style.setProperty('--at', String(tick / ticks));
    range.setAttribute('aria-valuetext', shown(clock));
  }

  function showPlaying(): void {
    play?.toggleAttribute('data-playing', frame !== 0);
    play?.setAttribute('aria-label', frame !== 0 ? 'Pause the race' : 'Play the race');
  }

  function halt(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    showPlaying();
  }

  function start(): void {
    if (length === null) return;
    halt();
    const whole = length;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(whole);
      rested();
      return;
    }
    if (clock === whole) show(0);
    const from = (clock / whole) * REPLAY_MS;
    let begin: number | null = null;
    const go = (now: number): void => {
      begin ??= now;
      show(Math.round(((from + now - begin) / REPLAY_MS) * whole));
      if (clock < whole) {
        frame = requestAnimationFrame(go);
        return;
      }
      halt();
      rested();
    };
    frame = requestAnimationFrame(go);
    showPlaying();
  }

  function moveTo(at: number): void {
    halt();
    show(at);
    rested();
  }

  function toggle(): void {
    if (frame === 0) {
      start();
      return;
    }
    halt();
    rested();
  }

  const play = press('play', toggle);
  press('last', () => moveTo(length ?? 0));
  on(range, 'input', () => {
    halt();
    show(clockAt(range.valueAsNumber, length ?? 1));
  });
  on(range, 'change', rested);
  on(range, 'keydown', (event) => {
    // Page Down moves a native slider back; on this site it moves on, as in a page.
    const tenths = { PageDown: 0.1, PageUp: -0.1 }[event.key];
    if (event.key === ' ') toggle();
    else if (tenths !== undefined) moveTo(clock + Math.round(tenths * (length ?? 0)));
    else return;
    event.preventDefault();
  });
  signal.addEventListener('abort', halt);

  return {
    /** Updates on the clock. */
    get clock(): number {
      return clock;
    },
    /** Prepares the replay of a race of this many updates, at its start; null for no race. */
    load(updates: number | null): void {
      halt();
      length = updates;
      show(0);
    },
    play: start,
    seek(at: number): void {
      halt();
      show(at);
    },
  };
}
