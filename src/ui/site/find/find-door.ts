/**
 * On every page: hears what the reader has for Find or for a notion (`find-late.ts`), and fetches the code when it is
 * used. It is on every page, so it is short.
 */
import { recall } from '#ui/kit/device.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { isChord, isTyping } from '#ui/kit/keys.ts';
import { FIND_KEY, OFF } from './marked-address.ts';

const { body } = document;
const { signal } = new AbortController();

/** What is typed after the key goes into the field, which may not be there yet. Null when nothing is awaited. */
let typed: string | null = null;

async function wake(isAsked = false): Promise<void> {
  const { openFind } = await fetchPart(body, 'Find', () => import('./find-late.ts'), signal);
  if (!isAsked) return;
  const field = await openFind();
  if (typed) {
    field.setRangeText(typed, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed = null;
}

function hear(event: Event): void {
  const { type, target } = event;
  const isOn = (selector: string): boolean => target instanceof Element && !!target.closest(selector);
  if (event instanceof KeyboardEvent || type === 'click') {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isTrusted } = event as KeyboardEvent;
    const isKey = type !== 'click';
    // An event that is repeated for a figure has been heard already; one that came before this code is repeated for the
    // link. Some keyboards have / above another key.
    const isMine = isKey
      ? key === '/' && (isTrusted || isOn('[data-find]')) && !isOn('dialog') && !isTyping(target)
      : !shiftKey && isOn('[data-find]');
    if (!isMine || ctrlKey || metaKey || altKey || (isKey && recall(FIND_KEY) === OFF)) return;
    event.preventDefault();
    if (isKey) typed = '';
    void wake(true);
  } else if (isOn('.notion')) void wake();
}

function take(event: KeyboardEvent): void {
  const { key, target, isTrusted } = event;
  const isMine = isTrusted || (target instanceof Element && target.matches('[data-find]'));
  if (typed === null || !isMine || isTyping(target)) return;
  if (isChord(event) || /^(Tab|Escape|Arrow\w+)$/.test(key)) typed = null;
  if (typed === null || !/^(.|Backspace|Enter)$/.test(key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key !== 'Enter') typed = (typed + key).replace(/^\//, '');
}

body.addEventListener('keydown', take, true);
for (const type of ['click', 'keydown', 'pointerover', 'focusin']) body.addEventListener(type, hear);
document.querySelector<HTMLElement>('[data-find]')!.dataset['ready'] = '';
if (location.search.includes('mark=')) void wake();
