/**
 * Everything that must hold, in one command: `npm test`, or `npm test unit e2e` for some of it.
 * A failing step does not stop the others. The last line is the tally that CI reads.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

const scratch = mkdtempSync(join(tmpdir(), 'cover-and-uncover-'));

const steps: Record<string, () => Tally> = {
  lint: () => step('npm run lint'),
  check: () => step('npm run check'),
  unit: () => vitest('unit'),
  slow: () => vitest('slow'),
  build: () => {
    // So that the browser never tests what an earlier build left.
    rmSync('dist', { recursive: true, force: true });
    return step('npm run build');
  },
  e2e: () => runner(() => 'npx playwright test --reporter=list,json', countPlaywright),
};

/** A step without tests: it adds nothing when all is well, and one failure when not. */
function step(command: string): Tally {
  return { passed: 0, failed: run(command) ? 0 : 1 };
}

/** A project of vitest.config.ts. */
function vitest(project: string): Tally {
  const reporters = '--reporter=default --reporter=json';
  return runner(
    (report) => `npx vitest run --project=${project} ${reporters} --outputFile.json="${report}"`,
    countVitest,
  );
}

/** A test runner, by its own count. A crash counts, and so does a run without tests. */
function runner(command: (report: string) => string, count: (report: unknown) => Tally): Tally {
  const report = join(scratch, 'report.json');
  rmSync(report, { force: true });
  const succeeded = run(command(report), { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { passed, failed } = count(readReport(report));
  const isSound = succeeded && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}

function run(command: string, env: Record<string, string> = {}): boolean {
  console.log(`\n> ${command}`);
  const { status } = spawnSync(command, {
    shell: true, // npm and npx are scripts on Windows
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', npm_config_loglevel: 'silent', ...env },
  });
  return status === 0;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function countVitest(report: unknown): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  // A file that cannot be loaded fails without any test of its own having failed.
  const broken = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function countPlaywright(report: unknown): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = (
    report as { stats: { expected: number; flaky: number; unexpected: number } }
  ).stats;
  return { passed: expected + flaky, failed: unexpected };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}

const total: Tally = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const [name, runStep] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { passed, failed } = runStep();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
}
rmSync(scratch, { recursive: true, force: true });

console.log(broken.length > 0 ? `\nNot in order: ${broken.join(', ')}` : '\nAll in order');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
