/**
 * Judges a model by what its rows say: the sets of facts of its solutions must be the solutions of the task, each once,
 * on the data that the reader sees and on others. Columns are named only to say how a fault came about.
 */
import { inFigures, inWords, listed, times } from '#english/english.ts';
import { smallest } from '#dlx/choosers.ts';
import { Search } from '#dlx/search.ts';
import { matrixOf } from '#puzzles/user-problem/colours.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { type Model, faultOf, whyAllowed, whyLeftOut, whyMissing, whyTwice } from './culprits.ts';
import { readRow } from './names.ts';
import { solutionKey, solutionsOf } from './solutions.ts';
import type { Case, ModelTask, Table } from './task.ts';

/** What the reader's cell gives on one of the data: a problem, or why there is none. */
export type Given = { readonly problem: UserProblem } | { readonly problem: null; readonly fault: string };

export type VerdictKind =
  /** Right on all data. */
  | 'right'
  /** The cell fails, or gives no problem. */
  | 'fails'
  /** No row says a fact; or rows of a solution say things that are not in the task. */
  | 'says nothing'
  | 'says strange things'
  /** A solution breaks a rule, leaves something out, is missing, or is counted more than once. */
  | 'allows too much'
  | 'leaves out'
  | 'misses'
  | 'counts twice'
  /** The search of the model takes too long. */
  | 'too long';

export interface Verdict {
  readonly kind: VerdictKind;
  /** On which of the data, from 0. */
  readonly at: number;
  /** The finding in the words of the task, in one or two sentences. */
  readonly words: string;
  /** The rows and columns by which it came about; empty when there is nothing to say. */
  readonly why: string;
  /** The solution that is wrong or missing. */
  readonly table?: Table;
}

/** The bounds of the search of one model. */
const MOST = { solutions: 20_000, updates: 20_000_000 };

/** The verdict on what the cell gives on each of the data, in their order. */
export function judge(task: ModelTask, given: readonly Given[]): Verdict {
  let first: Verdict | null = null;
  for (const [at, one] of task.cases.entries()) {
    const got = given[at];
    const verdict = got?.problem
      ? judgeCase(task, one, got.problem)
      : { kind: 'fails' as const, words: got?.fault || 'The last line of the cell does not give a problem.', why: '' };
    if (verdict.kind !== 'right') return at === 0 ? { ...verdict, at } : onOthers(task, one, { ...verdict, at });
    first ??= { ...verdict, at };
  }
  if (!first) throw new RangeError(`the task ${task.name} has no data`);
  return first;
}

/** A fault that shows on other data only: often something in the model is a number that should have been read. */
function onOthers(task: ModelTask, { code }: Case, verdict: Verdict): Verdict {
  const [first] = task.cases;
  const names = [...(first?.code ?? code).matchAll(/^const (\w+)/gm)].map(([, name = '']) => name);
  return {
    ...verdict,
    words: `Right on what you see, but not on other data. ${verdict.words}`,
    why: [
      verdict.why,
      `The other data: ${dataWords(code)}.`,
      `Take everything from ${listed(names)}, so that none of their names and numbers is written into your cell.`,
    ]
      .join(' ')
      .trim(),
  };
}

/** The constants in one line. */
function dataWords(code: string): string {
  return code
    .replace(/^\/\/.*\n/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/;/g, '')
    .replaceAll('const ', ', ')
    .replace(/^, /, '')
    .replace(/ ,/g, ',')
    .trim();
}

type Found = Omit<Verdict, 'at'>;

