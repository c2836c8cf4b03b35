import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('small-covers', async () => (await import('./mount-small-covers.ts')).mountSmallCovers);
