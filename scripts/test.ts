/**
 * Everything that must hold, in one command: `npm test`, or `npm test unit e2e` for some of it.
 * Parts run side by side where they do not disturb each other, and each prints all it has to say
 * when it ends. One that fails does not stop the others. The last line is the tally that CI reads.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

interface Part {
  /** Parts that it waits for, if they are asked for as well. */
  readonly after: readonly string[];
  run(): Promise<Tally>;
}

const scratch = mkdtempSync(join(tmpdir(), 'cover-and-uncover-'));

// Two at a time, about equally long: the browser's tests, and one after another what needs none. The
// searches come last, because they alone use every core that is left.
const parts: Readonly<Record<string, Part>> = {
  build: {
    after: [],
    run: () => {
      // So that the browser never tests what an earlier build left.
      rmSync('dist', { recursive: true, force: true });
      return step('npm run build');
    },
  },
  e2e: {
    after: ['build'],
    run: () => runner('e2e', () => 'npx playwright test --reporter=list,json', countPlaywright),
  },
  unit: { after: [], run: () => vitest('unit') },
  // Not beside the build: both write what Astro knows of the content.
  lint: { after: ['build', 'unit'], run: () => step('npm run lint') },
  check: { after: ['build', 'lint'], run: () => step('npm run check') },
  slow: { after: ['check'], run: () => vitest('slow') },
};

/** A part without tests: it adds nothing when all is well, and one failure when not. */
async function step(command: string): Promise<Tally> {
  return { passed: 0, failed: (await run(command)) ? 0 : 1 };
}

/** A project of vitest.config.ts. */
function vitest(project: string): Promise<Tally> {
  const reporters = '--reporter=default --reporter=json';
  return runner(
    project,
    (report) => `npx vitest run --project=${project} ${reporters} --outputFile.json="${report}"`,
    countVitest,
  );
}

/** A test runner, by its own count. A crash counts, and so does a run without tests. */
async function runner(
  name: string,
  command: (report: string) => string,
  count: (report: unknown) => Tally,
): Promise<Tally> {
  const report = join(scratch, `${name}.json`);
  const succeeded = await run(command(report), { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { passed, failed } = count(readReport(report));
  const isSound = succeeded && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}

/** Runs a command to its end. What it says is printed then, or at once if it is the only one. */
async function run(command: string, env: Record<string, string> = {}): Promise<boolean> {
  const isAlone = chosen.length === 1;
  console.log(isAlone ? `\n> ${command}` : `begins: ${command}`);
  const began = performance.now();
  const child = spawn(command, {
    shell: true, // npm and npx are scripts on Windows
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      npm_config_loglevel: 'silent',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (!isAlone) process.stdout.write(`\n> ${command}\n${Buffer.concat(said).toString()}`);
  console.log(`\n${Math.round((performance.now() - began) / 1000)} s: ${command}\n`);
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
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function countPlaywright(report: unknown): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = (report as { stats: { expected: number; flaky: number; unexpected: number } })
    .stats;
  return { passed: expected + flaky, failed: unexpected };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
const running = new Map<string, Promise<Tally>>();
for (const [name, { after, run: runPart }] of chosen) {
  running.set(name, Promise.all(after.flatMap((other) => running.get(other) ?? [])).then(runPart));
}

const total: Tally = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const [name, tally] of running) {
  const { passed, failed } = await tally;
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
}
rmSync(scratch, { recursive: true, force: true });

console.log(broken.length > 0 ? `\nNot in order: ${broken.join(', ')}` : '\nAll in order');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
