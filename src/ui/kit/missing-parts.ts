import { capital, listed } from '#english/english.ts';
import { countOn } from './count-on.ts';
import { footNotice } from './foot-notice.ts';
import { say } from './parts.ts';

/** When more parts than this are missing, none is named. */
const NAMED = 3;

/** The names of the missing parts, by the signal that aborts when the part has come. */
const missing = new Map<AbortSignal, string>();
let notice: { readonly place: HTMLElement; readonly words: HTMLElement } | null = null;

/**
 * Shows that a part of the page could not be fetched, and announces it again at each call, until the signal aborts.
 * There is one notice, at the foot of the screen, for all parts; `data-missing` on a host counts what of it is missing.
 *
 * @param name how the page names the part, as in “the code of figure 9.1”
 */
export function showMissing(host: Element, name: string, until: AbortSignal): void {
  if (!missing.has(until)) {
    missing.set(until, name);
    countOn(host, 'data-missing', 1);
    until.addEventListener('abort', () => {
      missing.delete(until);
      countOn(host, 'data-missing', -1);
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
  notice ??= footNotice('alert', [['Reload the page', () => location.reload()]]);
  notice.place.hidden = false;
  const names = [...new Set(missing.values())];
  const [what, where] = names.length > NAMED ? ['parts of this page', 'one'] : [listed(names), 'there'];
  say(notice.words, `${capital(what)} could not be fetched. Press ${where} to retry, or reload the page.`);
}
