import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy('off-by-one', async () => (await import('./mount-off-by-one.ts')).mountOffByOne);
