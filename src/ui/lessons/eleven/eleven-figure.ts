import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('eleven-figure', async () => (await import('./mount-eleven.ts')).mountEleven);
