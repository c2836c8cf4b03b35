import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { CROSSWORD } from './crossword-name.ts';

// As in `word-search.ts`: what came with a link, or was kept here, is shown at once.
const isOther = location.hash.length > 1 || recall(CROSSWORD) !== null;

defineLazy(
  'crossword-sheet',
  async () => (await import('./mount-crossword.ts')).mountCrossword,
  isOther ? 'near' : 'once touched',
);
