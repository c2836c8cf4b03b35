import { defineLazy } from '#ui/kit/lazy-element.ts';

// One script for the three figures of Ripple Effect by hand, whose code is mostly the same.
defineLazy('ripple-rule', async () => (await import('./mount-ripple-rule.ts')).mountRippleRule);
defineLazy('ripple-row', async () => (await import('../ripple-row/mount-ripple-row.ts')).mountRippleRow);
defineLazy('ripple-givens', async () => (await import('../ripple-givens/mount-ripple-givens.ts')).mountRippleGivens);
