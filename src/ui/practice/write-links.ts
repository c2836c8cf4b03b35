import { defineAtSight } from '#ui/kit/element-at-sight.ts';

defineAtSight('write-links', async () => (await import('./mount-write-links.ts')).mountWriteLinks);
