import { describe, expect, it } from 'vitest';
import { check } from '#puzzles/ripple-effect/check.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { nearPairs } from '#puzzles/ripple-effect/puzzle.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';

const puzzle = parse('AABB\nACCB\n\n..3.\n....');

describe('check', () => {
  it('names every rule that a filling breaks', () => {
    const faults = check(puzzle, [1, 3, 1, 3, 2, 2, 2, 0]);
    expect(faults.map(({ rule, cells }) => [rule, ...cells])).toEqual([
      ['cell', 7],
      ['given', 2],
      ['room', 5, 6],
      ['ripple', 1, 3],
      ['ripple', 4, 5],
      ['ripple', 4, 6],
      ['ripple', 5, 6],
    ]);
    expect(faults[0]?.message).toBe('The cell 4 across, 2 down is empty.');
    expect(faults[3]?.message).toBe(
      'Two 3s, at 2 across, 1 down and at 4 across, 1 down, have 1 cell between them and need 3.',
    );
  });

  it('names a number too large for its room', () => {
    expect(check(parse('A\n\n.'), [2]).map((fault) => fault.message)).toEqual([
      'The cell 1 across, 1 down has 2, but room A takes 1.',
    ]);
  });
});

describe('nearPairs', () => {
  it('wants at least v cells between two equal numbers v, along lines and not around the edge', () => {
    const line = (numbers: number[]) =>
      nearPairs(
        4,
        numbers.map((n) => (n ? [n] : [])),
      );
    expect(line([1, 1, 0, 0])).toEqual([{ value: 1, first: 0, second: 1, between: 0 }]);
    expect(line([1, 0, 1, 0])).toEqual([]);
    expect(line([2, 0, 2, 0])).toEqual([{ value: 2, first: 0, second: 2, between: 1 }]);
    expect(line([2, 0, 0, 2])).toEqual([]);
    expect(line([0, 0, 0, 1, 1, 0, 0, 0])).toEqual([]);
    expect(line([1, 0, 0, 0, 1, 0, 0, 0])).toEqual([{ value: 1, first: 0, second: 4, between: 0 }]);
  });
});

describe('decode', () => {
  const problem = encode(puzzle);

  it('fills the grid from rows in any order', () => {
    const rows = [problem.rowOf(3, 1, 1), problem.rowOf(2, 0, 3)];
    expect(decode(problem, rows)).toEqual([0, 0, 3, 0, 0, 0, 0, 1]);
  });

  it('will not put two numbers into a cell, nor take a row that is not there', () => {
    const rows = [problem.rowOf(0, 0, 1), problem.rowOf(0, 0, 2)];
    expect(() => decode(problem, rows)).toThrow(/the cell 1 across, 1 down, which has a number/);
    expect(() => decode(problem, [999])).toThrow(/no row 999/);
  });
});
