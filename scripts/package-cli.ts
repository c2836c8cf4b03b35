#!/usr/bin/env node
/**
 * The command of the package: `npx cover-and-uncover problem.dlx`. It reads what `readPasted` reads, from a file or from
 * the standard input.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inFigures } from '#english/english.ts';
import { readPasted } from '#notebook/pasted.ts';
import { allOf } from '#dlx/all/all-of.ts';
import { hasBounds } from '#dlx/bounds.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { solveAsync } from '#dlx/solve-async.ts';
import { whyNone } from '#dlx/why/why-none.ts';
import { groupsOf } from '#puzzles/create-problem.ts';
import { TextError } from '#puzzles/text.ts';
import { matrixOf } from '#puzzles/user-problem/colours.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { answerWords } from '#english/answer-words.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';

const HELP = `cover-and-uncover FILE [options]     FILE may be - for the standard input

  --first           print the first solution, its rows by name, a line each (this is the default)
  --all             print all solutions, a line each, rows separated by tabs
  --count           print how many there are
  --limit N         end after N solutions
  --why             if there is none, print an argument that shows it, where one is found
  --progress        say on the standard error how far the search is
  --as N            read the text in its Nth way, where it can mean several things
  --help            print this

Exit codes: 0 a solution, 1 none after a complete search, 2 a text or an option that cannot be read.
`;

/** What a run is to do. */
interface Task {
  readonly problem: UserProblem;
  readonly print: 'first' | 'all' | 'count';
  readonly limit: number;
  readonly tellsWhy: boolean;
  readonly tellsProgress: boolean;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** @returns the exit code */
async function run({ problem, print, limit, tellsWhy, tellsProgress }: Task): Promise<number> {
  const matrix = matrixOf(problem);
  const name = (row: number): string => problem.rows[row]?.name ?? '';
  let found = 0;
  const onProgress = tellsProgress
    ? ({ solutions, nodes, share }: { solutions: number; nodes: number; share: number }) =>
        say(
          `${inFigures(solutions, 'solution')} in ${inFigures(nodes, 'node')}, ${Math.floor(100 * share)}% of the tree`,
        )
    : undefined;
  // A diagram of all solutions has no idea of bounds; then they are counted one by one.
  if (print === 'count' && limit === Infinity && !hasBounds(matrix)) {
    const all = await allOf(matrix);
    if (all.isComplete) {
      console.log(String(all.count));
      if (all.count > 0n) return 0;
      return none(problem, matrix, tellsWhy);
    }
  }
  for await (const rows of solveAsync(matrix, { limit, ...(onProgress && { onProgress }) })) {
    found += 1;
    if (print === 'first') {
      console.log(rows.map(name).join('\n'));
      return 0;
    }
    if (print === 'all') console.log(rows.map(name).join('\t'));
  }
  if (print === 'count') console.log(String(found));
  return found > 0 ? 0 : none(problem, matrix, tellsWhy);
}

/** Says that there is no solution, and why where that is asked for. */
function none(problem: UserProblem, matrix: Matrix, tellsWhy: boolean): number {
  say(answerWords({ kind: 'searched' }));
  if (tellsWhy && hasBounds(matrix)) {
    say('Arguments are looked for only where no column has bounds.');
    return 1;
  }
  const certificate = tellsWhy ? whyNone(matrix).certificate : null;
  if (certificate) say(certificateWords({ matrix, groups: groupsOf(problem.columns) }, certificate));
  else if (tellsWhy) say('No short argument was found.');
  return 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      first: { type: 'boolean' },
      all: { type: 'boolean' },
      count: { type: 'boolean' },
      limit: { type: 'string' },
      why: { type: 'boolean' },
      progress: { type: 'boolean' },
      as: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [file, more] = positionals;
  if (values.help || file === undefined) {
    (values.help ? console.log : say)(HELP);
    return values.help ? 0 : 2;
  }
  if (more !== undefined) throw new RangeError(`there is one file too many, ${more}; give one`);
  const limit = values.limit === undefined ? Infinity : Number(values.limit);
  if (!(limit >= 1)) throw new RangeError(`--limit is ${values.limit}; give a whole number from 1 up`);
  const readings = readPasted(readFileSync(file === '-' ? 0 : file, 'utf8'));
  const reading = readings[Number(values.as ?? 1) - 1];
  if (!reading) throw new RangeError(`--as is ${values.as}; give a number from 1 to ${readings.length}`);
  say(`Read as ${reading.as}.`);
  readings.forEach(({ as }, at) => {
    if (readings[at] !== reading) say(`With --as ${at + 1}: ${as}.`);
  });
  return run({
    problem: parseUserProblem(reading.text),
    print: values.count ? 'count' : values.all ? 'all' : 'first',
    limit,
    tellsWhy: values.why === true,
    tellsProgress: values.progress === true,
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof TextError || error instanceof RangeError || isOfNode(error))) throw error;
  say(`cover-and-uncover: ${error.message}`);
  process.exitCode = 2;
}

/** True for a fault of a file or of an option, which Node has named. */
function isOfNode(error: unknown): error is Error {
  return error instanceof Error && 'code' in error;
}
