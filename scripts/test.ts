/**
 * The test commands: `npm test` is quick, `npm run test:sweep` asks the rest. `npm test -- lint unit` runs parts of
 * them. Parts run side by side where they do not disturb each other; one that fails does not stop the others. What a
 * part printed is shown if it failed. The last line is the tally that CI reads.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
}

const parts: Readonly<Record<string, Part>> = {
  lint: { command: 'npm run lint', after: [] },
  build: { command: 'npm run build', after: ['lint'] },
  unit: vitest('unit', ['lint']),
  // Not beside the build: both write what Astro knows of the content.
  check: { command: 'npm run check', after: ['build'] },
  e2e: playwright(['quick', 'quick-phone'], ['build']),
  full: vitest('full', ['build']),
  // These searches use every core that is left.
  slow: vitest('slow', ['full']),
  'e2e-sweep': playwright(['desktop', 'phone', 'phone-pages'], ['build']),
};

const groups: Readonly<Record<string, readonly string[]>> = {
  quick: ['lint', 'build', 'unit', 'check', 'e2e'],
  sweep: ['build', 'full', 'slow', 'e2e-sweep'],
};

/** A part that prints nothing new for so long says what it is at, in milliseconds. */
const SILENCE = 10_000;

function vitest(project: string, after: readonly string[]): Part {
  return {
    command: `npx vitest run --project=${project} --reporter=default --reporter=json --outputFile.json=$REPORT`,
    after,
    count: (report) => countVitest(report, project),
  };
}

function playwright(projects: readonly string[], after: readonly string[]): Part {
  const asked = projects.map((project) => `--project=${project}`).join(' ');
  return { command: `npx playwright test ${asked} --reporter=list,json`, after, count: countPlaywright };
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
/** The parts that run now, each with the last line it printed. */
const underWay = new Map<string, string>();
let spokeAt = 0;

function say(text: string): void {
  spokeAt = performance.now();
  console.log(text);
}

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs a part to its end; a crash counts as a failure, and so does a run without tests. */
async function run(name: string, { command, count }: Part): Promise<Tally> {
  const start = performance.now();
  const report = join(scratch, `${name}.json`);
  // So that the browser never tests what an earlier build left.
  if (name === 'build') rmSync('dist', { recursive: true, force: true });
  say(`${name}: begins`);
  underWay.set(name, '');
  const { succeeded, output } = await execute(name, command.replace('$REPORT', `"${report}"`), report);
  underWay.delete(name);
  const read = count ? readReport(report) : null;
  const counted: Tally = count && read ? count(read) : { passed: 0, failed: 0, failures: [] };
  const isSound = succeeded && (!count || counted.passed > 0);
  const failed = isSound ? counted.failed : Math.max(counted.failed, 1);
  const failures =
    failed > 0 && counted.failures.length === 0 ? [{ name, command: `npm test -- ${name}` }] : counted.failures;
  if (failed > 0) say(`\n${output}\n`);
  const tests = count ? `, ${counted.passed} passed, ${failed} failed` : failed > 0 ? ', failed' : '';
  say(`${name}: ${seconds(start)}${tests}`);
  return { passed: counted.passed, failed, failures };
}

async function execute(name: string, command: string, report: string): Promise<{ succeeded: boolean; output: string }> {
  const child = spawn(command, {
    shell: true, // npm and npx are scripts on Windows
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // With an address of its own a build has all that it has when it is published.
      SITE: process.env['SITE'] || 'https://cover-and-uncover.example',
      FORCE_COLOR: '0',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk);
      const last = stripVTControlCharacters(chunk.toString()).trimEnd().split('\n').at(-1)?.trim();
      if (last) underWay.set(name, last);
    });
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  return { succeeded: status === 0, output: Buffer.concat(said).toString() };
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
