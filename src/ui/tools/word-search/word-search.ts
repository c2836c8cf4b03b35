import { recall } from '#ui/kit/device.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { WORDS } from './words-name.ts';

// Words of a link or a draft mount the tool as soon as it is near; otherwise the sheet of the build stays until the
// first touch.
const isOther = location.hash.length > 1 || recall(WORDS) !== null;

defineAtSight(
  'word-search',
  async () => (await import('./mount-word-search.ts')).mountWordSearch,
  isOther ? 'at sight' : 'at touch',
);
