import { defineLazy } from '../../page/lazy-element.ts';

defineLazy('eleven-figure', async () => (await import('./mount-eleven.ts')).mountEleven);
