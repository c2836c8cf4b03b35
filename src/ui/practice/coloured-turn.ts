import { defineAtSight } from '#ui/kit/element-at-sight.ts';

defineAtSight('coloured-turn', async () => (await import('./mount-coloured-turn.ts')).mountColouredTurn);
