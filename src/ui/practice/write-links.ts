import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('write-links', async () => (await import('./mount-write-links.ts')).mountWriteLinks);
