import { defineLazy } from '../page/lazy-element.ts';

defineLazy('write-links', async () => (await import('./mount-write-links.ts')).mountWriteLinks);
