/**
 * On every page: hears what the reader has for Find or for a notion (`find-answer.ts`), and fetches the code when it is
 * used. It is on every page, so it is short.
 */
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { isChord, isTyping } from '#ui/kit/keys.ts';

const { body } = document;
const { signal } = new AbortController();

/** What is typed for the field of Find while it is on its way; null when it is not. */
let typed: string | null = null;

function takeTyped(): string {
  const words = typed ?? '';
  typed = null;
  return words;
}

function wake(act?: 'press' | 'key'): void {
  if (act) typed ??= '';
  void fetchPart(body, 'Find', () => import('./find-answer.ts'), signal).then(({ answer }) => answer(act, takeTyped));
}

function hear(event: Event): void {
  const { type, target } = event;
  if (type === 'click') typed = null;
  const isOn = (selector: string): boolean => target instanceof Element && !!target.closest(selector);
  if (event instanceof KeyboardEvent || type === 'click') {
    const press = event as KeyboardEvent;
    const { key, shiftKey, isTrusted } = press;
    const isKey = type !== 'click';
    // An event that is repeated for a figure has been heard already; one that came before this code is repeated for the
    // link. Some keyboards have / above another key.
    const isMine = isKey
      ? (key === '/' || (typed !== null && key.length === 1)) &&
        (isTrusted || isOn('[data-find]')) &&
        !isOn('dialog') &&
        !isTyping(target)
      : !shiftKey && isOn('[data-find]');
    if (!isMine || isChord(press)) return;
    event.preventDefault();
    if (isKey && key !== '/') typed = `${typed}${key}`;
    else wake(isKey ? 'key' : 'press');
  } else if (isOn('.notion')) wake();
}

for (const type of ['click', 'keydown', 'pointerover', 'focusin']) body.addEventListener(type, hear);
document.querySelector<HTMLElement>('[data-find]')!.dataset['ready'] = '';
if (location.search.includes('mark=')) wake();
