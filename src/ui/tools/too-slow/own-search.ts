import { defineAtSight } from '#ui/kit/element-at-sight.ts';

defineAtSight('own-search', async () => (await import('./mount-own-search.ts')).mountOwnSearch);
