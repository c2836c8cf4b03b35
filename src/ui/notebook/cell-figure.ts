import { defineLazy } from '#ui/kit/lazy-element.ts';

// A link to a moment of a figure mounts it when it is near; otherwise the first touch does.
const isLinked = location.hash.includes('-figure');

defineLazy(
  'cell-figure',
  async () => (await import('./mount-cell-figure.ts')).mountCellFigure,
  isLinked ? 'near' : 'once touched',
);
