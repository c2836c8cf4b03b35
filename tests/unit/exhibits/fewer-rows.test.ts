import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Matrix, all, createMatrix } from '#dlx/index.ts';
import { fewerRows, withoutRows } from '#exhibits/fewer-rows.ts';
import { findPinning } from '#exhibits/symmetry.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { colouredMatrices } from '../../matrices/coloured.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

const text = (solutions: readonly (readonly unknown[])[]): string[] =>
  solutions
    .map((rows) =>
      rows
        .map(Number)
        .toSorted((a, b) => a - b)
        .join(' '),
    )
    .toSorted();

describe('rows that can go', () => {
  test('a row that covers a column alone, when all rows of another cover it too', () => {
    // Whatever covers A covers B.
    const matrix = createMatrix(['A', 'B', 'C'], [[0, 1], [0, 1, 2], [1, 2], [2], [1]]);
    const { gone, example, blocking } = fewerRows(matrix);
    expect(gone).toEqual([false, false, true, false, true]);
    expect({ example, blocking }).toEqual({ example: { row: 2, column: 0 }, blocking: 2 });
  });

  test('a row that leaves a column without any', () => {
    const matrix = createMatrix(['A', 'B', 'C'], [[0, 2], [1, 2], [0], [2]]);
    // With 0, B has no row, since row 1 clashes with it; and row 1 is then needed, so 3 goes as well.
    expect(fewerRows(matrix).gone).toEqual([true, false, false, true]);
  });

  test('nothing goes that some solution has, with colours or without', () => {
    let went = 0;
    const check = (matrix: Matrix): void => {
      const { gone } = fewerRows(matrix);
      went += gone.filter(Boolean).length;
      expect(text(all(withoutRows(matrix, gone)))).toEqual(text(all(matrix)));
    };
    fc.assert(fc.property(matrices(), check), { numRuns: runs(2_000), seed: 1 });
    fc.assert(fc.property(colouredMatrices(), check), { numRuns: runs(2_000), seed: 1 });
    expect(went).toBeGreaterThan(20);
  });

  test('a budget that is used up is said, and what went is still right', () => {
    const { matrix } = tetrasticks({ size: 3, pieces: 'FHJLNU' });
    const { isAll, gone } = fewerRows(matrix, 5_000);
    expect(isAll).toBe(false);
    expect(text(all(withoutRows(matrix, gone)))).toEqual(text(all(matrix)));
  });
});

describe('pinning', () => {
  test.each([
    ['8 queens', queens({ n: 8 }).matrix],
    ['Langford pairs, 1 to 7', langford(7)],
    ['tetrasticks 3×3', tetrasticks({ size: 3, pieces: 'FHJLNU' }).matrix],
  ])('%s: every solution that is lost is an image of one that stays', (_, matrix) => {
    const found = findPinning(matrix);
    if (typeof found === 'string') throw new Error(`no pinning: ${found}`);
    const { symmetry, gone } = found;
    const image = (row: number): number => symmetry.rows[row] ?? -1;
    const orbits = new Set<string>();
    for (const solution of all(withoutRows(matrix, gone))) {
      let rows = solution.map(Number);
      for (let turn = 0; turn < 8; turn += 1) {
        orbits.add(text([rows]).join());
        rows = rows.map(image);
      }
    }
    expect([...orbits].toSorted()).toEqual(text(all(matrix)));
    expect(gone.some(Boolean)).toBe(true);
  });

  test('where every column differs there is nothing to exchange', () => {
    expect(findPinning(createMatrix(['A', 'B', 'C'], [[0], [0, 1], [0, 1, 2]]))).toBe('no symmetry');
  });
});
