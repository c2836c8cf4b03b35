import { expect, it, test } from 'vitest';
import { count, format, solve } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { randomColoured } from '#practice/random-coloured.ts';
import { matrixNames, randomMatrix, SIZES } from '#practice/random-matrix.ts';
import { solutionsByBruteForce } from '../../matrices/brute-force.ts';
import { runs } from '../../support/runs.ts';

const SEEDS = runs(240);

test.each(SIZES)('a %s matrix is never trivial, and the same for the same seed', (size) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
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
  expect(seen.size).toBeGreaterThan(2 * SEEDS - 5);
});

test.each(SIZES)('a %s matrix with colours has rows that agree, and is solved as by brute force', (size) => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const matrix = randomColoured({ seed, size });
    const rows = [...solve(matrix)];
    const found = rows.map((chosen) => chosen.toSorted((a, b) => a - b).join(' ')).sort();
    expect(found).toEqual(solutionsByBruteForce(matrix));
    const isShared = (chosen: readonly number[]): boolean =>
      new Set(chosen.flatMap((row) => matrix.rows[row]!)).size < chosen.flatMap((row) => matrix.rows[row]!).length;
    expect(rows.some(isShared)).toBe(true);
  }
});

it('has room for six digits of a seed', () => {
  expect(() => randomMatrix({ seed: 999_999, size: 'large', withSecondary: true })).not.toThrow();
});
