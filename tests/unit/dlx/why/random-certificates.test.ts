/** Certificates of random matrices against brute force, and checked row by row by a second program. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Matrix, all, createMatrix } from '#dlx/index.ts';
import { checkWeights, whyNone } from '#dlx/why/index.ts';
import { solutionsByBruteForce } from '../../../matrices/brute-force.ts';
import { matrices } from '../../../matrices/random.ts';
import { faultOf } from '../../../matrices/second-check.ts';
import { runs } from '../../../support/runs.ts';

/** Primary columns alone, none of which is empty: each that has no row gets one with its neighbour. */
const covered = fc.integer({ min: 3, max: 6 }).chain((size) => {
  const places = Array.from({ length: size }, (_, column) => column);
  const row = fc.shuffledSubarray(places, { minLength: 2, maxLength: 3 });
  return fc.array(row, { maxLength: 5 }).map((rows) => {
    const bare = places.filter((column) => !rows.some((one) => one.includes(column)));
    return createMatrix(
      places.map((column) => `c${column}`),
      [...rows, ...bare.map((column) => [column, (column + 1) % size])],
    );
  });
});

it('a certificate only where there is no solution, and a true one', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(matrices({ mostColumns: 7, mostRows: 9 }), covered), (matrix) => {
      const { certificate } = whyNone(matrix);
      if (!certificate) return;
      expect(faultOf(matrix, certificate)).toBe('');
      expect(solutionsByBruteForce(matrix)).toEqual([]);
      seen.add(`${certificate.kind}, ${certificate.modulus}${certificate.perRow === 0 ? '' : ', per row'}`);
    }),
    { numRuns: runs(5_000), seed: 41 },
  );
  const kinds = ['empty, 0', 'remainder, 2', 'remainder, 3', 'pigeonhole, 0'];
  expect([...seen]).toEqual(expect.arrayContaining(kinds));
});

/** The columns of the best weights of this modulus by trying all, or Infinity. */
function fewestByBruteForce(matrix: Matrix, modulus: number): number {
  const primary = matrix.columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : []));
  let fewest = Infinity;
  for (let number = 1; number < modulus ** primary.length; number += 1) {
    const weights = matrix.columns.map(() => 0);
    primary.forEach((column, place) => (weights[column] = Math.floor(number / modulus ** place) % modulus));
    const claim = { kind: 'remainder', modulus, weights, perRow: 0, rowsInSolution: 0 } as const;
    if (checkWeights(matrix, claim)) fewest = Math.min(fewest, weights.filter((weight) => weight !== 0).length);
  }
  return fewest;
}

it('weights are found whenever there are any, with the fewest columns', () => {
  let found = 0;
  fc.assert(
    fc.property(covered, (matrix) => {
      const { certificate } = whyNone(matrix);
      const fewest = [2, 3, 4].map((modulus) => fewestByBruteForce(matrix, modulus));
      if (certificate?.kind !== 'remainder') expect(fewest).toEqual([Infinity, Infinity, Infinity]);
      if (!certificate?.isFewest || certificate.perRow !== 0 || certificate.modulus > 4) return;
      found += 1;
      expect(certificate.weights.filter((weight) => weight !== 0)).toHaveLength(fewest[certificate.modulus - 2] ?? 0);
    }),
    { numRuns: runs(1_000), seed: 41 },
  );
  expect(found).toBeGreaterThan(0);
});

it('a pigeonhole is found whenever rows cannot be taken even in part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 5 }), (guests, chairs) => {
      const columns = [
        ...Array.from({ length: guests }, (_, guest) => ({ name: `g${guest}`, kind: 'primary' as const })),
        ...Array.from({ length: chairs }, (_, chair) => ({ name: `c${chair}`, kind: 'secondary' as const })),
      ];
      const rows = columns
        .slice(0, guests)
        .flatMap((_, guest) => columns.slice(guests).map((__, chair) => [guest, guests + chair]));
      const matrix: Matrix = { columns, rows, warnings: [] };
      expect(whyNone(matrix).certificate !== null).toBe(guests > chairs);
      expect(all(matrix, { limit: 1 }).length === 0).toBe(guests > chairs);
    }),
    { numRuns: 30, seed: 41 },
  );
});
