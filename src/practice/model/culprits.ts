/** Says by which rows and columns a model goes wrong, once it is known in the words of its task what goes wrong. */
import { inFigures, listed } from '#english/english.ts';
import { agreeOn } from '#puzzles/user-problem/colours.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import type { Said } from './names.ts';
import type { Case, Thing } from './task.ts';

/** A model of a case: the problem, and what each of its rows says. */
export interface Model {
  readonly problem: UserProblem;
  readonly said: readonly Said[];
  readonly one: Case;
}

const quoted = (name: string): string => `“${name}”`;

const MOST_NAMED = 3;

/** The names of rows or columns in a sentence, the first few of many. */
function named(names: readonly string[], last = 'and'): string {
  const more = names.length - MOST_NAMED;
  return listed([...names.slice(0, MOST_NAMED).map(quoted), ...(more > 0 ? [inFigures(more, 'other')] : [])], last);
}

const nameOf = ({ problem }: Model, row: number): string => quoted(problem.rows[row]?.name ?? '');

/** The columns that keep two rows apart. */
function sharedBy({ problem: { rows } }: Model, a: number, b: number): number[] {
  const other = new Set(rows[b]?.columns);
  const shared = rows[a]?.columns.filter((column) => other.has(column)) ?? [];
  return shared.filter((column) => !agreeOn(column, [rows[a], rows[b]]));
}

/** Which of the chosen rows break a rule: one alone, two that should clash, or all of them together. */
export function whyAllowed(model: Model, chosen: readonly number[]): string {
  const { said, one } = model;
  const telling = chosen.filter((row) => said[row]?.keys.length);
  const isWrong = (rows: readonly number[]): boolean =>
    faultOf(one, [...new Set(rows.flatMap((row) => said[row]?.keys ?? []))]) !== '';
  const alone = telling.find((row) => isWrong([row]));
  if (alone !== undefined) return `The row ${nameOf(model, alone)} breaks a rule by itself. Leave it out.`;
  for (const [at, a] of telling.entries()) {
    const b = telling.slice(at + 1).find((other) => isWrong([a, other]));
    if (b === undefined) continue;
    return `The rows ${nameOf(model, a)} and ${nameOf(model, b)} should clash, but they don’t: give them a column that both cover.`;
  }
  return (
    'No two of these rows break a rule: only several together do. A column that each of them covers would forbid too ' +
    'much: count with atMost or oneOf, or make a row of all that belongs together.'
  );
}

/** What is wrong with the facts of a solution; empty when only something may be left out. */
export function faultOf({ things, facts, wrong }: Case, keys: readonly string[]): string {
  const seen = new Set<string>();
  for (const key of keys) {
    const thing = facts.get(key)?.thing ?? '';
    if (seen.has(thing)) return things.find(({ name }) => name === thing)?.twice ?? '';
    seen.add(thing);
  }
  return wrong(keys);
}

/** Why a thing may be left out: a column that should be primary, or one that is not there. */
export function whyLeftOut({ problem, said, one }: Model, { name }: Thing): string {
  const about = said.flatMap(({ keys }, row) => (keys.some((key) => one.facts.get(key)?.thing === name) ? [row] : []));
  if (about.length === 0) return 'No row says anything about that.';
  const [first, ...others] = about.map((row) => problem.rows[row]?.columns ?? []);
  const common = first?.filter((column) => others.every((columns) => columns.includes(column))) ?? [];
  const idle = common.map((column) => problem.columns[column]).find((column) => column?.kind === 'secondary');
  return idle
    ? `The column ${quoted(idle.name)} is secondary, so it may stay uncovered. What must happen needs a primary column.`
    : 'Give what must be decided a primary column, and let every row that decides it cover that column.';
}

/** Why a solution of the task is none of the model’s. */
export function whyMissing(model: Model, keys: readonly string[]): string {
  const { problem, said, one } = model;
  const inside = new Set(keys);
  const fitting = said.flatMap(({ keys: own, strange }, row) =>
    own.length > 0 && strange.length === 0 && own.every((key) => inside.has(key)) ? [row] : [],
  );
  const without = keys.filter((key) => !fitting.some((row) => said[row]?.keys.includes(key)));
  if (without.length > 0) {
    const never = without.filter((key) => !said.some((row) => row.keys.includes(key)));
    const say = (never.length > 0 ? never : without).map((key) => one.facts.get(key)?.say ?? key);
    const [strange] = said.flatMap((row) => row.strange);
    const also = strange === undefined ? '' : ` But there is one that says ${quoted(strange)}. ${one.domain}`;
    return `No row ${never.length > 0 ? '' : 'that fits it '}says ${named(say, 'or')}.${also}`;
  }
  // One row for each of its facts is enough to see which of them shut each other out.
  const rows = [...new Set(keys.map((key) => fitting.find((row) => said[row]?.keys.includes(key)) ?? 0))];
  for (const [at, a] of rows.entries()) {
    for (const b of rows.slice(at + 1)) {
      const [shared] = sharedBy(model, a, b);
      if (shared === undefined) continue;
      const column = quoted(problem.columns[shared]?.name ?? '');
      return `The rows ${nameOf(model, a)} and ${nameOf(model, b)} share the column ${column}, so they clash, but they shouldn’t.`;
    }
  }
  const helpers = problem.rows.filter((_, row) => said[row]?.keys.length === 0);
  const covered = new Set(
    [...fitting.map((row) => problem.rows[row]), ...helpers].flatMap((row) => row?.columns ?? []),
  );
  const open = problem.columns.filter(({ kind }, column) => kind === 'primary' && !covered.has(column));
  if (open.length > 0) {
    const names = named(open.map(({ name }) => name));
    return open.length === 1
      ? `Its rows leave the primary column ${names} uncovered. If it may stay uncovered, make it secondary.`
      : `Its rows leave the primary columns ${names} uncovered. If they may stay uncovered, make them secondary.`;
  }
  return 'All its rows are there, and no two of them clash, but the primary columns that they leave can’t all be covered. Look at the rows that help, and at those that say several things at once.';
}

/** By which rows two solutions differ that say the same. */
export function whyTwice({ problem }: Model, first: readonly number[], second: readonly number[]): string {
  const names = (rows: readonly number[]): string[] => rows.map((row) => problem.rows[row]?.name ?? '');
  const [before, after] = [first.filter((row) => !second.includes(row)), second.filter((row) => !first.includes(row))];
  if (after.length === 0) return 'The first time it also has rows that change nothing.';
  if (before.length === 0) return `The second time it also has ${named(names(after))}.`;
  return `The second time it has ${named(names(after))} where it had ${named(names(before))}.`;
}
