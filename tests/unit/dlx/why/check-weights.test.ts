import { expect, it } from 'vitest';
import { parse } from '#dlx/index.ts';
import { type Weights, checkWeights } from '#dlx/why/index.ts';

const REMAINDER: Weights = { kind: 'remainder', modulus: 2, weights: [1, 1, 1, 0], perRow: 0, rowsInSolution: 0 };
const PIGEONHOLE: Weights = { kind: 'pigeonhole', modulus: 0, weights: [1, 1, 0, -1], perRow: 0, rowsInSolution: 0 };

const pairs = parse('a b c | x\na b\nb c\na c x\nx\n');
const chair = parse('a b c | x\na x\nb x\nc\n');

it('what proves something has its sums and its total', () => {
  expect(checkWeights(pairs, REMAINDER)).toEqual({ sums: [2, 2, 2, 0], total: 3 });
  expect(checkWeights(chair, PIGEONHOLE)).toEqual({ sums: [0, 0, 0], total: 1 });
});

it.each<[string, Partial<Weights>]>([
  ['a weight is missing', { weights: [1, 1, 1] }],
  ['a weight is no whole number', { weights: [1, 1, 1, 0.5] }],
  ['a secondary column has a weight', { weights: [1, 1, 1, 2] }],
  ['a row leaves a remainder', { weights: [1, 1, 0, 0] }],
  ['the total leaves none', { weights: [2, 2, 2, 0] }],
  ['everything is divided by one', { modulus: 1 }],
  ['a remainder has no modulus', { modulus: 0 }],
  ['the rows of a solution are not known', { perRow: 2, rowsInSolution: 1 }],
  ['a pigeonhole has a row above 0', { kind: 'pigeonhole', modulus: 0 }],
])('a remainder proves nothing when %s', (_, change) => {
  expect(checkWeights(pairs, { ...REMAINDER, ...change })).toBeNull();
});

it.each<[string, Partial<Weights>]>([
  ['a secondary column has a weight above 0', { weights: [1, 1, -2, 1] }],
  ['a row is above 0', { weights: [1, 1, 1, -1] }],
  ['the total is 0', { weights: [1, 0, 0, -1] }],
  ['it has a modulus', { modulus: 2 }],
])('a pigeonhole proves nothing when %s', (_, change) => {
  expect(checkWeights(chair, { ...PIGEONHOLE, ...change })).toBeNull();
});

it('nor when a column is off, or rows may share it by its colour', () => {
  const coloured = parse('a b c | x\na x:A\nb x:A\nc\n');
  expect(checkWeights(coloured, PIGEONHOLE)).toBeNull();
  const off = {
    ...pairs,
    columns: pairs.columns.map((column, at) => (at === 0 ? { ...column, kind: 'off' as const } : column)),
  };
  expect(checkWeights(off, REMAINDER)).toBeNull();
});
