import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('coloured-turn', async () => (await import('./mount-coloured-turn.ts')).mountColouredTurn);
