import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';

/** The wall is mounted this far from the screen, in pixels, because it has much to paint. */
const NEAR = 1_200;

// The boards come with the code, and the first scroll leads towards them, so it starts the fetch.
// A failure is ignored here: the fetch near the wall reports it.
addEventListener(
  'scroll',
  () => void fetchAtPress('the wall', () => import('./mount-board-wall.ts')).catch(() => undefined),
  { once: true, passive: true },
);

defineAtSight('board-wall', async () => (await import('./mount-board-wall.ts')).mountBoardWall, 'at sight', NEAR);
