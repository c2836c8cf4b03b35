import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('pieces-figure', async () => (await import('./mount-pieces.ts')).mountPieces);
