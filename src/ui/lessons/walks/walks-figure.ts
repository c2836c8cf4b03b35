import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('walks-figure', async () => (await import('./mount-walks.ts')).mountWalks);
