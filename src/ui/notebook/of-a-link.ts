/** What is said of a notebook that came with a link, and what the reader can do with it. */
import { addNotice } from '#ui/kit/element-state.ts';
import { make } from '#ui/kit/make.ts';
import { part } from '#ui/kit/parts.ts';
import { draftName, draftPlace } from './draft-name.ts';
import { goToOwn } from './opening.ts';

/** It is not the reader's before they say so, or change it. Nothing of it runs before they press Run. */
export function tellLink(host: HTMLElement, keep: () => void): void {
  addNotice(
    host,
    'This code came with the link. Read it before you press Run: it runs in a sandbox, without network or storage.',
  );
  // What a lesson keeps stands in no list.
  if (draftPlace(draftName(host.dataset['slug'] ?? ''))) {
    addNotice(host, 'It is not kept on this device until you change it or keep it.');
    const button = offer(host, 'Keep it', () => {
      keep();
      button.remove();
    });
  }
  requestAnimationFrame(() => part(host, 'notice', HTMLElement).scrollIntoView({ block: 'nearest' }));
}

/** The reader has one of this name: both are kept, and there is a way back. */
export function tellCopy(host: HTMLElement): void {
  addNotice(host, 'Your own notebook of this name stays as it is, and this one stands beside it.');
  offer(host, 'Go to yours', () => goToOwn(host));
}

/** A button under the notice, beside those that are there. */
function offer(host: HTMLElement, words: string, act: () => void): HTMLElement {
  const notice = part(host, 'notice', HTMLElement);
  const there = host.querySelector('[data-part="offers"]');
  const place = there ?? make(document, 'p', { class: 'notebook-bar', 'data-part': 'offers' });
  if (!there) notice.after(place);
  const made = make(document, 'button', { type: 'button', class: 'button' }, words);
  made.addEventListener('click', act);
  place.append(made);
  return made;
}
