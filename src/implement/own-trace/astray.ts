import type { Fault } from './difference.ts';

/** What no right solver does: it ends the following. */
export class Astray extends Error {
  readonly fault: Fault;
  constructor(what: Fault['what'], words: string, at: Pick<Fault, 'column' | 'row'> = {}) {
    super(words);
    this.fault = { what, words, ...at };
  }
}
