import { moveHand, takeUp } from '#pictures/pieces/hand.ts';

/** J, turned once: what the figure of the pieces opens with, and is drawn with while the site is built. */
export const OPENING_HAND = moveHand(takeUp('J'), 'right');
