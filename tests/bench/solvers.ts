import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bitmapSize, createTables } from '#dlx/compiled/tables.ts';
import { type Matrix, format } from '#dlx/index.ts';
import { CASES } from './cases.ts';
import type { Entry, Round } from './contest.ts';
import { CONTESTANTS } from './contestants.ts';
import { processorTime, quantile } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

/**
 * Programs that read a problem in Knuth’s form from standard input, and where the environment says they are: his own,
 * and any other, such as one made of the Rust crate `dlx`.
 */
const PROGRAMS = [
  { name: 'dlx1', path: 'DLX1', whose: 'Knuth’s dlx1' },
  { name: 'dlx2', path: 'DLX2', whose: 'Knuth’s dlx2' },
  { name: 'ssxcc', path: 'SSXCC', whose: 'Knuth’s ssxcc' },
  { name: 'dlx (Rust)', path: 'DLX_RUST', whose: 'A program of edmccard’s crate dlx' },
] as const;

/** Solvers side by side on the same matrices: processor time for all solutions, medians. */
export async function benchSolvers(): Promise<void> {
  const programs = PROGRAMS.flatMap(({ name, path }) => {
    const program = process.env[path];
    return program ? [{ name, program }] : [];
  });
  console.log('\nSolvers. Aim: faster than both packages on every line (ratios over 1).');
  // A table for each case, as soon as it is known: the slow ones take a minute.
  const paths = programs.map(({ program }) => program);
  for (const [name, { title, without = [] }] of Object.entries(CASES)) {
    const contestants = CONTESTANTS.map((one) => one.name).filter((one) => !without.includes(one));
    const heads = ['all solutions, CPU ms', ...contestants, ...programs.map((one) => `${one.name} (wall)`)];
    printTable(title, heads, await rowsOf(name, contestants, paths));
    printMasks(name);
    for (const one of without) console.log(`${one} is left out: it would take far too long.`);
  }
  const missing = PROGRAMS.filter(({ path }) => !process.env[path]);
  for (const { whose, path } of missing) console.log(`\n${whose} is left out: set ${path} to its path.`);
  if (missing.length > 0) {
    console.log(
      'Each of Knuth’s is a CWEB file among his downloadable programs: ctangle it, put gb_flip of his Stanford GraphBase ' +
        'beside it, and compile with -O2.',
    );
  }
}

/** What the compiled engine spends on its masks before it searches, and how much memory they take. */
function printMasks(name: string): void {
  const matrices = CASES[name]!.matrices();
  const times = Array.from({ length: 5 }, () => processorTime(() => void matrices.map(createTables)));
  const bytes = Math.max(...matrices.map((matrix) => bitmapSize(matrix).bytes));
  console.log(`Masks of compiled: ${ms(quantile(times, 0.5))} ms of its time, ${whole(bytes)} bytes at most.`);
}

async function rowsOf(name: string, contestants: readonly string[], programs: readonly string[]): Promise<string[][]> {
  const { title, matrices, rounds } = CASES[name]!;
  const threads = contestants.map((contestant) => {
    const workerData: Entry = { case: name, contestant };
    return new Worker(new URL('./contest.ts', import.meta.url), { workerData });
  });
  const played = await play(threads, rounds);
  await Promise.all(threads.map((thread) => thread.terminate()));

  const found = played.map((all) => all[0]!.solutions);
  if (new Set(found).size !== 1) {
    throw new Error(`the solvers disagree on ${title}: ${found.join(', ')} solutions`);
  }
  const times = played.map((all) =>
    quantile(
      all.slice(1).map(({ time }) => time),
      0.5,
    ),
  );
  const own = times[0] ?? NaN;
  const extra = programs.map((program) => ms(timeOfProgram(program, matrices())));
  return [
    [`${title} (${whole(found[0] ?? 0)})`, ...times.map(ms), ...extra],
    ['  over count', ...times.map((time) => `${(time / own).toFixed(2)}×`), ...extra.map(() => '')],
  ];
}

/**
 * The rounds of each thread. They take turns, so that whatever else the machine does hurts all of
 * them alike; the first round only warms up.
 */
async function play(threads: readonly Worker[], rounds: number): Promise<Round[][]> {
  const played = threads.map((): Round[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, thread] of threads.entries()) {
      const answer = once(thread, 'message');
      thread.postMessage('solve');
      played[index]!.push(((await answer) as [Round])[0]);
    }
  }
  return played;
}

/** His programs read the text from standard input; starting them is part of the time. */
function timeOfProgram(program: string, matrices: readonly Matrix[]): number {
  const texts = matrices.map(format);
  const times = Array.from({ length: 3 }, () => {
    const before = performance.now();
    for (const input of texts) execFileSync(program, [], { input, stdio: ['pipe', 'ignore', 'ignore'] });
    return performance.now() - before;
  });
  return quantile(times, 0.5);
}
