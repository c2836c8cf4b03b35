/**
 * Compares a solver with the site’s numbers: node check.ts < vectors.json, or node check.ts mine.ts < vectors.json;
 * one that knows bounds: node check.ts bounded.ts < bounds.json. The program exports `dancingLinks(primary, rows)` as
 * dlx.ts and bounded.ts do, and runs in a process of its own, which is ended after `--seconds 60`. Exit code 0: all that was looked at is right; 1: something is wrong; 2: nothing was looked at.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, parseArgs } from 'node:util';

/** True for exactly once, its bounds, or false for a secondary column. */
type Column = boolean | [least: number, most: number];

interface Problem {
  name: string;
  primary: Column[];
  rows: number[][];
  solutions: number;
  nodes: number;
  updates: number;
}

type Arrays = Record<string, ArrayLike<number>>;

interface Vectors {
  /** They and the trace are of the first problem; where columns have bounds there are none. */
  arrays?: { built: Arrays; coverA: Arrays; searched: Arrays };
  trace?: string[];
  problems: Problem[];
}

/** What a solver may give; what it does not give is not looked at. */
interface Given {
  cover?: (c: number) => void;
  search: () => void;
  solutions?: number[][];
  counts?: { nodes?: number; updates?: number };
}

type Build = (primary: Column[], rows: number[][]) => Given & Partial<Arrays>;

/** What a check has found to be wrong, and what it could not see. */
interface Verdict {
  wrong: string[];
  unseen: string[];
  /** False when it saw nothing at all. */
  isSeen: boolean;
}

interface Check {
  name: string;
  run(build: Build): Verdict;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, inside: { type: 'boolean', default: false } },
});
const file = resolve(positionals[0] ?? fileURLToPath(new URL('dlx.ts', import.meta.url)));
const MOST_LETTERS = 1_000_000;
/** The most faults that are printed for a check. A problem has no more; arrays can have hundreds. */
const MOST_FAULTS = 4;

function checksOf({ arrays, trace, problems }: Vectors): Check[] {
  const [knuth] = problems;
  const ofArrays: Check[] = arrays
    ? [
        { name: 'the arrays as built', run: (build) => arraysAfter(build, knuth, arrays.built, () => {}) },
        {
          name: 'the arrays after cover(A)',
          run: (build) => arraysAfter(build, knuth, arrays.coverA, (links) => links.cover?.(1), 'cover'),
        },
        {
          name: 'the arrays after the search',
          run: (build) => arraysAfter(build, knuth, arrays.searched, (links) => links.search()),
        },
      ]
    : [];
  return [
    ...ofArrays,
    ...(trace ? [{ name: 'the trace', run: (build: Build) => traceOf(build, knuth, trace) }] : []),
    ...problems.map((problem) => ({ name: problem.name, run: (build: Build) => resultsOf(build, problem) })),
  ];
}

function arraysAfter(
  build: Build,
  { primary, rows }: Problem,
  wanted: Arrays,
  act: (links: Given) => void,
  needed?: 'cover',
): Verdict {
  const links = build(primary, rows);
  const missing = Object.keys(wanted).filter((name) => typeof links[name] !== 'object');
  if (needed && !links[needed]) missing.push(needed);
  if (missing.length > 0) return unseenBecause(`there is no ${missing.join(', ')}`);
  act(links);
  const wrong = Object.entries(wanted).flatMap(([name, right]) => {
    const found = links[name]!;
    const length = Math.max(right.length, found.length);
    // Only headers have a size: the vectors say −1 for the others.
    return Array.from({ length }, (_, node) => [found[node] ?? -1, right[node]] as const).flatMap(([is, should], node) =>
      is === should ? [] : [`${name}[${node}] is ${is}, but should be ${node < right.length ? should : 'no node'}`],
    );
  });
  return { wrong, unseen: [], isSeen: true };
}

