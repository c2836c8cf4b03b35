import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('ripple-rule', async () => (await import('./mount-ripple-rule.ts')).mountRippleRule);
