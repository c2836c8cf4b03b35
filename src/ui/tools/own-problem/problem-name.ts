/** The storage name of the reader's problem. */
export const PROBLEM = 'problem';
