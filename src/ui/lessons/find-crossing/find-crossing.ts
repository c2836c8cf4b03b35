import { readText } from '#ui/kit/element-state.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';

// Without a link to a board, the board of the build is right until the first touch.
defineLazy(
  'find-crossing',
  async () => (await import('./mount-find-crossing.ts')).mountFindCrossing,
  (host) => (readText(host, 'board') === null ? 'once touched' : 'near'),
);
