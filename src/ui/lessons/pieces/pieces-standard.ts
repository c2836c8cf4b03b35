import { moveHand, takeUp } from '#pictures/pieces/hand.ts';

/** The hand that the figure of the pieces opens with, at build time too: J, turned once. */
export const OPENING_HAND = moveHand(takeUp('J'), 'right');
