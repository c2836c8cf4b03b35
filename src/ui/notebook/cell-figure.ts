import { defineLazy } from '#ui/kit/lazy-element.ts';

// A link to a moment of one comes with the page; else it wakes once somebody is there.
const isLinked = location.hash.includes('-figure');

defineLazy(
  'cell-figure',
  async () => (await import('./mount-cell-figure.ts')).mountCellFigure,
  isLinked ? 'near' : 'once touched',
);
