import { defineLazy } from '../../page/lazy-element.ts';

/**
 * The three figures of pieces by hand share most of their code. It lies behind a door of its own, so
 * that the list of what it fetches is not part of every page that has such a figure.
 */
const open = async () => (await import('./by-hand-door.ts')).byHand();

defineLazy('pieces-figure', async () => (await open()).mountPieces);
defineLazy('parity-figure', async () => (await open()).mountParity);
defineLazy('row-figure', async () => (await open()).mountRow);
