/** What the reader has found, or wants to find, on any page: marks the words that led here, and opens Find. */
import { recall } from '#ui/kit/device.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import '../notion-preview.ts';
import { markHere } from './mark-words.ts';
import { FIND_KEY, OFF } from './marked-address.ts';

const { signal } = new AbortController();

markHere();

/**
 * Opens Find when its link is pressed, or its key, which the reader may have switched off.
 *
 * @param takeTyped gives what has been typed meanwhile, and ends the waiting for it
 */
export function answer(act: 'press' | 'key' | undefined, takeTyped: () => string): void {
  if (!act) return;
  if (act === 'key' && recall(FIND_KEY) === OFF) {
    takeTyped();
    return;
  }
  // The page of Find has its field already.
  const field = document.querySelector<HTMLInputElement>('find-place input');
  if (field) {
    takeTyped();
    field.focus();
  } else {
    void fetchPart(document.body, 'Find', () => import('./find-dialog.ts'), signal).then(({ openFind }) =>
      openFind(takeTyped()),
    );
  }
}
