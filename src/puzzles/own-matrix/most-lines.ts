/** What a torus can show: no more rows, and no more columns; one of each at least. */
export const MOST_LINES = 12;
