import { expect, test } from 'vitest';
import { parse } from '#dlx/index.ts';
import { countMemoized } from '#exhibits/memoized.ts';

test('subproblems that differ only in a secondary column without a live row are one', () => {
  // Branch on A: the first row covers s, the second does not, and after both no row with s is left.
  const counts = countMemoized(parse('A B | s\nA s\nA\nB\nB\n'));
  expect(counts).toMatchObject({ solutions: 4, nodes: 5, tree: 7, subproblems: 2, met: 1 });
});

test('and those that differ in one with a live row are two', () => {
  const counts = countMemoized(parse('A B | s\nA s\nA\nB s\nB\n'));
  expect(counts).toMatchObject({ solutions: 3, nodes: 6, tree: 6, subproblems: 3, met: 0 });
});
