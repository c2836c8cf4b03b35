import { defineAtSight } from '#ui/kit/element-at-sight.ts';

defineAtSight('task-sheet', async () => (await import('./mount-task-sheet.ts')).mountTaskSheet);
