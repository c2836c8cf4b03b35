/** What is said of a problem that a reader has written, where the general words do not say it. */
import { expect, test } from 'vitest';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { userWords } from '#scenarios/user-words.ts';

/** What is said of the solutions of this text. */
function saidOf(text: string): (string | null)[] {
  const problem = encodeUserProblem(parseUserProblem(text));
  const run = record(problem.matrix);
  return Array.from({ length: run.lastStep('decisions') + 1 }, (_, step) => run.seek(step, 'decisions'))
    .filter(({ event }) => event === 'solution')
    .map((frame) => userWords(momentOf(problem, frame), namesOf(problem.matrix, problem.rowNames)));
}

test('the rows of a solution are counted without null choices, and its cost is said', () => {
  expect(saidOf('2:3|night day\nnight |2\nnight |1\nday |4\n')).toEqual([
    'Solution 1: 3 rows cover each column as often as it asks. It costs 7.',
  ]);
  expect(saidOf('2:3|night day\nnight\nnight\nday\n')).toEqual([
    'Solution 1: 3 rows cover each column as often as it asks.',
  ]);
  expect(saidOf('a b\na |2\nb\n')).toEqual(['Solution 1: rows a and b cover every primary column. It costs 2.']);
  expect(saidOf('a b\na\nb\n')).toEqual([null]);
});
