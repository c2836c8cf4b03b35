import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kernel } from '#dlx/why/kernel.ts';

const SIZE = 4;

/** All vectors of residues; the last number is their total, which only the last place has. */
function vectorsOf(modulus: number): number[][] {
  return Array.from({ length: modulus ** SIZE }, (_, number) =>
    Array.from({ length: SIZE }, (__, place) => Math.floor(number / modulus ** place) % modulus),
  ).map((vector) => [...vector, vector.at(-1) ?? 0]);
}

/** All sums of multiples of these vectors, as texts. */
function generated(vectors: readonly Uint8Array[], modulus: number): Set<string> {
  let all = [new Array<number>(SIZE + 1).fill(0)];
  for (const vector of vectors) {
    const multiples = Array.from({ length: modulus }, (_, factor) => factor);
    all = all.flatMap((one) =>
      multiples.map((factor) => one.map((value, at) => (value + factor * (vector[at] ?? 0)) % modulus)),
    );
  }
  return new Set(all.map((vector) => vector.join(' ')));
}

it.each([
  { prime: 2, modulus: 2 },
  { prime: 3, modulus: 3 },
  { prime: 2, modulus: 4 },
  { prime: 5, modulus: 5 },
])('its vectors generate all solutions, and no others: $modulus', ({ prime, modulus }) => {
  // A place may be named more than once, which gives rows other entries than 0 and 1; the last place is in no row.
  const row = fc.array(fc.integer({ min: 0, max: SIZE - 2 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      const found = kernel(rows, [0, 0, 0, 1], { prime, modulus }, { left: 10_000 });
      const solutions = vectorsOf(modulus).filter((vector) =>
        rows.every((one) => one.reduce((sum, place) => sum + (vector[place] ?? 0), 0) % modulus === 0),
      );
      expect(generated(found ?? [], modulus)).toEqual(new Set(solutions.map((vector) => vector.join(' '))));
    }),
    { numRuns: 40, seed: 41 },
  );
});
