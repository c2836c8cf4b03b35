import { readText } from '#ui/kit/element-state.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';

// A link to another board cannot wait for a touch.
defineLazy(
  'find-crossing',
  async () => (await import('./mount-find-crossing.ts')).mountFindCrossing,
  (host) => (readText(host, 'board') === null ? 'once touched' : 'near'),
);
