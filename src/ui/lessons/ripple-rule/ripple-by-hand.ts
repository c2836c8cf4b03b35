import { defineAtSight } from '#ui/kit/element-at-sight.ts';

// One script for the three figures of Ripple Effect by hand, whose code is mostly the same.
defineAtSight('ripple-rule', async () => (await import('./mount-ripple-rule.ts')).mountRippleRule);
defineAtSight('ripple-row', async () => (await import('../ripple-row/mount-ripple-row.ts')).mountRippleRow);
defineAtSight('ripple-givens', async () => (await import('../ripple-givens/mount-ripple-givens.ts')).mountRippleGivens);
