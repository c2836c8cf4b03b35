import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Matrix } from '../../src/dlx/index.ts';
import { format } from '../../src/dlx/index.ts';
import { CASES } from './cases.ts';
import type { Entry, Round } from './contest.ts';
import { CONTESTANTS } from './contestants.ts';
import { quantile } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

/** Solvers side by side on the same matrices: processor time for all solutions, medians. */
export async function benchSolvers(): Promise<void> {
  const dlx1 = process.env['DLX1'];
  const heads = ['all solutions, CPU ms', ...CONTESTANTS.map(({ name }) => name)];
  console.log('\nSolvers. Aim: faster than both packages on every line (ratios over 1).');
  // A table for each case, as soon as it is known: the slow ones take a minute.
  for (const name of Object.keys(CASES)) {
    const all = dlx1 ? [...heads, 'dlx1 (wall)'] : heads;
    printTable(CASES[name]?.title ?? name, all, await rowsOf(name, dlx1));
  }
  if (!dlx1)
    console.log('\nKnuth’s dlx1 is left out: set DLX1 to the path of his program, compiled.');
}

async function rowsOf(name: string, dlx1: string | undefined): Promise<string[][]> {
  const { title, matrices, rounds } = CASES[name]!;
  const threads = CONTESTANTS.map(({ name: contestant }) => {
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
  const extra = dlx1 ? [ms(timeOfDlx1(dlx1, matrices()))] : [];
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

/** His program reads the text from standard input; starting it is part of the time. */
function timeOfDlx1(program: string, matrices: readonly Matrix[]): number {
  const texts = matrices.map(format);
  const times = Array.from({ length: 3 }, () => {
    const before = performance.now();
    for (const input of texts)
      execFileSync(program, [], { input, stdio: ['pipe', 'ignore', 'ignore'] });
    return performance.now() - before;
  });
  return quantile(times, 0.5);
}
