/** Under this name the device keeps the reader's words. */
export const WORDS = 'words';
