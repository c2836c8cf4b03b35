import { readText } from '#ui/kit/address-text.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';

// Without a link to a board, the board of the build is right until the first touch.
defineAtSight(
  'find-crossing',
  async () => (await import('./mount-find-crossing.ts')).mountFindCrossing,
  (host) => (readText(host, 'board') === null ? 'at touch' : 'at sight'),
);
