import { capital } from '#english/english.ts';
import { showMissing } from './missing-parts.ts';

/**
 * Fetches code from a separate file, once, for one press.
 *
 * @param name how the page names it, as in “the race”
 * @throws Error with the sentence to show: what is missing, and what to do about it
 */
export async function fetchAtPress<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await shown(load());
  } catch (cause) {
    const words = `${capital(name)} could not be fetched. Press again to retry, or reload the page.`;
    throw new Error(words, { cause });
  }
}

let underWay = 0;

/** Shows a line at the top of the window while code is fetched for a press (`styles/missing-parts.css`). */
async function shown<T>(loading: Promise<T>): Promise<T> {
  if (!('userActivation' in navigator) || !navigator.userActivation.isActive) return loading;
  const root = document.documentElement;
  underWay += 1;
  root.dataset['fetching'] = '';
  try {
    return await loading;
  } finally {
    underWay -= 1;
    if (underWay === 0) delete root.dataset['fetching'];
  }
}

/** A part is asked for when the network is back, and once more after this time, in milliseconds. */
const REPEAT = 1000;

/** The promises of the requested parts, by figure (its signal lives as long as the figure) and name. */
const asked = new WeakMap<AbortSignal, Map<string | null, Promise<unknown>>>();

/**
 * Fetches code from a separate file and retries when that fails: a notice names the missing part, and it is fetched
 * again when something in the host is pressed, or when the network is back. The promise stays pending until then, so
 * that no press in between is lost; a second call for the same part of a figure returns the same promise.
 *
 * After a new version of the site has been published, the file is gone, and browsers before 2026 never fetch a module
 * again that has failed; for both cases the notice has a button that reloads the page.
 *
 * @param host the figure, or another element that has the part
 * @param part how the page names it, as in “the search tree”; null for the whole figure
 */
export function fetchPart<T>(
  host: Element,
  part: string | null,
  load: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const ofFigure = asked.get(signal) ?? new Map<string | null, Promise<unknown>>();
  asked.set(signal, ofFigure);
  const known = ofFigure.get(part) as Promise<T> | undefined;
  if (known) return known;
  const coming = untilThere(host, part, load, signal);
  ofFigure.set(part, coming);
  return coming;
}

function untilThere<T>(host: Element, part: string | null, load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve) => {
    let isTrying = false;
    let willRepeat = false;
    const until = new AbortController();
    signal.addEventListener('abort', () => until.abort(), { signal: until.signal });
    // Browsers ask once for a file that several elements want: if the network lost that request before it was back,
    // all of them fail after it is back.
    const nowOnline = (): void => {
      willRepeat = true;
      void attempt();
    };
    addEventListener('online', nowOnline, { signal: until.signal });
    const again = (): void => void attempt();
    const isOver = (): boolean => until.signal.aborted;

    async function attempt(): Promise<void> {
      if (isTrying || isOver()) return;
      isTrying = true;
      try {
        const loaded = await shown(load());
        until.abort();
        resolve(loaded);
      } catch (cause) {
        console.error(cause);
        if (!isOver()) tell();
      }
      isTrying = false;
      if (willRepeat) setTimeout(again, REPEAT);
      willRepeat = false;
    }

    function tell(): void {
      showMissing(host, nameIn(host, part), until.signal);
      // Not at the beginning of a press: the part may come in the middle of it, and would hear the rest.
      const options = { signal: until.signal, passive: true, capture: true };
      for (const press of ['click', 'keyup']) host.addEventListener(press, again, options);
    }

    void attempt();
  });
}

/** “figure 9.1”, “the code of figure 9.1”; a part of the whole page is named without a figure. */
function nameIn(host: Element, part: string | null): string {
  const number = host === document.body ? null : host.querySelector('.figure-number');
  const figure = number?.textContent.toLowerCase();
  if (part === null) return figure ?? 'this figure';
  return figure ? `${part} of ${figure}` : part;
}
