import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('pieces-figure', async () => (await import('./mount-by-hand.ts')).mountPieces);
defineLazy('parity-figure', async () => (await import('./mount-by-hand.ts')).mountParity);
defineLazy('row-figure', async () => (await import('./mount-by-hand.ts')).mountRow);
