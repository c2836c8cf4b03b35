import { defineAtSight } from '#ui/kit/element-at-sight.ts';

defineAtSight('due-today', async () => (await import('./mount-due-today.ts')).mountDueToday);
