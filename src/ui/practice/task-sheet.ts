import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('task-sheet', async () => (await import('./mount-task-sheet.ts')).mountTaskSheet);
