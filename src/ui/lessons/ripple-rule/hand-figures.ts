import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('ripple-rule', async () => (await import('./mount-ripple-hand.ts')).mountRippleRule);
defineLazy('ripple-row', async () => (await import('./mount-ripple-hand.ts')).mountRippleRow);
defineLazy('ripple-givens', async () => (await import('./mount-ripple-hand.ts')).mountRippleGivens);
