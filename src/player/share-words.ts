import { longDuration } from './long-duration.ts';

/** From this share and this time on, the time left is given as well; before, it would be a guess. */
const LEAST_SHARE = 0.01;
const LEAST_MS = 1_000;

/**
 * The progress of a search, to follow its counts: the share of its tree that is done (`dlx/share.ts`), and the time
 * left if the rest of the tree is like it. Empty when the share is 0 or 1.
 *
 * @param elapsed milliseconds so far
 */
export function shareWords(share: number, elapsed: number): string {
  if (share <= 0 || share >= 1) return '';
  const part = share < LEAST_SHARE ? 'under 1%' : `about ${Math.floor(100 * share)}%`;
  if (share < LEAST_SHARE || elapsed < LEAST_MS) return `${part} of the tree`;
  const left = 1000 * Math.ceil((elapsed * (1 - share)) / share / 1000);
  return `${part} of the tree, ${longDuration(left)} to go if the rest is like it`;
}
