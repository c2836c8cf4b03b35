import { readText } from '../../../page/element-state.ts';
import { defineLazy } from '../../../page/lazy-element.ts';

// A link to another board cannot wait for a touch.
defineLazy(
  'find-crossing',
  async () => (await import('./mount-find-crossing.ts')).mountFindCrossing,
  (host) => (readText(host, 'board') === null ? 'once touched' : 'near'),
);
