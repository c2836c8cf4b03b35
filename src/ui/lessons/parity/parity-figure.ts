import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('parity-figure', async () => (await import('./mount-parity.ts')).mountParity);
