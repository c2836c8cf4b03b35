import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('crossings-figure', async () => (await import('./mount-crossings.ts')).mountCrossings);
