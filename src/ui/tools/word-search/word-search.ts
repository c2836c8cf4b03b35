import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { WORDS } from './words-name.ts';

// Words of a link or a draft mount the tool as soon as it is near; otherwise the sheet of the build stays until the
// first touch.
const isOther = location.hash.length > 1 || recall(WORDS) !== null;

defineLazy(
  'word-search',
  async () => (await import('./mount-word-search.ts')).mountWordSearch,
  isOther ? 'near' : 'once touched',
);
