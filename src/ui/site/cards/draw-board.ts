import { defineCard } from './define-card.ts';

defineCard('draw-board', async () => (await import('./mount-draw-board.ts')).mountDrawBoard);
