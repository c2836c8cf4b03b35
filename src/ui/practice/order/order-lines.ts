import { defineAtSight } from '#ui/kit/element-at-sight.ts';

// Lines of a link are shown at once; otherwise they wait, because two figures stand before them.
defineAtSight(
  'order-lines',
  async () => (await import('./mount-order-lines.ts')).mountOrderLines,
  location.hash.startsWith('#order') ? 'at sight' : 'at touch',
);
