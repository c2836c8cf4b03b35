import { defineLazy } from '../page/lazy-element.ts';

defineLazy('your-turn', async () => (await import('./mount-your-turn.ts')).mountYourTurn);
