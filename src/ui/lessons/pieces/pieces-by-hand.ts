import { defineAtSight } from '#ui/kit/element-at-sight.ts';

// One script for the three figures of pieces by hand, whose code is mostly the same.
defineAtSight('pieces-figure', async () => (await import('./mount-pieces.ts')).mountPieces);
defineAtSight('parity-figure', async () => (await import('../parity/mount-parity.ts')).mountParity);
defineAtSight('row-figure', async () => (await import('../row/mount-row.ts')).mountRow);
