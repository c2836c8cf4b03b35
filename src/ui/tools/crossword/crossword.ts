import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { CROSSWORD } from './crossword-name.ts';

// As in `word-search.ts`: a link or a draft mounts the crossword as soon as it is near.
const isOther = location.hash.length > 1 || recall(CROSSWORD) !== null;

defineLazy(
  'crossword-sheet',
  async () => (await import('./mount-crossword.ts')).mountCrossword,
  isOther ? 'near' : 'once touched',
);
