import { firstTouch } from '#ui/kit/first-touch.ts';

/** Shows something, as often as it is asked to; `isBuilt` while that stands there since build time. */
export type Show<T> = (now: T, isBuilt: boolean) => void;

/**
 * What shows something and comes in a file of its own: it is fetched when the reader first touches
 * the page, or as soon as something else than what was drawn at build time is to be shown. Until then
 * that stands there. `data-late` on the figure counts what has not come.
 *
 * @param live called once the code has come and what is latest is shown
 */
export function late<T>(
  host: HTMLElement,
  load: () => Promise<Show<T>>,
  signal: AbortSignal,
  when: 'at first touch' | 'at once' = 'at first touch',
  live?: () => void,
): Show<T> {
  let show: Show<T> | null = null;
  /** What to show once the code is there; a reader may be faster than the figure. */
  let latest: Parameters<Show<T>> | null = null;
  let isAsked = false;
  countLate(host, 1);

  function fetchOnce(): void {
    if (signal.aborted || isAsked) return;
    isAsked = true;
    void load().then(come);
  }

  function come(loaded: Show<T>): void {
    if (signal.aborted) return;
    show = loaded;
    if (latest) show(...latest);
    countLate(host, -1);
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

function countLate(host: HTMLElement, more: 1 | -1): void {
  const count = Number(host.dataset['late'] ?? 0) + more;
  if (count > 0) host.dataset['late'] = String(count);
  else delete host.dataset['late'];
}
