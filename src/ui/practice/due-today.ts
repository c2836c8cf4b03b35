import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('due-today', async () => (await import('./mount-due-today.ts')).mountDueToday);
