/** Given rows: they write what stands on the board, and a problem with some opens with these alone. */
import { expect, it } from 'vitest';
import { record } from '#history/index.ts';
import { givenRows } from '#puzzles/givens.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { cellScenario } from '#scenarios/user-problem.ts';

/** Four rows on two cells, with something on the board from the beginning. */
const text = (marks: string): string =>
  `| title: Two cells
| board: 2x1${marks && `\n| marks: ${marks}`}
a b
| row: fill 0,0 1
a
| row: fill 1,0 2 #3
b
| row: fill 0,0 1; fill 1,0 3
a b
| row: fill 0,0
a
`;

it.each([
  ['fill 0,0 1', [0]],
  ['fill 1,0 2', [1]],
  ['fill 0,0 1; fill 1,0 3', [0, 2]],
  ['fill 0,0 2', []],
  ['fill 0,0', []],
  ['corner 0,0 1', []],
  ['', []],
])('with “%s” on the board the rows %j are given', (marks, rows) => {
  expect([...givenRows(encodeUserProblem(parseUserProblem(text(marks))))]).toEqual(rows);
});

it('a written problem opens with its givens, and without any at its first solution', () => {
  const openingOf = (marks: string): number => {
    const { encode, opening } = cellScenario(text(marks));
    const problem = encode({});
    return opening(record(problem.matrix), problem);
  };
  expect(openingOf('fill 0,0 1')).toBe(0);
  expect(openingOf('fill 0,0 2')).toBeGreaterThan(0);
  expect(openingOf('')).toBe(openingOf('fill 0,0 2'));
});
