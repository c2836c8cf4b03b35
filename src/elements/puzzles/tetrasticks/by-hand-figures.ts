import { defineLazy } from '../../page/lazy-element.ts';

// The three figures of pieces by hand share most of their code. It lies behind a door of its own, so
// that the list of what it fetches is not part of every page that has such a figure. The cells of their
// lesson wait behind it too, with their styles: the lesson has no room for them before it is touched.
defineLazy('pieces-figure', async () => (await import('./by-hand-door.ts')).mountOf('pieces-figure'));
defineLazy('parity-figure', async () => (await import('./by-hand-door.ts')).mountOf('parity-figure'));
defineLazy('row-figure', async () => (await import('./by-hand-door.ts')).mountOf('row-figure'));
defineLazy('notebook-page', async () => (await import('./by-hand-door.ts')).mountOf('notebook-page'), 'once touched');
