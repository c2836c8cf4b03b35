/** What the reader has found, or wants to find, on any page: marks the words that led here, and opens Find. */
import { fetchPart } from '#ui/kit/fetch-part.ts';
import '../notion-preview.ts';
import { markHere } from './mark-words.ts';

const { signal } = new AbortController();

markHere();

/** Opens Find, and returns its field, which has the focus. */
export async function openFind(): Promise<HTMLInputElement> {
  // The page of Find has its field already.
  const field = document.querySelector<HTMLInputElement>('find-place input');
  if (!field) return (await fetchPart(document.body, 'Find', () => import('./find-dialog.ts'), signal)).openFind();
  field.focus();
  return field;
}
