/**
 * The test commands: `npm test` is quick, `npm run test:sweep` asks the rest. `npm test -- lint unit` runs parts of
 * them. Parts run side by side where they do not disturb each other; one that fails does not stop the others. Of a part
 * that failed its failures are shown and the last lines that it printed; all lines are in `test-logs`. The last line is
 * the tally that CI reads.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './tally.ts';
import { countPlaywright, countVitest, readReport } from './tally.ts';

interface Part {
  readonly command: string;
  /** Parts that it waits for, if they are asked for as well. */
  readonly after: readonly string[];
  /** Counts the runner's report. A command without one adds nothing when all is well, and one failure when not. */
  readonly count?: (report: unknown) => Tally;
  /** The line that says that one more is done, and how many there are: a number, or the line that says it. */
  readonly progress?: { readonly done: RegExp; readonly total: number | RegExp };
}

const parts: Readonly<Record<string, Part>> = {
  // The browser tests are the longest way: what they wait for begins first.
  build: { command: 'npm run build', after: [] },
  // Finds a browser, or fetches one while the site is built.
  browser: { command: 'node scripts/browser.ts', after: [] },
  e2e: playwright(['quick', 'quick-phone'], ['build', 'browser']),
  unit: vitest('unit', []),
  // Not beside the build, and not at once: all three write what Astro knows of the content.
  lint: { command: 'npm run lint', after: ['build'] },
  check: { command: 'npm run check', after: ['lint'] },
  'e2e-sweep': playwright(['desktop', 'phone', 'phone-pages'], ['build', 'browser']),
  full: vitest('full', ['build']),
  // These searches use every core that is left.
  slow: vitest('slow', ['full']),
};

const groups: Readonly<Record<string, readonly string[]>> = {
  quick: ['build', 'browser', 'e2e', 'unit', 'lint', 'check'],
  sweep: ['build', 'browser', 'e2e-sweep', 'full', 'slow'],
};

/** A part that prints nothing new for so long says what it is at, in milliseconds. */
const SILENCE = 10_000;
/** Of a part that failed so many of its last lines are shown. */
const LAST_LINES = 40;
const LOGS = 'test-logs';

