/** The notice of a figure: sentences about what could not be used, or is not as the reader may expect. */
import { make } from './make.ts';
import { optionalPart, setText } from './parts.ts';

/** Shows what could not be used; an empty string hides the notice. */
export function notice(host: HTMLElement, words: string): void {
  const place = noticeOf(host);
  setText(place, words);
  place.hidden = words === '';
}

/** The notice of a figure; one without a place for it gets one at its head. */
function noticeOf(host: HTMLElement): HTMLElement {
  const there = optionalPart(host, 'notice', HTMLElement);
  if (there) return there;
  const made = make(host.ownerDocument, 'p', { class: 'notice', 'data-part': 'notice', role: 'status', hidden: '' });
  host.prepend(made);
  return made;
}

/** Adds a sentence to the notice. */
export function addNotice(host: HTMLElement, words: string): void {
  const place = noticeOf(host);
  notice(host, place.hidden ? words : `${place.textContent} ${words}`);
}
