import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('ripple-row', async () => (await import('./mount-ripple-row.ts')).mountRippleRow);
