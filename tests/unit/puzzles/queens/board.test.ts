import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '#puzzles/queens/check.ts';
import { attacksOf, decode } from '#puzzles/queens/decode.ts';
import { encode } from '#puzzles/queens/encode.ts';
import { lineName } from '#puzzles/queens/lines.ts';

describe('decode', () => {
  it('gives the queens in the order of the rows, and nothing for slack', () => {
    const problem = encode({ n: 4, diagonals: 'primary with slack' });
    expect(decode(problem, [9, 16, 2])).toEqual([
      { file: 1, rank: 2 },
      { file: 2, rank: 0 },
    ]);
    expect(() => decode(problem, [30])).toThrow(/no row 30/u);
  });
});

describe('attacksOf', () => {
  it('finds the lines that two queens share', () => {
    const queens = [0, 1, 3, 2].map((file, rank) => ({ file, rank }));
    const found = attacksOf(4, queens).map(({ line, first, second }) => [lineName(line), first.file, second.file]);
    expect(found).toEqual([
      ['a5', 2, 3],
      ['b3', 0, 1],
    ]);
  });

  it('stops at the queen that stands between', () => {
    const queens = [0, 1, 2].map((at) => ({ file: at, rank: at }));
    expect(attacksOf(3, queens)).toHaveLength(2);
  });

  it('agrees with the rules of the board on whether there is an attack at all', () => {
    const cell = fc.record({ file: fc.nat(5), rank: fc.nat(5) });
    const queens = fc.uniqueArray(cell, { selector: ({ file, rank }) => rank * 6 + file });
    fc.assert(
      fc.property(queens, (placed) => {
        const attacks = check(6, placed).filter(({ rule }) => rule === 'attack');
        expect(attacksOf(6, placed).length > 0).toBe(attacks.length > 0);
      }),
    );
  });
});

describe('check', () => {
  it('accepts a solution, and says what is wrong with other boards', () => {
    const board = (files: readonly number[]) => files.map((file, rank) => ({ file, rank }));
    expect(check(4, board([1, 3, 0, 2]))).toEqual([]);
    expect(check(4, board([1, 3, 0])).map(({ rule }) => rule)).toEqual(['count']);
    expect(check(4, board([1, 3, 0, 4])).map(({ rule }) => rule)).toContain('board');
    expect(check(4, board([0, 1, 3, 2])).map(({ rule }) => rule)).toEqual(['attack', 'attack']);
    expect(check(4, board([0, 0, 3, 1]))[0]?.message).toBe(
      'The queens in rank 0, file 0 and rank 1, file 0 attack each other.',
    );
  });
});
