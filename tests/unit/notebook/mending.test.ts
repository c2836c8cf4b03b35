/** The wrong encodings of lesson 17: the doctor sees what is wrong, and the solutions count what is known. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import type { Mending } from '#notebook/mending.ts';
import { judgeMending, mendingCells, mendingOf } from '#notebook/mending.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { examineWith } from '#notebook/rule-findings.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { permutations, sudokuFillings } from './brute-force.ts';
import { countOf, problemOf } from './count-of.ts';

const folder = new URL('../../../content/mends/', import.meta.url);
const names = readdirSync(folder).map((name) => name.replace('.md', ''));

/** Plans for four talks: each has a place of its own, and A and B are at two hours. */
function plans(): number {
  const hour = (place = 0): number => place % 2;
  const all = permutations([0, 1, 2, 3, 4, 5]).map((places) => places.slice(0, 4));
  const apart = all.filter(([a, b]) => hour(a) !== hour(b));
  return new Set(apart.map((plan) => plan.join())).size;
}

/** Lines of 1, 1, 2, 2, 3, 3 with so many other numbers between equal ones as they say. */
function langfordLines(): number {
  const lines = new Set(permutations([1, 1, 2, 2, 3, 3]).map((line) => line.join('')));
  const fits = (line: string): boolean =>
    ['1', '2', '3'].every((one) => line.lastIndexOf(one) - line.indexOf(one) === Number(one) + 1);
  return [...lines].filter(fits).length;
}

const known: Readonly<Record<string, { golden: number; wrong: number; findings: readonly string[] }>> = {
  talks: { golden: plans(), wrong: 0, findings: ['sums', 'primary that could be secondary'] },
  'small-sudoku': {
    golden: sudokuFillings('.... .... .... ....', [2, 2], false),
    // Latin squares of order 4 (OEIS A002860).
    wrong: 576,
    findings: ['missed clash'],
  },
  pairs: { golden: langfordLines(), wrong: 720, findings: ['missed clash', 'refused solution'] },
};

function run(task: Mending, encoding: string) {
  const outcomes = [...outcomesOf(mendingCells(task, encoding), compileCell).values()];
  for (const { error } of outcomes) expect(error).toBe(null);
  const problem = problemOf(outcomes);
  const output = outcomes.at(-1)?.output;
  const rules = (output?.kind === 'problem' && output.rules) || null;
  return { problem, rules, count: countOf(outcomes) };
}

test('each has its golden value', () => {
  expect(Object.keys(known).sort()).toEqual(names.sort());
});

describe.each(names)('%s', (name) => {
  const task = mendingOf(parseNotebook(readFileSync(new URL(`${name}.md`, folder), 'utf8')));
  const { golden, wrong, findings } = known[name]!;

  test('the doctor sees what is wrong', () => {
    const { problem, rules, count } = run(task, task.wrong);
    expect(count).toBe(wrong);
    const kinds = examineWith(problem, rules).findings.map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual([...findings].sort());
    const verdict = judgeMending(problem, rules, golden);
    expect(verdict.isMended).toBe(false);
    expect(verdict.words).toMatch(/^Not mended yet\. The doctor says: \S/);
  });

  test('the solution is one, and counts what brute force counts', () => {
    const { problem, rules, count } = run(task, task.solution);
    expect(count).toBe(golden);
    expect(examineWith(problem, rules).findings).toEqual([]);
    expect(judgeMending(problem, rules, golden)).toEqual({
      isMended: true,
      words: `Mended. The doctor finds nothing, and the search finds ${golden} solutions, as it should.`,
    });
  });

  test('without the rules, or with another count, nothing is mended', () => {
    const { problem, rules } = run(task, task.solution);
    expect(judgeMending(problem, null, golden).isMended).toBe(false);
    expect(judgeMending(problem, { clash: rules!.clash! }, golden).isMended).toBe(false);
    expect(judgeMending(problem, rules, golden + 1).isMended).toBe(false);
    expect(judgeMending(problem, rules, golden - 1).isMended).toBe(false);
  });
});

test('a search that is stopped is not said to find too few', () => {
  const six = [0, 1, 2, 3, 4, 5];
  const rows = six.flatMap((x) => six.flatMap((y) => six.map((z) => `x${x}y${y} x${x}z${z} y${y}z${z}`)));
  const text = [[...new Set(rows.join(' ').split(' '))].sort().join(' '), ...rows].join('\n');
  const clash = { all: 1, pairs: 1, isSample: false, wrongly: [], missed: [], counts: { wrongly: 0, missed: 0 } };
  const check = { solutions: 0, refused: 0, isAll: false, first: null };
  // Latin squares of order 6 (OEIS A002860).
  expect(judgeMending(parseUserProblem(text), { clash, check }, 812_851_200, 100_000).words).toBe(
    'Not mended yet. The doctor finds nothing, but the search had not finished after 100,000 updates.',
  );
});

test('copies that change places are found by the count alone', () => {
  const task = mendingOf(parseNotebook(readFileSync(new URL('pairs.md', folder), 'utf8')));
  // Each pair of rows that clash is given a column of its own: right rows, and each line eight times.
  const encoding = task.wrong.replace(
    /^for [^]*/m,
    `const rows = [];
for (const number of [1, 2, 3]) for (const copy of 'ab') for (const x of range(6)) rows.push({ number, copy, x });
const apart = combinations(rows, 2).filter(([a, b]) => a.number === b.number && a.copy !== b.copy && a.x !== b.x && Math.abs(a.x - b.x) !== a.number + 1);
apart.forEach((_, i) => pairs.secondary('apart' + i));
for (const row of rows) pairs.row(row.number + row.copy + ' at ' + row.x, [row.number + row.copy, 'place' + row.x, ...apart.flatMap((pair, i) => pair.includes(row) ? ['apart' + i] : [])], [fill(row.x, 0, row.number)]);
`,
  );
  const { problem, rules, count } = run(task, encoding);
  expect(count).toBe(16);
  expect(judgeMending(problem, rules, 2).words).toBe(
    'Not mended yet. The doctor finds nothing, but the search finds more than 2 solutions.',
  );
});
