/** The puzzles that givens are taken from: one without a wrong turn, and one with. */
export const GIVENS_PUZZLES = ['nikoli-tutorial', 'five-by-five'] as const;

/** Three givens are away, and there is a second solution. */
export const GIVENS_OPENING = 5;
