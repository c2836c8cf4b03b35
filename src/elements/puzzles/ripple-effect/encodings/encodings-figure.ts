import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy('encodings-figure', async () => (await import('./mount-encodings.ts')).mountEncodings);
