import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('order-lines', async () => (await import('./mount-order-lines.ts')).mountOrderLines);
