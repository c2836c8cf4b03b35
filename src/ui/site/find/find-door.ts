/** On every page: the link to Find and the key `/` open it there, and the words that led here are marked. */
import { recall } from '#ui/kit/device.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { isChord } from '#ui/kit/keys.ts';
import { FIND_KEY, OFF, wordsToMark } from './marked-address.ts';

const TYPED =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]';

const door = document.querySelector<HTMLAnchorElement>('[data-find]');
const { signal } = new AbortController();

function open(event: Event, from: HTMLAnchorElement): void {
  event.preventDefault();
  // The page of Find has its field already.
  const field = document.querySelector<HTMLInputElement>('find-place input');
  if (field) {
    field.focus();
    return;
  }
  void fetchPart(from, 'Find', () => import('./find-dialog.ts'), signal).then(({ openFind }) => openFind());
}

if (door) {
  door.setAttribute('aria-haspopup', 'dialog');
  door.addEventListener('click', (event) => {
    if (!isChord(event as unknown as KeyboardEvent) && !event.shiftKey) open(event, door);
  });
  document.addEventListener('keydown', (event) => {
    // An event that is repeated for a figure has opened it already.
    if (event.key !== '/' || !event.isTrusted || event.defaultPrevented || isChord(event)) return;
    const { target } = event;
    const isBusy = (target instanceof Element && target.closest(TYPED)) || document.querySelector('dialog:modal');
    if (isBusy || recall(FIND_KEY) === OFF) return;
    open(event, door);
  });
}

if (wordsToMark(location.search).length > 0) {
  void import('./mark-words.ts').then(({ markWords }) => {
    markWords(location.search, location.hash);
    // What is copied from here on is the address of the place alone.
    history.replaceState(history.state, '', location.pathname + location.hash);
  });
}
