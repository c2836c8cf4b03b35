import { defineLazy } from '../../page/lazy-element.ts';

defineLazy('purify-figure', async () => (await import('./mount-purify.ts')).mountPurify);
