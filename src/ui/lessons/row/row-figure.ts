import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('row-figure', async () => (await import('./mount-row.ts')).mountRow);
