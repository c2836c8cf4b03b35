import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('colour-board', async () => (await import('./mount-colours.ts')).mountColours);
