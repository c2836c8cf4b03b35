import type { Show } from './at-touch.ts';

/** A picture is drawn when it is this near to the screen, in pixels. */
const MARGIN = 100;

/**
 * A picture that is hidden at first: its code is fetched once its place is in view, and it is drawn only while it is.
 * `data-ready` on the place says that the code has come.
 */
export function pictureAtSight<T>(place: HTMLElement, signal: AbortSignal, load: () => Promise<Show<T>>): Show<T> {
  let show: Show<T> | null = null;
  let latest: T | null = null;
  let isInSight = false;
  let isStale = false;
  let isAsked = false;

  function draw(): void {
    if (!isInSight || !isStale || !latest) return;
    if (!isAsked) {
      isAsked = true;
      void load().then(come);
    }
    if (!show) return;
    isStale = false;
    show(latest, false);
  }

  function come(loaded: Show<T>): void {
    if (signal.aborted) return;
    show = loaded;
    draw();
    place.dataset['ready'] = '';
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      draw();
    },
    { rootMargin: `${MARGIN}px` },
  );
  watcher.observe(place);
  signal.addEventListener('abort', () => watcher.disconnect());

  return (moment) => {
    latest = moment;
    isStale = true;
    draw();
  };
}
