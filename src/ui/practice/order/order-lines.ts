import { defineLazy } from '#ui/kit/lazy-element.ts';

// Lines of a link are shown at once; otherwise they wait, because two figures stand before them.
defineLazy(
  'order-lines',
  async () => (await import('./mount-order-lines.ts')).mountOrderLines,
  location.hash.startsWith('#order') ? 'near' : 'once touched',
);
