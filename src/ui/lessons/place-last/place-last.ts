import { defineAtSight } from '#ui/kit/element-at-sight.ts';

defineAtSight('place-last', async () => (await import('./mount-place-last.ts')).mountPlaceLast, 'at touch');
