import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { WORDS } from './words-name.ts';

// Words that came with a link, or were kept here, are shown at once; else the sheet drawn at build time
// does until somebody is there.
const isOther = location.hash.length > 1 || recall(WORDS) !== null;

defineLazy(
  'word-search',
  async () => (await import('./mount-word-search.ts')).mountWordSearch,
  isOther ? 'near' : 'once touched',
);
