import { expect, test } from 'vitest';
import { record } from '#history/index.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { crossedWords } from '#pictures/tetrasticks/describe.ts';
import { crossingsOf } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { withColumnKinds } from '#puzzles/problem.ts';
import { crossedAt, switchedJunction } from '#scenarios/crossed.ts';

const problem = encode({ size: 3, pieces: 'FHJLNU', junctions: 'off' });
const run = record(problem.matrix);
const boards = Array.from({ length: run.totals.solutions }, (_, at) =>
  momentOf(problem, run.seek(run.solutionStep(at + 1))),
);
/** Where pieces cross on all of these boards, as if on one. */
const crossings = boards.flatMap(({ taken }) => crossingsOf(taken.flatMap(({ row }) => problem.placements[row] ?? [])));

test('a whole list names every pair that crosses, and the short one counts all but the first', () => {
  const pair = /[A-Z] and [A-Z] (?:cross )?at \(\d, \d\)/g;
  expect(crossings.length).toBeGreaterThan(3);
  const some = crossings.slice(0, 3);
  expect(crossedWords(some, true).match(pair)).toHaveLength(3);
  expect(crossedWords(some, false).match(pair)).toHaveLength(1);
  expect(crossedWords(some, false)).toMatch(/, and 2 more pairs do$/);
  expect(crossedWords([], true)).toBe('');
});

test('a pair alone is named in the same words on the board and by the narrator', () => {
  const board = boards.find((one) => crossedAt(one) !== '');
  expect(board && crossedAt(board, true)).toMatch(/^[A-Z] and [A-Z] cross at \(\d, \d\)$/);
  expect(board && crossedAt(board)).toBe(board && crossedAt(board, true));
});

test('a junction that is switched is told in the words of the board, and no other column is', () => {
  const column = problem.matrix.columns.findIndex(({ name }) => name === 'I12');
  const said = (['off', 'secondary', 'primary'] as const).map((kind) =>
    switchedJunction(
      withColumnKinds(problem, (_, at) => (at === column ? kind : undefined)),
      column,
    ),
  );
  expect(said).toEqual([
    'Pieces may cross at (1, 2) now',
    'Pieces may not cross at (1, 2) now',
    'One piece must run straight through (1, 2) now',
  ]);
  expect(problem.meanings.filter((_, at) => switchedJunction(problem, at) !== null)).toHaveLength(4);
});
