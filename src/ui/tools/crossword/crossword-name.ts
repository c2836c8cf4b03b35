/** Under this name the device keeps the reader's crossword. */
export const CROSSWORD = 'crossword';
