import { expect, test } from 'vitest';
import { record } from '#history/index.ts';
import { boardLines } from '#pictures/kit/board-lines.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { encode } from '#puzzles/queens/encode.ts';

test('the board in words has a line for each row on it, and one for a fault', () => {
  const problem = encode({ n: 4 });
  const run = record(problem.matrix);
  const at = (step: number, fault = ''): string[] => boardLines(momentOf(problem, run.seek(step)), fault);
  expect(at(0)).toEqual(['Nothing is chosen.']);
  const solved = at(run.solutionStep(1), 'two queens attack each other');
  expect(solved).toHaveLength(5);
  expect(solved[0]).toBe(problem.describeRow(1));
  expect(solved.at(-1)).toBe('Two queens attack each other.');
  expect(at(2)).toEqual([expect.stringMatching(/^Being tried: A queen where/)]);
});

test('rows with costs have a line for what they cost together, without one that is taken back', () => {
  const problem = encodeUserProblem(parseUserProblem('a b c\na |2\nb |3\nc |4\n'));
  const run = record(problem.matrix);
  const costAt = (step: number): string | undefined =>
    boardLines(momentOf(problem, run.seek(step)), '').find((line) => line.startsWith('Together'));
  const end = run.solutionStep(1);
  expect(costAt(end)).toBe('Together they cost 9.');
  expect(run.seek(end + 1).event).toBe('retreat');
  expect(costAt(end + 1)).toBe('Together they cost 5.');
  expect(costAt(2), 'one row says it itself').toBeUndefined();
});
