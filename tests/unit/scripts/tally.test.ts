import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../../../scripts/tally.ts';

test('a failure of a unit test has its name, the command that runs it, and what was wrong', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: `${process.cwd()}/tests/unit/a.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'it holds', failureMessages: [] },
          { status: 'failed', fullName: 'it’s (not)', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'] },
        ],
      },
      {
        name: `${process.cwd()}/tests/unit/b.test.ts`,
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
    ],
  };
  expect(countVitest(report, 'unit')).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      {
        name: 'tests/unit/a.test.ts: it’s (not)',
        command: "npx vitest run --project=unit tests/unit/a.test.ts -t 'it’s \\(not\\)'",
        message: 'expected 1\nto be 2',
      },
      {
        name: 'tests/unit/b.test.ts',
        command: 'npx vitest run --project=unit tests/unit/b.test.ts',
        message: 'no such file',
      },
    ],
  });
});

test('a browser test that failed or passed at a second try is told, and an error outside of tests counts', () => {
  const tests = (status: string, ...messages: string[]): object[] => [
    { projectName: 'quick', status, results: [{ errors: messages.map((message) => ({ message })) }] },
  ];
  const spec = { file: 'site/a.test.ts', line: 7 };
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      { specs: [{ ...spec, title: 'sound', tests: tests('expected') }] },
      {
        suites: [
          { specs: [{ ...spec, title: 'wrong', tests: tests('unexpected', ['one', ...Array(40).keys()].join('\n')) }] },
          { specs: [{ ...spec, title: 'flaky', tests: tests('flaky') }] },
        ],
      },
    ],
  };
  const { passed, failed, failures } = countPlaywright(report);
  expect([passed, failed]).toEqual([5, 2]);
  expect(failures.map(({ name }) => name)).toEqual(['site/a.test.ts: wrong', 'site/a.test.ts: flaky']);
  expect(failures[0]?.command).toBe('npx playwright test --project=quick site/a.test.ts:7');
  expect(failures[0]?.message.split('\n')).toHaveLength(20);
  expect(
    countPlaywright({ ...report, suites: [], stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [{}] }),
  ).toEqual({
    passed: 5,
    failed: 1,
    failures: [],
  });
});
