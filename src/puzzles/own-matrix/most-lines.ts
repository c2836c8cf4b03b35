/** What a torus can show: no more rows, and no more columns; at least one of each. */
export const MOST_LINES = 12;
