import { defineLazy } from '../../page/lazy-element.ts';

// The three figures of pieces by hand share most of their code. It lies behind a door of its own, so
// that the list of what it fetches is not part of every page that has such a figure.

defineLazy('pieces-figure', async () => (await (await import('./by-hand-door.ts')).byHand()).mountPieces); // prettier-ignore
defineLazy('parity-figure', async () => (await (await import('./by-hand-door.ts')).byHand()).mountParity); // prettier-ignore
defineLazy('row-figure', async () => (await (await import('./by-hand-door.ts')).byHand()).mountRow); // prettier-ignore
