import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy(
  'find-crossing',
  async () => (await import('./mount-find-crossing.ts')).mountFindCrossing,
  'once touched',
);
