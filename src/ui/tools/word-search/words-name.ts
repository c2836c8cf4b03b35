/** The storage name of the reader's words. */
export const WORDS = 'words';
