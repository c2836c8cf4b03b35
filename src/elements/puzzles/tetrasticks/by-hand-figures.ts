import { defineLazy } from '../../page/lazy-element.ts';

// The three figures of pieces by hand share most of their code. It lies behind a door of its own, so
// that the list of what it fetches is not part of every page that has such a figure. The cells of their
// lesson wait behind it too, with their styles: the lesson has no room for them before it is touched.

const NAMES = ['pieces-figure', 'parity-figure', 'row-figure', 'notebook-page'] as const;

for (const name of NAMES) {
  defineLazy(
    name,
    async () => (await import('./by-hand-door.ts')).mountOf(name),
    name === 'notebook-page' ? 'once touched' : 'near',
  );
}

export type LateName = (typeof NAMES)[number];
