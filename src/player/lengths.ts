/** A run shorter than this needs no lens: the slider has a pixel for each step. */
export const LONG = 400;

/** Shorter ones than this need no jumps either. */
export const SHORT = 12;
