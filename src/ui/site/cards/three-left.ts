import { defineCard } from './define-card.ts';

defineCard('three-left', async () => (await import('./mount-three-left.ts')).mountThreeLeft);
