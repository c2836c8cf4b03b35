import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('crossing-atlas', async () => (await import('./mount-crossing-atlas.ts')).mountCrossingAtlas);
