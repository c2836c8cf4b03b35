import { defineAtSight } from '#ui/kit/element-at-sight.ts';

// A link to a moment of a figure mounts it when it is near; otherwise the first touch does.
const isLinked = location.hash.includes('-figure');

defineAtSight(
  'cell-figure',
  async () => (await import('./mount-cell-figure.ts')).mountCellFigure,
  isLinked ? 'at sight' : 'at touch',
);
