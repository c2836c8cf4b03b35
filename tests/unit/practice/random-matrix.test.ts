import { expect, it, test } from 'vitest';
import { count, format } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { matrixNames, randomMatrix, SIZES } from '#practice/random-matrix.ts';

test.each(SIZES)('a %s matrix is never trivial, and the same for the same seed', (size) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 30; seed += 1) {
    for (const withSecondary of [false, true]) {
      const matrix = randomMatrix({ seed, size, withSecondary });
      expect(randomMatrix({ seed, size, withSecondary })).toEqual(matrix);
      seen.add(format(matrix));
      const { solutions } = count(matrix);
      const { deadEnds } = record(matrix).totals;
      expect(solutions).toBeGreaterThan(0);
      expect(deadEnds).toBeGreaterThan(0);
      expect(matrix.warnings).toEqual([]);
      const names = matrixNames(matrix).rows;
      expect(new Set(names).size).toBe(names.length);
      const kinds = matrix.columns.map(({ kind }) => kind);
      expect(kinds.includes('secondary')).toBe(withSecondary);
    }
  }
  expect(seen.size).toBeGreaterThan(55);
});

it('has room for six digits of a seed', () => {
  expect(() => randomMatrix({ seed: 999_999, size: 'large', withSecondary: true })).not.toThrow();
});
