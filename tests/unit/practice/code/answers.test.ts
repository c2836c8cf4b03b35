/** What comes out of the sandbox is a stranger’s. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import { readCodeAnswer } from '#practice/code/answers.ts';
import { partsWith } from '#practice/code/requests.ts';
import { solveCode } from '#practice/code/solve-code.ts';
import { tried } from './support.ts';

const sent = (answer: unknown, run = 3): unknown => structuredClone({ run, answer });

test('what the worker says is read as it was said', () => {
  const failed = tried('uncover', 'function uncover(c) { console.log("here", c); }');
  expect(failed).toMatchObject({ kind: 'failed', lines: ['here 1'] });
  const passed = { kind: 'passed', cases: 5, ways: ['header first'], lines: [] };
  const solved = solveCode({ parts: partsWith({}, compileCell), primary: [true], rows: [[0]], withTrace: true });
  expect(solved).toMatchObject({ solutions: 1, trace: ['cover 1, 1, 1', 'uncover 1, 1, 1'] });
  const broken = { kind: 'broken', message: 'no', line: 2 };
  const found = { kind: 'found', solutions: 7 };
  for (const answer of [failed, passed, solved, broken, found]) {
    expect(readCodeAnswer(sent(answer), 3)).toEqual(answer);
    expect(readCodeAnswer(sent(answer, 2), 3)).toBeNull();
  }
});

test('whatever else it says is nothing, and never an error', () => {
  const failed = tried('cover', 'function cover(c) {}');
  if (failed.kind !== 'failed') throw new Error('an empty cover has passed');
  const { observed } = failed;
  const spoilt: readonly unknown[] = [
    { ...failed, at: 'x' },
    { ...failed, alike: [1] },
    { ...failed, lines: 'many' },
    { ...failed, observed: { ...observed, arrays: { ...observed.arrays, L: ['<img>'] } } },
    { ...failed, observed: { ...observed, calls: [{ kind: 'cover' }] } },
    { ...failed, observed: { ...observed, end: 'never' } },
    { ...failed, observed: { ...observed, arrays: { ...observed.arrays, U: new Array(5_000).fill(0) } } },
    { kind: 'solved', solutions: 1.5, nodes: 1, updates: 1, trace: [] },
    { kind: 'broken' },
    { kind: 'elsewhere' },
  ];
  for (const answer of spoilt) expect(readCodeAnswer(sent(answer), 3)).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(() => readCodeAnswer({ run: 3, answer }, 3)).not.toThrow();
    }),
  );
});
