import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { searchOnLinks } from '#dlx/bounded/on-links.ts';
import { Search } from '#dlx/links.ts';
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { onesOf } from '#dlx/matrix.ts';
import { golden, goldenUrl } from '../matrices/bounded.ts';
import { queens } from '../matrices/queens.ts';
import { interleaved, quantile, timeOf } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

interface Case {
  readonly name: string;
  readonly program: 'dlx3' | 'dlx5';
  readonly matrix: Matrix;
  /** Searches once; returns its updates. */
  run(): number;
}

/** Work that is timed lasts at least so long, in milliseconds: the processor’s own accounting is coarse. */
const LONG_ENOUGH = 200;
const ROUNDS = 5;

/** Below so many updates a search is mostly beginning, and its rate says nothing. */
const FEWEST = 2_000;

/** Searches with bounds and with costs on the problems that Knuth's dlx3 and dlx5 have solved. */
export function benchBounds(): void {
  const cases: Case[] = [
    ...golden('dlx3').map(([name, matrix]): Case => {
      const run = (): number => updatesOf(searchOnLinks(matrix, 'smallest'));
      return { name, program: 'dlx3', matrix, run };
    }),
    ...golden('dlx5').map(([name, matrix]): Case => {
      const run = (): number => updatesOf(new CheapestSearch(matrix));
      return { name, program: 'dlx5', matrix, run };
    }),
  ].filter(({ run }) => run() >= FEWEST);
  benchRates(cases);
  benchPrograms(cases);
}

/** Updates per second beside those of the usual search, on the same rows without bounds and costs where that is long. */
function benchRates(cases: readonly Case[]): void {
  const rows = cases.map(({ name, matrix, run }) => {
    const bare = withoutBounds(matrix);
    const isLong = updatesOf(new Search(bare)) >= FEWEST;
    const plain = isLong ? bare : queens(8);
    const [own, usual] = ratesOf([run, () => updatesOf(new Search(plain))]) as [number, number];
    return [
      name,
      whole(run()),
      (own / 1e3).toFixed(1),
      (usual / 1e3).toFixed(1),
      isLong ? 'the same rows' : '8 queens',
      (own / usual).toFixed(2),
    ];
  });
  printTable(
    'Searches with bounds and costs beside the usual search: millions of updates per second.',
    ['problem', 'updates', 'M/s', 'usual', 'on', 'ratio'],
    rows,
  );
}

/** Beside Knuth’s own programs, where the environment says where they are; theirs read the text besides. */
function benchPrograms(cases: readonly Case[]): void {
  const programs = { dlx3: process.env['DLX3'], dlx5: process.env['DLX5'] };
  const rows = cases.flatMap(({ name, program, run }) => {
    const path = programs[program];
    if (!path) return [];
    const ours = timesOf(run)[0]!;
    const started = (text: string): number =>
      quantile(
        Array.from({ length: ROUNDS }, () => timeOf(() => start(path, text))),
        0.5,
      );
    // What it takes to start a program that has nothing to do.
    const theirs = started(readFileSync(goldenUrl(name), 'utf8')) - started('a\na\n');
    const isLong = theirs >= 1;
    return [[name, program, ms(ours), ms(Math.max(0, theirs)), isLong ? (ours / theirs).toFixed(2) : 'too short']];
  });
  if (rows.length === 0) {
    console.log('\nSet DLX3 and DLX5 to the paths of Knuth’s programs, compiled, to time these beside them.');
    return;
  }
  printTable(
    'Beside Knuth’s programs, in ms. Aim: at most 2.5 times.',
    ['problem', 'program', 'ours', 'Knuth’s', 'ratio'],
    rows,
  );
}

/** @throws Error when the program does not run to its end */
function start(path: string, text: string): void {
  const { status, error, stderr } = spawnSync(path, { input: text, encoding: 'utf8' });
  if (error) throw new Error(`${path} cannot be started`, { cause: error });
  if (status !== 0) throw new Error(`${path} ends with ${status}: ${stderr}`);
}

function updatesOf(search: { run(): void; readonly updates: number }): number {
  search.run();
  return search.updates;
}

/** Updates per millisecond of each piece of work, timed in turns. */
function ratesOf(works: readonly (() => number)[]): number[] {
  const times = timesOf(...works);
  return works.map((work, at) => work() / times[at]!);
}

/** Milliseconds of each piece of work, each repeated until it is long enough to be timed. */
function timesOf(...works: readonly (() => number)[]): number[] {
  const repeats = works.map((work) => {
    // Once to warm up.
    work();
    return Math.max(1, Math.ceil(LONG_ENOUGH / timeOf(work)));
  });
  const repeated = works.map((work, at) => (): void => {
    for (let turn = 0; turn < repeats[at]!; turn += 1) work();
  });
  return interleaved(repeated, ROUNDS).map((time, at) => time / repeats[at]!);
}

function withoutBounds(matrix: Matrix): Matrix {
  return createMatrix(
    matrix.columns.map(({ name, kind }) => ({ name, kind })),
    matrix.rows.map((_, row) => onesOf(matrix, row)),
  );
}
