/** What a test runner counted, and what failed, with the command that runs just that again. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly name: string;
  /** Runs this test only. */
  readonly command: string;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Counts the JSON report of a project of vitest.config.ts. A file that cannot be loaded counts as one failure. */
export function countVitest(report: unknown, project: string): Tally {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }): Failure[] => {
    const file = relative(process.cwd(), name);
    const command = `npx vitest run --project=${project} ${file}`;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ name: file, command }] : [];
    return failed.map(({ fullName }) => ({
      name: `${file}: ${fullName}`,
      command: `${command} -t ${quoted(fullName)}`,
    }));
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** Counts the JSON report of Playwright. An error outside any test counts as one failure, and so does a flaky test. */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors, ...root } = report as PlaywrightReport;
  const failures = failuresIn(root);
  const failed = Math.max(stats.unexpected + stats.flaky, failures.length, errors.length > 0 ? 1 : 0);
  return { passed: stats.expected, failed, failures };
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => ({
        name: `${file}: ${title}`,
        command: `npx playwright test --project=${projectName} ${file}:${line}`,
      })),
  );
  return [...here, ...suites.flatMap(failuresIn)];
}

/** The JSON in a file, or null where there is none. */
export function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** A test's name as a pattern and as one word of a shell. */
function quoted(name: string): string {
  return `'${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')}'`;
}
