import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bytesOfMasks, createTables } from '#dlx/compiled/tables.ts';
import { type Matrix, format } from '#dlx/index.ts';
import { CASES } from './cases.ts';
import type { Entry, Round } from './contest.ts';
import { CONTESTANTS } from './contestants.ts';
import { processorTime, quantile } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

/**
 * Programs that find all solutions of what they read from standard input, and where the environment says they are: his
 * own and any other that reads a problem in Knuth’s form, such as one made of the Rust crate `dlx`; and one made for
 * pentominoes, which reads the lines of the board, with `#` for a cell.
 */
const PROGRAMS = [
  { name: 'dlx1', path: 'DLX1', whose: 'Knuth’s dlx1' },
  { name: 'dlx2', path: 'DLX2', whose: 'Knuth’s dlx2' },
  { name: 'ssxcc', path: 'SSXCC', whose: 'Knuth’s ssxcc' },
  { name: 'dlx (Rust)', path: 'DLX_RUST', whose: 'A program of edmccard’s crate dlx' },
  { name: 'pentominoes', path: 'PENTOMINOES', whose: 'A solver made for pentominoes' },
] as const;

/** What `/library/` shows of a run: content/data/bench.json. */
export interface SavedBench {
  /** Of the run: `2026-11-26`. */
  readonly date: string;
  readonly node: string;
  /** The versions of the packages. */
  readonly versions: Readonly<Record<'dancing-links' | 'dlxlib', string>>;
  readonly machine: { readonly processor: string; readonly cores: number };
  readonly cases: readonly {
    readonly name: string;
    readonly title: string;
    readonly matrices: number;
    readonly columns: number;
    readonly rows: number;
    readonly solutions: number;
    /** Median processor time for all solutions, in milliseconds, by contestant; null for one that is left out. */
    readonly times: Readonly<Record<string, number | null>>;
  }[];
}

/**
 * Solvers side by side on the same matrices: processor time for all solutions, medians.
 * @param isSaved whether only those run that `/library/` shows, and their times go into content/data/bench.json
 */
export async function benchSolvers(isSaved: boolean): Promise<void> {
  const programs = PROGRAMS.flatMap(({ name, path }) => {
    const program = process.env[path];
    return program ? [{ name, program, readsBoard: path === 'PENTOMINOES' }] : [];
  });
  console.log('\nSolvers. Aim: faster than both packages on every line (ratios over 1).');
  // A table for each case, as soon as it is known: the slow ones take a minute.
  const shown = CONTESTANTS.filter(({ isOnPage }) => isOnPage || !isSaved).map(({ name }) => name);
  const saved: SavedBench['cases'][number][] = [];
  for (const [name, { title, without = [], matrices, board }] of Object.entries(CASES)) {
    const all = matrices();
    // What each program reads; one for pentominoes sits out where there is no board.
    const able = programs.flatMap(({ name: who, program, readsBoard }) => {
      const texts = readsBoard ? board && [`${board.join('\n')}\n`] : all.map(format);
      return texts ? [{ who, program, texts }] : [];
    });
    const contestants = shown.filter((one) => !without.includes(one));
    const heads = ['all solutions, CPU ms', ...contestants, ...able.map(({ who }) => `${who} (wall)`)];
    const { solutions, times } = await contest(name, contestants);
    const walls = able.map(({ program, texts }) => timeOfProgram(program, texts));
    printTable(title, heads, rowsOf(title, solutions, contestants[0] ?? '', times, walls));
    printTables(all);
    const widest = (sizes: readonly number[]): number => Math.max(...sizes);
    saved.push({
      name,
      title,
      matrices: all.length,
      columns: widest(all.map(({ columns }) => columns.length)),
      rows: widest(all.map(({ rows }) => rows.length)),
      solutions,
      times: Object.fromEntries(shown.map((one) => [one, rounded(times[contestants.indexOf(one)])] as const)),
    });
    for (const one of without) console.log(`${one} is left out: it would take far too long.`);
  }
  if (isSaved) save(saved);
  const missing = PROGRAMS.filter(({ path }) => !process.env[path]);
  for (const { whose, path } of missing) console.log(`\n${whose} is left out: set ${path} to its path.`);
  if (missing.length > 0) {
    console.log(
      'Each of Knuth’s is a CWEB file among his downloadable programs: ctangle it, put gb_flip of his Stanford GraphBase ' +
        'beside it, and compile with -O2.',
    );
  }
}

/** What the compiled engine spends on its tables before it searches, and how much memory its masks take at most. */
function printTables(matrices: readonly Matrix[]): void {
  const times = Array.from({ length: 5 }, () => processorTime(() => void matrices.map(createTables)));
  const bytes = Math.max(...matrices.map((matrix) => bytesOfMasks(matrix)));
  console.log(
    `Tables of compiled: ${ms(quantile(times, 0.5))} ms of its time; its masks take ${whole(bytes)} bytes at most.`,
  );
}

function save(cases: SavedBench['cases']): void {
  const all = cpus();
  const bench: SavedBench = {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    versions: { 'dancing-links': versionOf('dancing-links'), dlxlib: versionOf('dlxlib') },
    machine: { processor: all[0]?.model.trim() ?? 'unknown', cores: all.length },
    cases,
  };
  writeFileSync(new URL('../../content/data/bench.json', import.meta.url), `${JSON.stringify(bench, null, 2)}\n`);
  console.log('\nWritten into content/data/bench.json.');
}

/** Four figures, as more would be noise. */
const rounded = (time?: number): number | null => (time === undefined ? null : Number(time.toPrecision(4)));

function versionOf(name: string): string {
  const manifest = readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Lets the contestants solve a case in turns. Returns the number of solutions, and the median times. */
async function contest(
  name: string,
  contestants: readonly string[],
): Promise<{ readonly solutions: number; readonly times: readonly number[] }> {
  const { title, rounds } = CASES[name]!;
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
  return { solutions: found[0] ?? 0, times };
}

/** @param first the contestant with which the others are compared */
function rowsOf(
  title: string,
  solutions: number,
  first: string,
  times: readonly number[],
  walls: readonly number[],
): string[][] {
  const own = times[0] ?? NaN;
  return [
    [`${title} (${whole(solutions)})`, ...times.map(ms), ...walls.map(ms)],
    [`  over ${first}`, ...times.map((time) => `${(time / own).toFixed(2)}×`), ...walls.map(() => '')],
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

/** The median wall time of a program that reads each of these texts from standard input; starting it is part of it. */
function timeOfProgram(program: string, texts: readonly string[]): number {
  const times = Array.from({ length: 3 }, () => {
    const before = performance.now();
    for (const input of texts) execFileSync(program, [], { input, stdio: ['pipe', 'ignore', 'ignore'] });
    return performance.now() - before;
  });
  return quantile(times, 0.5);
}
