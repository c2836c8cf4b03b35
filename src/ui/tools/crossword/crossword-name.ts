/** The storage name of the reader's crossword. */
export const CROSSWORD = 'crossword';
