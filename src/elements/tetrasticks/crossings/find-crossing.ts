import { defineLazy } from '../../kit/lazy-element.ts';

defineLazy(
  'find-crossing',
  async () => (await import('./mount-find-crossing.ts')).mountFindCrossing,
);
