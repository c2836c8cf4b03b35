import { expect, it } from 'vitest';
import { createMatrix, parse } from '#dlx/index.ts';
import { type Certificate, whyNone } from '#dlx/why/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { rowSum, totalSum } from '#puzzles/why/walk-words.ts';

function certificateOf(matrix: Parameters<typeof whyNone>[0]): Certificate {
  const { certificate } = whyNone(matrix);
  if (!certificate) throw new Error('no certificate');
  return certificate;
}

it('dominoes: each row adds up to 0, and the total is not 0', () => {
  const matrix = dominoes({ width: 8, height: 8, lessCorners: true });
  const certificate = certificateOf(matrix);
  const sums = matrix.rows.map((_, row) => rowSum(matrix, certificate, row));
  expect(sums).toHaveLength(108);
  for (const { sum, so } of sums) {
    expect(['+1 −1 = 0', '−1 +1 = 0']).toContain(sum);
    expect(so).toBe('');
  }
  expect(totalSum(certificate)).toEqual({ sum: '32 − 30 = 2', so: 'not 0' });
});

it('three shifts for two people: no row is above 0, and the total is', () => {
  const matrix = parse('mon tue wed | ada cleo\nmon ada\nmon cleo\ntue ada\ntue cleo\nwed ada\nwed cleo\nada\n');
  const certificate = certificateOf(matrix);
  expect(rowSum(matrix, certificate, 0)).toEqual({ sum: '+1 −1 = 0', so: 'not above 0' });
  expect(rowSum(matrix, certificate, 6)).toEqual({
    sum: '',
    so: 'it covers nothing that must be covered, so it is never chosen',
  });
  expect(totalSum(certificate)).toEqual({ sum: '3 − 2 = 1', so: 'above 0' });
});

it('long sums are counted, and a weight of the rows themselves is told apart', () => {
  const columns = Array.from({ length: 10 }, (_, column) => `c${column}`);
  const matrix = createMatrix(columns, [columns.map((_, column) => column), [0, 1, 2]]);
  const claim = {
    kind: 'remainder',
    modulus: 4,
    weights: columns.map((_, column) => (column === 9 ? -2 : 1)),
    perRow: 1,
    rowsInSolution: 2,
    sums: [8, 4],
    total: 9,
    isFewest: true,
    compared: 1,
  } as const;
  expect(rowSum(matrix, claim, 0)).toEqual({ sum: '9 times +1, once −2, +1 for itself = 8', so: 'a multiple of 4' });
  expect(rowSum(matrix, claim, 1)).toEqual({ sum: '+1 +1 +1 +1 for itself = 4', so: 'a multiple of 4' });
  expect(totalSum(claim)).toEqual({ sum: '9 − 2 + 2 for 2 rows = 9', so: 'not a multiple of 4' });
});
