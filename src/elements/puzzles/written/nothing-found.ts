/** What is said of a problem in which the doctor finds nothing. */
export const NOTHING_FOUND = 'Nothing is odd. Only the search can tell the rest.';
