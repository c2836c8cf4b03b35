import { expect, it } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import { coreOf, matrixOfCore } from '#dlx/why/index.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { type Link, chainOf } from '#puzzles/why/chain.ts';

/** Follows a chain without a search: all rows that are left in a column are tried, and each way ends at none. */
function follow(matrix: Matrix, { column, tries }: Link, taken: readonly number[]): number {
  const covered = new Set(
    taken.flatMap((row) => matrix.rows[row] ?? []).filter((at) => matrix.columns[at]?.kind !== 'off'),
  );
  expect(covered.has(column)).toBe(false);
  expect(matrix.columns[column]?.kind).toBe('primary');
  const left = matrix.rows.flatMap((row, number) =>
    row.includes(column) && !row.some((at) => covered.has(at)) ? [number] : [],
  );
  expect(tries.map(({ row }) => row)).toEqual(left);
  return tries.reduce((nodes, { row, then }) => {
    expect(then).not.toBeNull();
    return nodes + (then ? follow(matrix, then, [...taken, row]) : 0);
  }, 1);
}

it('the chain of three queens can be followed to dead ends', () => {
  const { matrix } = queens({ n: 3 });
  const { core } = coreOf(matrix);
  if (!core) throw new Error('no core');
  const small = matrixOfCore(matrix, core);
  const chain = chainOf(small);
  if (!chain) throw new Error('no chain');
  // The root of the search is a node besides.
  expect(follow(small, chain, [])).toBe(core.nodes);
});

it('there is none of a long search, nor of a problem with a solution', () => {
  expect(chainOf(parse('a b\na\nb\n'))).toBeNull();
  const { matrix } = queens({ n: 3 });
  expect(chainOf(matrix, 3)).toBeNull();
});
