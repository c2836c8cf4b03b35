/** What is wrong with a line, and what to do about it: sentences. */
export class LineFault extends Error {}
