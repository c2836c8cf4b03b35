import { defineLazy } from '../page/lazy-element.ts';

defineLazy('walks-figure', async () => (await import('./mount-walks.ts')).mountWalks);
