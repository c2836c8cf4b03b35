import { capital, listed } from '#english/english.ts';
import { say } from './parts.ts';

/** What is missing is named so far; beyond that it is many. */
const NAMED = 3;

/** The parts of the page that are missing, by the signal that ends that. */
const missing = new Map<AbortSignal, string>();
let notice: { readonly place: HTMLElement; readonly words: HTMLElement } | null = null;

/**
 * Says that a part of the page could not be fetched, once more at each call, until the signal says
 * that it is there. The words stand at the foot of the screen, for all parts of the page.
 *
 * @param name what the reader calls the part, as in “the code of figure 9.1”
 */
export function showMissing(name: string, until: AbortSignal): void {
  if (!missing.has(until)) {
    missing.set(until, name);
    until.addEventListener('abort', () => {
      missing.delete(until);
      show();
    });
  }
  show();
}

function show(): void {
  if (missing.size === 0) {
    if (notice) notice.place.hidden = true;
    return;
  }
  notice ??= createNotice();
  notice.place.hidden = false;
  const names = [...new Set(missing.values())];
  const what = names.length > NAMED ? 'parts of this page' : listed(names);
  say(notice.words, `${capital(what)} could not be fetched. Press there to retry, or reload the page.`);
}

function createNotice(): { place: HTMLElement; words: HTMLElement } {
  const place = document.createElement('div');
  place.className = 'notice missing-parts';
  place.setAttribute('role', 'alert');
  const words = document.createElement('p');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'button';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => location.reload());
  place.append(words, reload);
  (document.querySelector('main') ?? document.body).append(place);
  return { place, words };
}
