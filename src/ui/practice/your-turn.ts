import { defineAtSight } from '#ui/kit/element-at-sight.ts';

defineAtSight('your-turn', async () => (await import('./mount-your-turn.ts')).mountYourTurn);
