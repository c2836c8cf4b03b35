import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy('small-covers', async () => (await import('./mount-small-covers.ts')).mountSmallCovers);
