/** The puzzles whose givens are taken away: one without a wrong turn, and one with. */
export const GIVENS_PUZZLES = ['nikoli-tutorial', 'five-by-five'] as const;

/** How many givens are left at first: three are gone, and there is a second solution. */
export const GIVENS_OPENING = 5;