/** Compares the lines that begin with cover or uncover; anything else may be printed beside them. */
function traceOf(build: Build, { primary, rows }: Problem, wanted: string[]): Verdict {
  let printed = '';
  const silent = console.log;
  console.log = (...words: unknown[]) => {
    printed += `${format(...words)}\n`;
    if (printed.length > MOST_LETTERS) throw new Error(`it prints more than ${MOST_LETTERS} letters`);
  };
  try {
    build(primary, rows).search();
  } finally {
    console.log = silent;
  }
  const lines = printed.split('\n').map(wordsOf);
  const found = lines.filter(([first]) => first === 'cover' || first === 'uncover');
  if (found.length === 0) return unseenBecause('no printed line begins with “cover” or “uncover”');
  const unseen: string[] = [];
  let right = wanted.map(wordsOf);
  if (!found.some(([first]) => first === 'uncover')) {
    unseen.push('no uncover is printed');
    right = right.filter(([first]) => first === 'cover');
  }
  if (found.every(({ length }) => length === 2)) {
    unseen.push('no sizes and updates are printed');
    right = right.map((words) => words.slice(0, 2));
  }
  const lineAt = (all: string[][], at: number): string => all[at]?.join(' ') ?? 'the end';
  const at = Array.from({ length: Math.max(right.length, found.length) }).findIndex(
    (_, line) => lineAt(found, line) !== lineAt(right, line),
  );
  const wrong = at < 0 ? [] : [`line ${at + 1} is ${lineAt(found, at)}, but should be ${lineAt(right, at)}`];
  return { wrong, unseen, isSeen: true };
}

function wordsOf(line: string): string[] {
  return line.match(/\p{L}+|-?\d+/gu) ?? [];
}

function resultsOf(build: Build, problem: Problem): Verdict {
  const links = build(problem.primary, problem.rows);
  links.search();
  const wrong: string[] = [];
  const unseen: string[] = [];
  if (links.solutions) wrong.push(...faultsOf(links.solutions, problem));
  else unseen.push('solutions are not given');
  for (const what of ['nodes', 'updates'] as const) {
    const found = links.counts?.[what];
    if (found === undefined) unseen.push(`${what} are not counted`);
    else if (found !== problem[what]) wrong.push(`${found} ${what}, but should be ${problem[what]}`);
  }
  return { wrong, unseen, isSeen: unseen.length < 3 };
}

function unseenBecause(why: string): Verdict {
  return { wrong: [], unseen: [why], isSeen: false };
}

function wrongBecause(why: string): Verdict {
  return { wrong: [why], unseen: [], isSeen: true };
}

/** The first solution that is none, or comes again; and their number, if it is wrong. */
function faultsOf(found: number[][], { primary, rows, solutions }: Problem): string[] {
  const seen = new Set<string>();
  const faultOf = (solution: number[]): string | undefined => {
    const key = [...solution].sort((a, b) => a - b).join();
    if (seen.has(key)) return 'comes again';
    seen.add(key);
    if (solution.some((row) => !rows[row])) return 'names a row that is not there';
    const twice = solution.find((row, at) => solution.indexOf(row) < at);
    if (twice !== undefined) return `has row ${twice} twice`;
    for (const [column, wanted] of primary.entries()) {
      const found = solution.filter((row) => rows[row].includes(column)).length;
      const [least, most] = boundsOf(wanted);
      if (found >= least && found <= most) continue;
      const covers = found === 0 ? `leaves column ${column} out` : `covers column ${column} ${inTimes(found)}`;
      return `${covers}, but should cover it ${inTimes(least, most)}`;
    }
    return undefined;
  };
  const wrong = found.length === solutions ? [] : [`${found.length} solutions, but should be ${solutions}`];
  for (const solution of found) {
    const fault = faultOf(solution);
    if (fault) return [...wrong, `the solution ${solution.join(' ')} ${fault}`];
  }
  return wrong;
}

function boundsOf(column: Column): [least: number, most: number] {
  return typeof column === 'boolean' ? [column ? 1 : 0, 1] : column;
}

