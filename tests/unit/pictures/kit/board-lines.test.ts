import { expect, test } from 'vitest';
import { record } from '#history/index.ts';
import { boardLines } from '#pictures/kit/board-lines.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { encode } from '#puzzles/queens/encode.ts';

test('the board in words has a line for each row on it, and one for a fault', () => {
  const problem = encode({ n: 4 });
  const run = record(problem.matrix);
  const at = (step: number, fault = ''): string[] => boardLines(momentOf(problem, run.seek(step)), fault);
  expect(at(0)).toEqual(['Nothing is on the board.']);
  const solved = at(run.solutionStep(1), 'two queens attack each other');
  expect(solved).toHaveLength(5);
  expect(solved[0]).toBe(problem.describeRow(1));
  expect(solved.at(-1)).toBe('Two queens attack each other.');
  expect(at(2)).toEqual([expect.stringMatching(/^Being tried: A queen where/)]);
});
