import { expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { ownMatrix } from '#implement/own-problems.ts';
import { plainProblem } from '#implement/plain-problem.ts';
import { problems } from '#implement/problems.ts';
import { lineText, traceOf } from '#implement/trace.ts';
import { compileCell } from '#notebook/compile.ts';
import { partsWith } from '#practice/code/requests.ts';
import { solveCode } from '#practice/code/solve-code.ts';

const parts = partsWith({}, compileCell);

test.each(problems.map((one) => [one.name, one] as const))(
  'the solutions together are a solver with the counts of the site: %s',
  (_, { id, matrix }) => {
    // The exercises say nothing of rows that a program may forget about.
    if (id === 'odd-rows') return;
    const found = solveCode({ parts, ...plainProblem(matrix), withTrace: false });
    expect(found).toMatchObject(count(matrix));
  },
);

test('its trace of the 6×7 matrix is that of the site', () => {
  const matrix = ownMatrix('knuth');
  const { trace } = solveCode({ parts, ...plainProblem(matrix), withTrace: true });
  const wanted = traceOf(matrix).map((line) =>
    lineText(line).replace(/ (\w),/, (_, name: string) => ` ${name.charCodeAt(0) - 64},`),
  );
  expect(trace).toEqual(wanted);
});

test('solutions are counted as they come, and few of them are kept', () => {
  const heard: number[] = [];
  const found = solveCode({ parts, ...plainProblem(ownMatrix('queens')), withTrace: false }, (n) => heard.push(n));
  expect(found).toMatchObject({ solutions: 92, nodes: 1_199, updates: 21_375 });
  expect(heard).toHaveLength(92);
});
