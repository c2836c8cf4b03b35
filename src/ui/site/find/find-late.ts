/** What the reader has found, or wants to find, on any page: marks the words that led here, and opens Find. */
import { recall } from '#ui/kit/device.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import '../notion-preview.ts';
import { markHere } from './mark-words.ts';
import { FIND_KEY, OFF } from './marked-address.ts';

const { signal } = new AbortController();

markHere();

/** Opens Find when its link is pressed, or its key, which the reader may have switched off. */
export function answer(act: 'press' | 'key' | undefined): void {
  if (!act || (act === 'key' && recall(FIND_KEY) === OFF)) return;
  // The page of Find has its field already.
  const field = document.querySelector<HTMLInputElement>('find-place input');
  if (field) field.focus();
  else
    void fetchPart(document.body, 'Find', () => import('./find-dialog.ts'), signal).then(({ openFind }) => openFind());
}
