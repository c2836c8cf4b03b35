import { fetchNow } from '#ui/kit/fetch-part.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';

/** The wall wakes while it is this far from the screen, in pixels: there is much to paint. */
const NEAR = 1_200;

// The boards come with the code. A reader who scrolls is on the way to them: they set out at once.
// What goes wrong here is said once the wall is near.
addEventListener(
  'scroll',
  () => void fetchNow('the wall', () => import('./mount-board-wall.ts')).catch(() => undefined),
  { once: true, passive: true },
);

defineLazy('board-wall', async () => (await import('./mount-board-wall.ts')).mountBoardWall, 'near', NEAR);
