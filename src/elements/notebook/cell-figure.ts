import { defineLazy } from '../page/lazy-element.ts';

// A link to a moment of one comes with the page; else it wakes once somebody is there, who may have pressed
// before this was.
const isAwaited = location.hash.includes('-figure') || navigator.userActivation.hasBeenActive;

defineLazy(
  'cell-figure',
  async () => (await import('./mount-cell-figure.ts')).mountCellFigure,
  isAwaited ? 'near' : 'once touched',
);
