/** Which vector catches which bug: found by running each bug on each vector. */
import { type PlainArrays, ARRAYS } from '#exhibits/plain-arrays.ts';
import { counted } from '#english/english.ts';
import { type Bug, withBug } from './bugs.ts';
import type { BugTrace, FirstWrong } from './judge-trace.ts';
import { type PlainLinks, type Program, arraysOf, EndlessError, programOf } from './injected.ts';
import type { PlainProblem } from './plain-problem.ts';
import type { CountedProblem, Vectors } from './vectors.ts';

/** What a check says of a program. */
export type Verdict =
  | { readonly kind: 'same' }
  /** `found` is what the program gives instead, in words. */
  | { readonly kind: 'differs'; readonly found: string }
  | { readonly kind: 'endless' }
  | { readonly kind: 'breaks' };

export interface Check<Column = boolean> {
  readonly id: string;
  readonly name: string;
  /** Runs a program; `turns` is how often its loops may turn. */
  run(program: Program<Column>, turns: number): Verdict;
}

/** A bug, and what each check says of it. */
export interface Judged {
  readonly bug: Bug;
  readonly verdicts: readonly Verdict[];
}

export interface Caught extends Judged {
  /** The first line of the trace that it gets wrong, among all and among the covers. */
  readonly trace: Omit<BugTrace, 'name'>;
}

/** How many times as long as the right program a wrong one may run before it counts as endless. */
const PATIENCE = 4;

/** The columns of the 6×7 matrix. */
const LETTERS = 'ABCDEFG';

/** The place of the trace among the checks. */
const TRACE = 3;

/** The checks in the order in which one makes them: arrays, then the trace, then counts. */
export function checksOf({ arrays, trace, problems }: Vectors): Check[] {
  const [knuth] = problems;
  if (!knuth) throw new RangeError('there are no problems');
  const ofArrays = (id: string, name: string, wanted: PlainArrays, act: (links: PlainLinks) => void): Check => ({
    id,
    name,
    run: (program, turns) => judge(() => arraysAfter(program, knuth, turns, act), wanted, differenceOf),
  });
  return [
    ofArrays('built', 'the arrays as built', arrays.built, () => undefined),
    ofArrays('cover-a', 'the arrays after cover(A)', arrays.coverA, ({ cover }) => cover(1)),
    ofArrays('searched', 'the arrays after the search', arrays.searched, ({ search }) => search()),
    {
      id: 'trace',
      name: 'the trace',
      run: (program, turns) =>
        judge(
          () => traceBy(program, knuth, turns),
          trace,
          (found) => {
            const index = firstWrong(found, trace);
            return `line ${index + 1}: ${found[index] ?? 'nothing'}`;
          },
        ),
    },
    ...problems.map(countCheck),
  ];
}

/** The check of a program’s counts on a problem. */
export function countCheck<Column>(problem: CountedProblem<Column>): Check<Column> {
  const { id, name } = problem;
  return {
    id,
    name,
    run: (program, turns) => judge(() => countsBy(program, problem, turns), countsOf(problem), countWords),
  };
}

/** Runs every bug on every check. */
export function catchBugs(program: string, bugs: readonly Bug[], vectors: Vectors): Caught[] {
  const checks = checksOf(vectors);
  const turns = turnsOf(program, checks);
  return judgeBugs(program, bugs, checks, turns).map(({ bug, verdicts }) => ({
    bug,
    verdicts,
    trace: traceOfBug(programOf(withBug(program, bug)), vectors, turns[TRACE] ?? 0),
  }));
}

/** What each check says of each bug. @param turns how often the loops of a program may turn in each check */
export function judgeBugs<Column>(
  program: string,
  bugs: readonly Bug[],
  checks: readonly Check<Column>[],
  turns: readonly number[] = turnsOf(program, checks),
): Judged[] {
  return bugs.map((bug) => {
    const wrong = programOf<Column>(withBug(program, bug));
    return { bug, verdicts: checks.map((check, index) => check.run(wrong, turns[index] ?? 0)) };
  });
}

/** How often the loops may turn in each check. */
function turnsOf<Column>(program: string, checks: readonly Check<Column>[]): number[] {
  const right = programOf<Column>(program);
  return checks.map((check) => {
    const { kind } = check.run(right, Infinity);
    if (kind !== 'same') throw new RangeError(`the program itself fails ${check.name}`);
    return right.turned * PATIENCE;
  });
}

/** What the judge of traces has to know of bugs. */
export function bugTraces(caught: readonly Caught[]): BugTrace[] {
  return caught.map(({ bug: { name }, trace }) => ({ name, ...trace }));
}

/** The first wrong lines of a program's trace, as far as it comes. */
function traceOfBug(program: Program, { problems, trace }: Vectors, turns: number): Caught['trace'] {
  const lines: string[] = [];
  try {
    if (problems[0]) traceBy(program, problems[0], turns, lines);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  const first = (found: readonly string[], wanted: readonly string[]): FirstWrong | null => {
    const index = firstWrong(found, wanted);
    const text = found[index];
    return text === undefined ? null : { index, text };
  };
  const covers = (all: readonly string[]): string[] => all.filter((line) => line.startsWith('c'));
  return { all: first(lines, trace), covers: first(covers(lines), covers(trace)) };
}

function judge<T>(run: () => T, wanted: T, say: (found: T, wanted: T) => string): Verdict {
  try {
    const found = run();
    return JSON.stringify(found) === JSON.stringify(wanted)
      ? { kind: 'same' }
      : { kind: 'differs', found: say(found, wanted) };
  } catch (error) {
    // A search that calls itself without end runs out of stack.
    const isEndless = error instanceof EndlessError || error instanceof RangeError;
    return { kind: isEndless ? 'endless' : 'breaks' };
  }
}

function arraysAfter(
  program: Program,
  problem: PlainProblem,
  turns: number,
  act: (links: PlainLinks) => void,
): PlainArrays {
  return program.run(problem, turns, (links) => {
    act(links);
    return arraysOf(links);
  });
}

function traceBy(program: Program, problem: PlainProblem, turns: number, lines: string[] = []): string[] {
  program.run(
    problem,
    turns,
    ({ search }) => search(),
    (kind, header, { S, counts }) => {
      const sizes = S.slice(1, LETTERS.length + 1).join(' ');
      lines.push(`${kind} ${LETTERS[header - 1] ?? '?'}, ${sizes}, ${counts.updates}`);
    },
  );
  return lines;
}

interface Counts {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
}

function countsBy<Column>(program: Program<Column>, problem: PlainProblem<Column>, turns: number): Counts {
  return program.run(problem, turns, ({ search, solutions, counts }) => {
    search();
    return { solutions: solutions.length, nodes: counts.nodes, updates: counts.updates };
  });
}

function countsOf({ solutions, nodes, updates }: Counts): Counts {
  return { solutions, nodes, updates };
}

function countWords({ solutions, nodes, updates }: Counts): string {
  return `${counted(solutions, 'solution')}, ${counted(nodes, 'node')}, ${counted(updates, 'update')}`;
}

function firstWrong(found: readonly string[], wanted: readonly string[]): number {
  const index = found.findIndex((line, at) => line !== wanted[at]);
  return index < 0 ? found.length : index;
}

/** `R[9] is 10`, the first place where two sets of arrays differ. */
function differenceOf(found: PlainArrays, wanted: PlainArrays): string {
  for (const name of ARRAYS) {
    const node = wanted[name].findIndex((value, at) => found[name][at] !== value);
    if (node >= 0) return `${name}[${node}] is ${found[name][node] ?? 'not there'}`;
  }
  return 'there are more nodes';
}
