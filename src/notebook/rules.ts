/**
 * Compares the rules that a reader writes as functions with the matrix. This runs in the sandbox; the report is plain
 * data, which `rules-report.ts` validates on the page.
 */
import { engineOfAny } from '#dlx/bounded/engine-of-any.ts';
import { keepsApart, matrixOf, onesOf } from '#puzzles/user-problem/colours.ts';
import type { Mark, Place } from '#puzzles/marks.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import type { CheckReport, ClashReport, RowPair, RulesReport } from './rules-report.ts';
import { MOST_PAIRS_TOLD, MOST_WORDS } from './rules-report.ts';

/** A row as the rules get it, and as a cell reads it. */
export interface RuleRow<Value = unknown> {
  readonly name: string;
  /** The names of its columns, with colours: `x:A`. */
  readonly columns: readonly string[];
  readonly marks: readonly Mark[];
  /** The cells that it fills, as `[x, y]`, in the order of its marks. */
  readonly cells: readonly Place[];
  /** What it answers with in a solution, when that is not its name. */
  readonly value?: Value;
}

/** True when two rows may not be chosen together. */
export type Clash<Value = unknown> = (a: RuleRow<Value>, b: RuleRow<Value>) => boolean;

/** True when a solution is right; else false, or a sentence that says what is wrong. */
export type Check<Value = unknown> = (solution: readonly RuleRow<Value>[]) => string | boolean;

export interface Rules {
  readonly clash?: Clash | undefined;
  readonly check?: Check | undefined;
  /** Rows that the library has added to the reader's, by their numbers: no rule gets them. */
  readonly made?: ReadonlySet<number> | undefined;
  /** The values of rows, by their numbers. */
  readonly values?: ReadonlyMap<number, { readonly value: unknown }> | undefined;
}

/** The bounds of one comparison. */
interface RuleBounds {
  /** With more pairs of rows than this, a sample of this size is compared. */
  readonly pairs: number;
  readonly solutions: number;
  readonly updates: number;
  /** In milliseconds, per rule. */
  readonly time: number;
}

export const BOUNDS: RuleBounds = {
  pairs: 2_000_000,
  solutions: 1_000,
  updates: 10_000_000,
  time: 2_000,
};

/** Fixed, so that the sample is reproducible. */
const SEED = 12;

/**
 * Returns the report on a problem; null when there are no rules.
 * @throws what a rule throws, with the line of the cell in its stack; RangeError for an answer of the wrong type
 */
export function reportOf(
  problem: UserProblem,
  { clash, check, made, values }: Rules,
  bounds: RuleBounds = BOUNDS,
): RulesReport | null {
  if (!clash && !check) return null;
  const rows = problem.rows.map((row, index): RuleRow => {
    const columns = onesOf(problem.columns, row);
    const { name, marks } = row;
    return { name, columns, marks, cells: cellsOf(marks), ...values?.get(index) };
  });
  return {
    ...(clash && { clash: compared(problem, rows, { clash, made }, bounds) }),
    ...(check && { check: checked(problem, rows, { check, made }, bounds) }),
  };
}

/** The cells that marks fill. */
export function cellsOf(marks: readonly Mark[]): Place[] {
  return marks.flatMap((mark) => (mark.mark === 'fill' ? [mark.at] : []));
}

function compared(
  problem: UserProblem,
  rows: readonly RuleRow[],
  { clash, made }: { readonly clash: Clash; readonly made: ReadonlySet<number> | undefined },
  bounds: RuleBounds,
): ClashReport {
  const asked = [...rows.keys()].filter((row) => made?.has(row) !== true);
  const all = (asked.length * (asked.length - 1)) / 2;
  const isSample = all > bounds.pairs;
  const [wrongly, missed]: [RowPair[], RowPair[]] = [[], []];
  const counts = { wrongly: 0, missed: 0 };
  const until = performance.now() + bounds.time;
  const share = sharing(problem);
  let pairs = 0;
  for (const [first, second] of isSample ? sampled(asked.length, bounds.pairs) : everyPair(asked.length)) {
    if (pairs % 1_024 === 1_023 && performance.now() > until) break;
    pairs += 1;
    const [a = -1, b = -1] = [asked[first], asked[second]];
    const [one, other] = [rows[a], rows[b]];
    if (!one || !other) continue;
    const isClash = truth(clash(one, other)) || truth(clash(other, one));
    if (isClash === share(a, b)) continue;
    const [kind, list] = isClash ? (['missed', missed] as const) : (['wrongly', wrongly] as const);
    counts[kind] += 1;
    if (list.length < MOST_PAIRS_TOLD) list.push([a, b]);
  }
  return { all, pairs, isSample, wrongly, missed, counts };
}

function truth(said: unknown): boolean {
  if (typeof said === 'boolean') return said;
  throw new RangeError('clash must return true or false: true when the two rows may not be chosen together');
}

/** Returns a test for two rows that share a column which keeps them apart; fast while the first row stays the same. */
function sharing(problem: UserProblem): (a: number, b: number) => boolean {
  const { columns, rows } = problem;
  const inFirst = new Int32Array(columns.length).fill(-1);
  let first = -1;
  return (a, b) => {
    if (a !== first) for (const column of rows[a]?.columns ?? []) inFirst[column] = a;
    first = a;
    return (rows[b]?.columns ?? []).some((column) => inFirst[column] === a && keepsApart(problem, column, [a, b]));
  };
}

function* everyPair(count: number): Generator<RowPair> {
  for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) yield [a, b];
}

/** Yields `pairs` random pairs of different rows, with repetition (xorshift32, Marsaglia 2003). */
function* sampled(count: number, pairs: number): Generator<RowPair> {
  let state = SEED;
  const next = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  for (let drawn = 0; drawn < pairs; drawn += 1) {
    const [a, other] = [next(count), next(count - 1)];
    const b = other >= a ? other + 1 : other;
    yield a < b ? [a, b] : [b, a];
  }
}

function checked(
  problem: UserProblem,
  rows: readonly RuleRow[],
  { check, made }: { readonly check: Check; readonly made: ReadonlySet<number> | undefined },
  bounds: RuleBounds,
): CheckReport {
  const search = engineOfAny({ engine: 'links' })(matrixOf(problem));
  const until = performance.now() + bounds.time;
  let [solutions, refused] = [0, 0];
  let first: CheckReport['first'] = null;
  while (solutions < bounds.solutions && performance.now() < until) {
    search.run({ solutions: solutions + 1, updates: bounds.updates });
    if (search.solutions === solutions) break;
    solutions += 1;
    const chosen = search.rows();
    const said = verdict(check(chosen.flatMap((row) => (made?.has(row) ? [] : (rows[row] ?? [])))));
    if (said === '') continue;
    refused += 1;
    first ??= { solution: solutions, rows: chosen, words: said === 'no' ? '' : said };
  }
  // The search has to go on to know whether another solution exists.
  if (!search.done && solutions < bounds.solutions) search.run({ solutions: solutions + 1, updates: bounds.updates });
  return { solutions, refused, isAll: search.done && search.solutions === solutions, first };
}

/** Empty for a solution that is right, `no` for false, else the sentence of the rule. */
function verdict(said: unknown): string {
  if (typeof said === 'boolean') return said ? '' : 'no';
  if (typeof said === 'string') return said.trim().slice(0, MOST_WORDS);
  throw new RangeError('check must return true, or false, or a sentence that says what is wrong with the solution');
}
