import { defineLazy } from '#ui/kit/lazy-element.ts';

// One script for the three figures of pieces by hand, whose code is mostly the same.
defineLazy('pieces-figure', async () => (await import('./mount-pieces.ts')).mountPieces);
defineLazy('parity-figure', async () => (await import('../parity/mount-parity.ts')).mountParity);
defineLazy('row-figure', async () => (await import('../row/mount-row.ts')).mountRow);
