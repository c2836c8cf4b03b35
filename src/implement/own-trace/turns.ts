import { type Turns, TURN } from '#history/followed.ts';

/** The turns of a run, as they come. */
export class TurnList {
  #kinds = new Uint8Array(1_024);
  #what = new Int32Array(1_024);
  /** Events so far. */
  length = 0;

  push(kind: keyof typeof TURN, what = -1): void {
    if (this.length === this.#kinds.length) {
      const [kinds, list] = [new Uint8Array(2 * this.length), new Int32Array(2 * this.length)];
      kinds.set(this.#kinds);
      list.set(this.#what);
      [this.#kinds, this.#what] = [kinds, list];
    }
    this.#kinds[this.length] = TURN[kind];
    this.#what[this.length] = what;
    this.length += 1;
  }

  get turns(): Turns {
    return { kinds: this.#kinds.slice(0, this.length), what: this.#what.slice(0, this.length) };
  }
}
