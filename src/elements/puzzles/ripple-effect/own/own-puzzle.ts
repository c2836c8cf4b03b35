import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy('own-puzzle', async () => (await import('./mount-own-puzzle.ts')).mountOwnPuzzle);
