import type { Fault } from './difference.ts';

/** What no right solver does: it ends the following. */
export class Astray extends Error {
  readonly fault: Fault;
  constructor(what: Fault['what'], words: string, at: Omit<Fault, 'what' | 'words'> = {}) {
    super(words);
    this.fault = { what, words, ...at };
  }
}
