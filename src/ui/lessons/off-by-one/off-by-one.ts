import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('off-by-one', async () => (await import('./mount-off-by-one.ts')).mountOffByOne);
