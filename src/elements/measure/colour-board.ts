import { defineLazy } from '../page/lazy-element.ts';

defineLazy('colour-board', async () => (await import('./mount-colours.ts')).mountColours);
