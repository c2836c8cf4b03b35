import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('ripple-givens', async () => (await import('./mount-ripple-givens.ts')).mountRippleGivens);
