import { capital } from '#english/english.ts';
import { showMissing } from './missing-parts.ts';

/**
 * Fetches code that comes in a file of its own, for one press of the reader.
 *
 * @param name what the reader calls it, as in “the race”
 * @throws Error with the sentence to show: what is missing, and what to do about it
 */
export async function fetchNow<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const words = `${capital(name)} could not be fetched. Press again to retry, or reload the page.`;
    throw new Error(words, { cause });
  }
}

/** What has been asked for, by the name of the part; the signal stands for the life of the figure. */
const asked = new WeakMap<AbortSignal, Map<string | null, Promise<unknown>>>();

/**
 * Fetches code that comes in a file of its own, as often as it takes: a notice names the part that is missing, and it is
 * fetched again when the reader presses something in its place, or when the network is back. The promise stays pending
 * until then, so that no press in between is lost; a second call for the same part of the figure returns the same one.
 *
 * After a new version of the site has been published the file is gone, and browsers before 2026 never fetch a module
 * again that has failed; for both, the notice has a button that reloads the page.
 *
 * @param host the figure, or whatever has the part
 * @param part what the reader calls it, as in “the search tree”; null for the whole figure
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
    let isMissing: AbortController | null = null;

    async function attempt(): Promise<void> {
      if (isTrying || signal.aborted) return;
      isTrying = true;
      try {
        const loaded = await load();
        isMissing?.abort();
        resolve(loaded);
      } catch (cause) {
        console.error(cause);
        isMissing ??= tryAgainLater();
        showMissing(nameIn(host, part), isMissing.signal);
      }
      isTrying = false;
    }

    function tryAgainLater(): AbortController {
      const until = new AbortController();
      const options = { signal: until.signal, passive: true };
      const again = (): void => void attempt();
      for (const press of ['pointerdown', 'keydown']) host.addEventListener(press, again, options);
      addEventListener('online', again, options);
      signal.addEventListener('abort', () => until.abort());
      return until;
    }

    void attempt();
  });
}

/** “figure 9.1”, “the code of figure 9.1” */
function nameIn(host: Element, part: string | null): string {
  const figure = host.querySelector('.figure-number')?.textContent.toLowerCase();
  if (part === null) return figure ?? 'this figure';
  return figure ? `${part} of ${figure}` : part;
}