function vitest(project: 'unit' | 'full' | 'slow', after: readonly string[]): Part {
  return {
    command: `npx vitest run --project=${project} --reporter=default --reporter=json --outputFile.json=$REPORT`,
    after,
    count: (report) => countVitest(report, project),
    progress: {
      done: /^\s*[✓❯×↓] .*\.test\.ts \(/,
      // What `full` takes is in vitest.config.ts.
      total: project === 'unit' ? globSync('tests/{unit,pictures}/**/*.test.ts').length : 0,
    },
  };
}

function playwright(projects: readonly string[], after: readonly string[]): Part {
  const asked = projects.map((project) => `--project=${project}`).join(' ');
  return {
    command: `npx playwright test ${asked} --reporter=list,json`,
    after,
    count: countPlaywright,
    progress: { done: /^\s*[✓✘-]\s+\d+ \[/, total: /^Running (\d+) tests/ },
  };
}

const asked = process.argv.slice(2);
const names = (asked.length > 0 ? asked : ['quick']).flatMap((name) => groups[name] ?? [name]);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  const known = [...Object.keys(groups), ...Object.keys(parts)].join(', ');
  console.error(`No such part: ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}

const scratch = mkdtempSync(join(tmpdir(), 'cover-and-uncover-'));
const began = performance.now();
const chosen = Object.entries(parts).filter(([name]) => names.includes(name));
/** The parts that run now, each with what it says of itself. */
const underWay = new Map<string, string>();
let spokeAt = 0;

function say(text: string): void {
  spokeAt = performance.now();
  console.log(text);
}

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs a part to its end; a crash counts as a failure, and so does a run without tests. */
async function run(name: string, part: Part): Promise<Tally> {
  const start = performance.now();
  const report = join(scratch, `${name}.json`);
  // So that the browser never tests what an earlier build left.
  if (name === 'build') rmSync('dist', { recursive: true, force: true });
  say(`${name}: begins`);
  underWay.set(name, '');
  const { succeeded, output } = await execute(name, part, report);
  underWay.delete(name);
  const read = part.count ? readReport(report) : null;
  const counted: Tally = part.count && read ? part.count(read) : { passed: 0, failed: 0, failures: [] };
  const isSound = succeeded && (!part.count || counted.passed > 0);
  const failed = isSound ? counted.failed : Math.max(counted.failed, 1);
  const failures =
    failed > 0 && counted.failures.length === 0
      ? [{ name, command: `npm test -- ${name}`, message: '' }]
      : counted.failures;
  if (failed > 0) showFailure(name, failures, output);
  const tests = part.count ? `, ${counted.passed} passed, ${failed} failed` : failed > 0 ? ', failed' : '';
  say(`${name}: ${seconds(start)}${tests}`);
  return { passed: counted.passed, failed, failures };
}

/** Shows what failed and the last lines of a part, and keeps all of them in a file. */
function showFailure(name: string, failures: Tally['failures'], output: string): void {
  const log = join(LOGS, `${name}.log`);
  mkdirSync(LOGS, { recursive: true });
  writeFileSync(log, stripVTControlCharacters(output));
  const messages = failures.filter(({ message }) => message !== '').map((one) => `${one.name}\n${one.message}\n`);
  const last = output.trimEnd().split('\n').slice(-LAST_LINES);
  say(['', ...messages, ...last, '', `All that ${name} has printed is in ${log}`, ''].join('\n'));
}

async function execute(name: string, part: Part, report: string): Promise<{ succeeded: boolean; output: string }> {
  const child = spawn(part.command.replace('$REPORT', `"${report}"`), {
    shell: true, // npm and npx are scripts on Windows
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // The sweep looks at what only a site with an address has: cards, and what crawlers read.
      SITE: process.env['SITE'] || (names.includes('e2e-sweep') ? 'https://cover-and-uncover.example' : ''),
      FORCE_COLOR: '0',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const said: Buffer[] = [];
  const told = createProgress(part.progress);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk);
      underWay.set(name, told(stripVTControlCharacters(chunk.toString())));
    });
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  return { succeeded: status === 0, output: Buffer.concat(said).toString() };
}

/** @returns a function that takes what a part has printed, and returns how far it is, with its last line */
function createProgress(progress: Part['progress']): (printed: string) => string {
  let done = 0;
  let total = typeof progress?.total === 'number' ? progress.total : 0;
  let last = '';
  return (printed) => {
    for (const line of printed.split('\n')) {
      if (progress?.done.test(line)) done += 1;
      if (progress?.total instanceof RegExp) total = Number(progress.total.exec(line)?.[1] ?? total);
      if (line.trim() !== '') last = line.trim();
    }
    return done === 0 ? last : `${done}${total > 0 ? ` of ${total}` : ''}, ${last}`;
  };
}

const heartbeat = setInterval(() => {
  if (performance.now() - spokeAt < SILENCE) return;
  say([...underWay].map(([name, last]) => `${seconds(began)}  ${name}: ${last.slice(0, 120)}`).join('\n'));
}, 1_000);

const running = new Map<string, Promise<Tally>>();
for (const [name, part] of chosen) {
  const before = part.after.flatMap((other) => running.get(other) ?? []);
  running.set(
    name,
    Promise.all(before).then(() => run(name, part)),
  );
}
const tallies = await Promise.all(running.values());
clearInterval(heartbeat);
rmSync(scratch, { recursive: true, force: true });

const failures = tallies.flatMap((tally) => tally.failures);
if (failures.length > 0) {
  console.log('\nFailed, and how to run just that:');
  for (const { name, command } of failures) console.log(`  ${name}\n    ${command}`);
}
const sum = (of: 'passed' | 'failed'): number => tallies.reduce((total, tally) => total + tally[of], 0);
console.log(`\n${seconds(began)} in all`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