function judgeCase(task: ModelTask, one: Case, problem: UserProblem): Found {
  const model: Model = { problem, said: problem.rows.map((row) => readRow(row, task, one)), one };
  if (model.said.every(({ keys, strange }) => keys.length + strange.length === 0)) {
    return {
      kind: 'says nothing',
      words:
        problem.rows.length === 0
          ? 'There are no rows yet.'
          : `No row says what it does. Begin the name of each row with words such as “${task.form}”.`,
      why: '',
    };
  }
  const search = new Search(matrixOf(problem), smallest);
  /** For each set of facts how often it came, and the rows that said it first and next. */
  const came = new Map<string, { count: number; first: readonly number[]; next: readonly number[] }>();
  let solutions = 0;
  while (solutions < MOST.solutions) {
    search.run({ solutions: solutions + 1, updates: MOST.updates });
    if (search.solutions === solutions) break;
    solutions += 1;
    const rows = search.rows();
    const keys = [...new Set(rows.flatMap((row) => model.said[row]?.keys ?? []))];
    const key = solutionKey(keys);
    const before = came.get(key);
    if (before) {
      before.count += 1;
      if (before.count === 2) before.next = rows;
      continue;
    }
    const fault = faultOfSolution(model, rows, keys);
    if (fault) return fault;
    came.set(key, { count: 1, first: rows, next: [] });
  }
  return compare(model, came, search.done ? 'all' : solutions < MOST.solutions ? 'too long' : 'too many');
}

/** What is wrong with one solution of the model, or null. */
function faultOfSolution(model: Model, rows: readonly number[], keys: readonly string[]): Found | null {
  const { said, one } = model;
  const [strange] = rows.flatMap((row) => said[row]?.strange ?? []);
  if (strange !== undefined) {
    return {
      kind: 'says strange things',
      words: `A row says “${strange}”, but there is nothing like that here. ${one.domain}`,
      why: '',
    };
  }
  const fault = faultOf(one, keys);
  if (fault !== '') {
    return {
      kind: 'allows too much',
      words: `Your rows allow this: ${fault}.`,
      why: whyAllowed(model, rows),
      table: one.table(keys),
    };
  }
  const decided = new Set(keys.map((key) => one.facts.get(key)?.thing));
  const open = one.things.find(({ name }) => !decided.has(name));
  return open
    ? {
        kind: 'leaves out',
        words: `Your rows call this a solution, but ${open.none}.`,
        why: whyLeftOut(model, open),
        table: one.table(keys),
      }
    : null;
}

type Came = ReadonlyMap<
  string,
  { readonly count: number; readonly first: readonly number[]; readonly next: readonly number[] }
>;

/** Compares solutions that are all right with those of the task. */
function compare(model: Model, came: Came, how: 'all' | 'too long' | 'too many'): Found {
  const { one } = model;
  const right = solutionsOf(one);
  const twice = [...came.values()].find(({ count }) => count > 1);
  const missing = right.filter((keys) => !came.has(solutionKey(keys)));
  if (how === 'all' && missing[0]) {
    return {
      kind: 'misses',
      words:
        came.size === 0
          ? 'Your rows have no solution, but this should be one.'
          : `Your rows have ${inWords(came.size)} of ${inFigures(right.length, 'solution')}, and this one is missing.`,
      why: whyMissing(model, missing[0]),
      table: one.table(missing[0]),
    };
  }
  if (twice) {
    const all = [...came.values()].reduce((sum, { count }) => sum + count, 0);
    const keys = [...came].find(([, each]) => each === twice)?.[0].split('\n') ?? [];
    const isPair = how === 'all' && all === 2;
    const many = how === 'all' ? inFigures(all, 'solution') : `at least ${inFigures(all, 'solution')}`;
    return {
      kind: 'counts twice',
      words:
        `Your rows have ${many}, but ` +
        `${came.size === 1 ? `${isPair ? 'both' : 'all'} of them say the same` : `they say only ${inWords(came.size)} different things`}. ` +
        `This one is counted ${how === 'all' ? '' : 'at least '}${times(twice.count)}.`,
      why: whyTwice(model, twice.first, twice.next),
      table: one.table(keys),
    };
  }
  if (how !== 'all') {
    return {
      kind: 'too long',
      words:
        `${came.size === 0 ? 'No solution has been found so far, and' : 'Everything found so far is right, but'} the search had ` +
        `not finished after ${inWords(MOST.updates)} updates.`,
      why: 'Look for secondary columns that should be primary: the search branches on primary columns only.',
    };
  }
  return {
    kind: 'right',
    words:
      right.length === 1 ? '1 solution, counted once.' : `${inFigures(right.length, 'solution')}, each counted once.`,
    why: '',
  };
}
