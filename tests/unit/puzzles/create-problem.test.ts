import { expect, it } from 'vitest';
import { createProblem } from '#puzzles/create-problem.ts';

const column = (name: string, group: string) => ({
  name,
  group,
  kind: 'primary' as const,
  describe: (kind: string) => `${name} is ${kind}.`,
});
const row = (name: string, columns: string[]) => ({ name, columns, describe: () => `${name}.` });
const columns = [column('a', 'letters'), column('b', 'letters'), column('1', 'digits')];

it('puts a problem together by names', () => {
  const problem = createProblem(columns, [row('both', ['1', 'a']), row('b', ['b'])]);
  expect(problem.matrix.rows).toEqual([[2, 0], [1]]);
  expect(problem.rowNames).toEqual(['both', 'b']);
  expect(problem.groups).toEqual([
    { name: 'letters', from: 0, to: 2 },
    { name: 'digits', from: 2, to: 3 },
  ]);
  expect(problem.describeColumn(2, 'off')).toBe('1 is off.');
  expect(problem.describeRow(1)).toBe('b.');
});

it('says which name is wrong', () => {
  expect(() => createProblem([...columns, column('a', 'more')], [])).toThrow('"a"');
  expect(() => createProblem(columns, [row('x', ['c'])])).toThrow('"c"');
  expect(() => createProblem(columns, []).describeRow(0)).toThrow('there is no row 0');
  expect(() => createProblem(columns, []).describeColumn(3, 'off')).toThrow('no column 3');
});
