import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('purify-figure', async () => (await import('./mount-purify.ts')).mountPurify);
