import { execFileSync } from 'node:child_process';
import type { Matrix } from '../../src/dlx/index.ts';
import { format } from '../../src/dlx/index.ts';
import type { Case } from './cases.ts';
import { CASES } from './cases.ts';
import type { Contestant } from './contestants.ts';
import { CONTESTANTS } from './contestants.ts';
import { interleaved, quantile } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

/** Solvers side by side on the same matrices: processor time for all solutions, medians. */
export function benchSolvers(): void {
  const dlx1 = process.env['DLX1'];
  const heads = ['all solutions, CPU ms', ...CONTESTANTS.map(({ name }) => name)];
  const rows = Object.values(CASES).flatMap((each) => rowsOf(each, dlx1));
  printTable(
    'Solvers. Aim: count and solve faster than both packages on every line (ratios over 1).',
    dlx1 ? [...heads, 'dlx1 (wall)'] : heads,
    rows,
  );
  if (!dlx1)
    console.log('\nKnuth’s dlx1 is left out: set DLX1 to the path of his program, compiled.');
}

function rowsOf({ title, matrices, repeats, rounds }: Case, dlx1: string | undefined): string[][] {
  const given = matrices();
  const works = CONTESTANTS.map((contestant) => workOf(contestant, given, repeats));
  const found = works.map((work) => work());
  if (new Set(found).size !== 1) {
    throw new Error(`the solvers disagree on ${title}: ${found.join(', ')} solutions`);
  }
  const times = interleaved(works, rounds).map((time) => time / repeats);
  const own = times[0] ?? NaN;
  const extra = dlx1 ? [ms(timeOfDlx1(dlx1, given))] : [];
  return [
    [`${title} (${whole((found[0] ?? 0) / repeats)})`, ...times.map(ms), ...extra],
    ['  over count', ...times.map((time) => `${(time / own).toFixed(2)}×`), ...extra.map(() => '')],
  ];
}

function workOf(
  contestant: Contestant,
  matrices: readonly Matrix[],
  repeats: number,
): () => number {
  const solvers = matrices.map((matrix) => contestant.prepare(matrix));
  return () => {
    let solutions = 0;
    for (let round = 0; round < repeats; round += 1) {
      for (const solver of solvers) solutions += solver();
    }
    return solutions;
  };
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
