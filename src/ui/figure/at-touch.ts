import { countOn } from '#ui/kit/count-on.ts';
import { firstTouch } from '#ui/kit/first-touch.ts';

/** Shows something; `isBuilt` when it is what was drawn at build time. */
export type Show<T> = (now: T, isBuilt: boolean) => void;

/** `at touch`: code is fetched when the reader first touches the page (`firstTouch`). */
export type When = 'at touch' | 'at once';

/**
 * Shows something with code from a separate file, which is fetched at the first touch, or as soon as something is to be
 * shown that was not drawn at build time. `data-late` on the figure counts the files that have not come,
 * for tests and films, which wait for them.
 *
 * @param live called once the code has come and the latest state is shown
 */
export function atTouch<T>(
  host: HTMLElement,
  load: () => Promise<Show<T>>,
  signal: AbortSignal,
  when: When = 'at touch',
  live?: () => void,
): Show<T> {
  let show: Show<T> | null = null;
  /** The latest state, to be shown once the code is there. */
  let latest: Parameters<Show<T>> | null = null;
  let isAsked = false;
  countOn(host, 'data-late', 1);

  function fetchOnce(): void {
    if (signal.aborted || isAsked) return;
    isAsked = true;
    void load().then(come);
  }

  function come(loaded: Show<T>): void {
    if (signal.aborted) return;
    show = loaded;
    if (latest) show(...latest);
    countOn(host, 'data-late', -1);
    live?.();
  }

  if (when === 'at once') fetchOnce();
  else void firstTouch().then(fetchOnce);
  return (now, isBuilt) => {
    latest = [now, isBuilt];
    if (show) show(now, isBuilt);
    else if (!isBuilt) fetchOnce();
  };
}
