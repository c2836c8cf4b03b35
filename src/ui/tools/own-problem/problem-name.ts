/** Under this name the device keeps the reader's problem. */
export const PROBLEM = 'problem';
