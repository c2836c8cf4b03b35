import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy('crossing-atlas', async () => (await import('./mount-crossing-atlas.ts')).mountCrossingAtlas);
