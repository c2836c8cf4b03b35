/** Notices and buttons for a notebook that came with a link. */
import { addNotice } from '#ui/kit/notice.ts';
import { make } from '#ui/kit/make.ts';
import { part } from '#ui/kit/parts.ts';
import { draftName, draftPlace } from './draft-name.ts';
import { goToOwn } from './opening.ts';

/** Says what of the notebook came with the link, and offers to keep it. */
export function tellLink(host: HTMLElement, linked: 'code' | 'values' | null, keep: () => void): void {
  addNotice(
    host,
    linked === 'values'
      ? 'The values in the fields came with the link. Run the cells to see what follows from them.'
      : 'This code came with the link. Read it before you press Run. It runs in a sandbox, without network or storage.',
  );
  // Drafts of lessons are not listed under “Yours”, so there is nothing to keep.
  if (draftPlace(draftName(host.dataset['slug'] ?? ''))) {
    addNotice(host, 'The notebook is kept on this device only if you change it or press Keep it.');
    const button = offer(host, 'Keep it', () => {
      keep();
      button.remove();
    });
  }
  requestAnimationFrame(() => part(host, 'notice', HTMLElement).scrollIntoView({ block: 'nearest' }));
}

/** Says that the notebook is a copy beside the reader's own, and links there. */
export function tellCopy(host: HTMLElement): void {
  addNotice(host, 'Your own notebook of this name stays as it is, beside this one.');
  offer(host, 'Go to yours', () => goToOwn(host));
}

/** Adds a button below the notice. */
function offer(host: HTMLElement, words: string, act: () => void): HTMLElement {
  const notice = part(host, 'notice', HTMLElement);
  const there = host.querySelector('[data-part="offers"]');
  const place = there ?? make(document, 'p', { class: 'notebook-bar row', 'data-part': 'offers' });
  if (!there) notice.after(place);
  const made = make(document, 'button', { type: 'button', class: 'button' }, words);
  made.addEventListener('click', act);
  place.append(made);
  return made;
}
