import { expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { createBoardRun } from '#ui/tools/solutions/found-boards.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { featuresOf } from '#puzzles/tetrasticks/features.ts';

// Short enough to be solved without a worker.
const problem = encode({ size: 3, pieces: 'FHJLRY' });

test('the boards of a run are its solutions in their order, and each passes the check', () => {
  const found = createBoardRun(problem, () => undefined);
  expect(found.run.state).toBe('finished');
  expect(found.isBehind).toBe(true);
  while (found.isBehind) found.catchUp(50);
  expect(found.boards.map(({ rows }) => rows)).toEqual([...solve(problem.matrix)]);
  found.boards.forEach((one, index) => {
    expect(one.number).toBe(index + 1);
    expect(check(one.board)).toEqual([]);
    expect(one.features).toEqual(featuresOf(one.board));
  });
});

test('the step of a board is the moment of the run at which it stands', () => {
  const { run, boards, catchUp } = createBoardRun(problem, () => undefined);
  expect(catchUp(10_000)).toBe(boards.length);
  for (const { step, rows } of boards) {
    const frame = run.recording.seek(step);
    expect(frame.event).toBe('solution');
    expect(frame.path.map(({ row }) => row)).toEqual(rows);
  }
});
