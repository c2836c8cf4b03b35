import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { compileCell } from '#notebook/compile.ts';
import { modelCells, modelTextOf } from '#notebook/model-text.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { type Given, type Verdict, type VerdictKind, judge } from '#practice/model/judge.ts';
import { readRow } from '#practice/model/names.ts';
import { solutionsOf } from '#practice/model/solutions.ts';
import type { ModelTask } from '#practice/model/task.ts';
import { matrixOf } from '#puzzles/user-problem/colours.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { readUserProblem } from '#puzzles/user-problem/read.ts';

export const textOf = (task: ModelTask) =>
  modelTextOf(
    parseNotebook(readFileSync(new URL(`../../../../content/models/${task.name}.md`, import.meta.url), 'utf8')),
  );

/** What a cell gives on each of the data of a task. */
export function givenBy(task: ModelTask, code: string): Given[] {
  return task.cases.map((one) => {
    const outcomes = [...outcomesOf(modelCells(textOf(task), one.code, code), compileCell).values()];
    const fault = outcomes.find(({ error }) => error)?.error?.message;
    if (fault !== undefined) return { problem: null, fault };
    const output = outcomes.at(-1)?.output;
    if (output?.kind !== 'problem') return { problem: null, fault: '' };
    const { problem, faults } = readUserProblem(output.data);
    return problem ? { problem } : { problem: null, fault: faults[0]?.words ?? '' };
  });
}

export const verdictOn = (task: ModelTask, code: string): Verdict => judge(task, givenBy(task, code));

/** The reference with parts replaced; each part has to be there. */
export function patched(code: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the reference has no ${from}`);
    return text.replaceAll(from, to);
  }, code);
}

interface Wrong {
  readonly code: string;
  readonly kind: VerdictKind;
  /** What its words and the rows and columns say. */
  readonly words: RegExp;
  readonly why?: RegExp;
  /** On which of the data it shows. Default: 0. */
  readonly at?: number;
}

interface TaskTests {
  /** How many solutions it has on each of the data, counted by hand or elsewhere. */
  readonly counts: readonly number[];
  readonly rights: Readonly<Record<string, string>>;
  readonly wrongs: Readonly<Record<string, Wrong>>;
}

/** The tests of one task: the reference, right models, wrong ones, and the reference with a row or a column less. */
export function testTask(task: ModelTask, { counts, rights, wrongs }: TaskTests): void {
  const { solution } = textOf(task);

  describe(task.name, () => {
    test('has so many solutions by trying', () => {
      expect(task.cases.map((one) => solutionsOf(one).length)).toEqual(counts);
    });

    test('the reference is right', () => {
      expect(verdictOn(task, solution)).toMatchObject({ kind: 'right' });
    });

    test.each(Object.entries(rights))('right: %s', (_, code) => {
      const { kind, words, why } = verdictOn(task, code);
      expect(`${kind}: ${words} ${why}`).toMatch(/^right: /);
    });

    test.each(Object.entries(wrongs))('wrong: %s', (_, { code, kind, words, why = /(?:)/, at = 0 }) => {
      const verdict = verdictOn(task, code);
      expect(verdict.words).toMatch(words);
      expect(verdict.why).toMatch(why);
      expect(verdict).toMatchObject({ kind, at });
    });

    test('a row or a column less is noticed, whenever it changes the solutions', () => {
      const [whole] = givenBy(task, solution);
      const alone = { ...task, cases: task.cases.slice(0, 1) };
      if (!whole?.problem) throw new Error('the reference gives no problem');
      const before = meaning(task, whole.problem);
      const mutants = [...rowsLess(whole.problem), ...columnsLess(whole.problem)];
      const changed = mutants.filter((problem) => {
        const isChanged = meaning(task, problem) !== before;
        const { kind } = judge(alone, [{ problem }]);
        expect(kind === 'right').toBe(!isChanged);
        return isChanged;
      });
      expect(changed.length).toBeGreaterThan(4);
    });
  });
}

/** What the solutions of a problem say, each as often as it is found. */
function meaning(task: ModelTask, problem: UserProblem): string {
  const said = problem.rows.map((row) => readRow(row, task, task.cases[0]!).keys);
  const all = [...solve(matrixOf(problem), { limit: 100_000 })].map((rows) =>
    [...new Set(rows.flatMap((row) => said[row] ?? []))].sort().join(),
  );
  return all.sort().join('\n');
}

const rowsLess = (problem: UserProblem): UserProblem[] =>
  problem.rows.map((_, at) => ({ ...problem, rows: problem.rows.filter((__, row) => row !== at) }));

function columnsLess(problem: UserProblem): UserProblem[] {
  return problem.columns.map((_, at) => ({
    ...problem,
    columns: problem.columns.filter((__, column) => column !== at),
    rows: problem.rows.map((row) => ({
      ...row,
      columns: row.columns.filter((column) => column !== at).map((column) => (column > at ? column - 1 : column)),
    })),
  }));
}
