import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('your-turn', async () => (await import('./mount-your-turn.ts')).mountYourTurn);
