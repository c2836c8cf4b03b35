import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy('crossings-figure', async () => (await import('./mount-crossings.ts')).mountCrossings);
