import { recall } from '#ui/kit/device.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { CROSSWORD } from './crossword-name.ts';

// As in `word-search.ts`: a link or a draft mounts the crossword as soon as it is near.
const isOther = location.hash.length > 1 || recall(CROSSWORD) !== null;

defineAtSight(
  'crossword-sheet',
  async () => (await import('./mount-crossword.ts')).mountCrossword,
  isOther ? 'at sight' : 'at touch',
);
