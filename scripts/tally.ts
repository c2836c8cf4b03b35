/** What a test runner counted, and what failed, with the command that runs just that again. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly name: string;
  /** Runs this test only. */
  readonly command: string;
  /** The first lines of what was wrong; empty where the runner does not say. */
  readonly message: string;
}

/** Of a message so many lines are shown. */
const MESSAGE_LINES = 20;

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
    /** Why a file could not be loaded. */
    readonly message: string;
  }[];
}

/** Counts the JSON report of a project of vitest.config.ts. A file that cannot be loaded counts as one failure. */
export function countVitest(report: unknown, project: string): Tally {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults, message }): Failure[] => {
    const file = relative(process.cwd(), name);
    const command = `npx vitest run --project=${project} ${file}`;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ name: file, command, message: firstLines([message]) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      command: `${command} -t ${quoted(fullName)}`,
      message: firstLines(failureMessages),
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
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
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
      .map(({ projectName, results }) => ({
        name: `${file}: ${title}`,
        command: `npx playwright test --project=${projectName} ${file}:${line}`,
        message: firstLines(results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
      })),
  );
  return [...here, ...suites.flatMap(failuresIn)];
}

function firstLines(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).trim().split('\n');
  return lines.slice(0, MESSAGE_LINES).join('\n');
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
