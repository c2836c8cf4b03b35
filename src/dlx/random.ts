/** Reproducible pseudorandom numbers. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** A shuffled copy of a list. */
  shuffled<Thing>(things: readonly Thing[]): Thing[];
}

/** Mulberry32, by Tommy Ettinger: one word of state, which is plenty for a puzzle. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    shuffled(things) {
      const left = [...things];
      return things.map(() => left.splice(below(left.length), 1)[0]!);
    },
  };
}
