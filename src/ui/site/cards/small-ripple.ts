import { defineCard } from './define-card.ts';

defineCard('small-ripple', async () => (await import('./mount-small-ripple.ts')).mountSmallRipple);