/** `once`, `twice`, `3 times`, `at most twice`, `1 or 2 times`. */
function inTimes(least: number, most = least): string {
  if (least === most) return ['once', 'twice'][most - 1] ?? `${most} times`;
  if (least === 0) return `at most ${inTimes(most)}`;
  return `${least} ${most === least + 1 ? 'or' : 'to'} ${most} times`;
}

/** Runs the checks beside the program, and writes a line for each to the pipe of the process that judges. */
async function inside(vectors: Vectors): Promise<void> {
  const say = (line: unknown): number => writeSync(3, `${JSON.stringify(line)}\n`);
  // What is printed is read in the trace alone; elsewhere its cost would be lost.
  console.log = () => {};
  let build: Build | undefined;
  try {
    ({ dancingLinks: build } = (await import(pathToFileURL(file).href)) as { dancingLinks?: Build });
    say(build ? '' : 'it exports no dancingLinks');
  } catch (error) {
    say(short(error));
  }
  for (const { run } of build ? checksOf(vectors) : []) {
    try {
      const verdict = run(build!);
      const more = verdict.wrong.splice(MOST_FAULTS);
      say({ ...verdict, wrong: [...verdict.wrong.map(short), ...(more.length > 0 ? [`${more.length} more`] : [])] });
    } catch (error) {
      say(wrongBecause(`it fails, ${short(error)}`));
    }
  }
  process.exit();
}

function short(words: unknown): string {
  return String(words).slice(0, 300);
}

/** Starts the program in a process of its own, and says what the checks found. Returns the exit code. */
function judge(text: string): number {
  let vectors: Vectors;
  let checks: Check[];
  try {
    vectors = JSON.parse(text) as Vectors;
    checks = checksOf(vectors);
  } catch {
    console.log('These are not the vectors. Write: node check.ts < vectors.json');
    return 2;
  }
  const { output, error, status, signal } = spawnSync(
    process.execPath,
    ['--max-old-space-size=1024', fileURLToPath(import.meta.url), file, '--inside'],
    {
      input: text,
      timeout: Number(values.seconds) * 1000,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [fault, ...lines] = String(output[3]).split('\n').slice(0, -1).map(parsed);
  if (typeof fault === 'string' && fault !== '') {
    console.log(`${file} cannot be loaded: ${fault}`);
    return 2;
  }
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  const end = isLate ? `it does not end within ${values.seconds} seconds` : `it ends the process, ${signal ?? status}`;
  const verdicts = checks.map((_, at): Verdict => {
    if (at < lines.length) return lines[at] as Verdict;
    return at === lines.length ? wrongBecause(end) : unseenBecause('the program had ended');
  });
  verdicts.forEach(({ wrong, unseen, isSeen }, at) => {
    const seen = wrong.length > 0 ? [`wrong: ${wrong.join(', and ')}`] : isSeen ? ['right'] : [];
    const words = [...seen, ...(unseen.length > 0 ? [`not looked at: ${unseen.join(', ')}`] : [])];
    console.log(`${checks[at].name}: ${words.join('; ')}`);
  });
  const isWrong = verdicts.some(({ wrong }) => wrong.length > 0);
  const isSeen = verdicts.some((verdict) => verdict.isSeen);
  console.log(isWrong ? 'Something is wrong.' : isSeen ? 'All that was looked at is right.' : 'Nothing was looked at.');
  const { arrays, trace } = vectors;
  const never = [...(arrays ? [] : ['the arrays']), ...(trace ? [] : ['the trace']), 'the order of solutions'];
  console.log(`Never looked at: ${never.join(', ')}, other matrices, time and memory.`);
  return isWrong ? 1 : isSeen ? 0 : 2;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return wrongBecause('it writes where the verdicts are written');
  }
}

const text = readFileSync(0, 'utf8');
if (values.inside) await inside(JSON.parse(text) as Vectors);
else process.exitCode = judge(text);
