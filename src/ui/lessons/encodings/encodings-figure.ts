import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('encodings-figure', async () => (await import('./mount-encodings.ts')).mountEncodings);
