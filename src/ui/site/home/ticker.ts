/**
 * Calls a function repeatedly while at least half of the element is on the screen in a visible tab. `data-search` on
 * the element is `running`, `resting` while it is out of sight, or `paused`.
 */
export interface Ticker {
  readonly state: TickerState;
  play(): void;
  pause(): void;
}

type TickerState = 'running' | 'resting' | 'paused';

/** The fraction of the element that must be on the screen. */
const SEEN = 0.5;
/** Time to look at the picture before it moves, in milliseconds. */
const FIRST = 1_200;

/**
 * @param tick returns the milliseconds until its next call
 */
export function createTicker(host: HTMLElement, tick: () => number, signal: AbortSignal): Ticker {
  let isPlaying = false;
  let isInSight = false;
  let timer = 0;

  const stateNow = (): TickerState => {
    if (!isPlaying) return 'paused';
    return isInSight && document.visibilityState === 'visible' ? 'running' : 'resting';
  };

  function update(): void {
    const state = stateNow();
    host.dataset['search'] = state;
    if (state !== 'running') {
      clearTimeout(timer);
      timer = 0;
    } else if (timer === 0) timer = window.setTimeout(again, FIRST);
  }

  function again(): void {
    timer = window.setTimeout(again, tick());
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold: SEEN },
  );
  watcher.observe(host);
  document.addEventListener('visibilitychange', update, { signal });
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    clearTimeout(timer);
  });
  update();
  return {
    get state() {
      return stateNow();
    },
    play() {
      isPlaying = true;
      update();
    },
    pause() {
      isPlaying = false;
      update();
    },
  };
}
