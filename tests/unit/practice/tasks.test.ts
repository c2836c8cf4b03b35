import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMatrix } from '#dlx/index.ts';
import { createRandom } from '#dlx/random.ts';
import { isAsked, LAST_SEED, sheetOf, taskKinds } from '#practice/tasks/index.ts';
import { type Task, columnsIn, rowsIn } from '#practice/tasks/task.ts';
import { solutionsByBruteForce } from '../../matrices/brute-force.ts';

const SEEDS = [1, 2, 3, 7, 11, 42, 99, 512, 2_026, LAST_SEED];
const sheets = SEEDS.map((seed) => sheetOf(seed));
const titles = taskKinds.map(({ title }) => title);
const ofKind = (title: string): Task[] => sheets.map((sheet) => sheet[titles.indexOf(title)]!);

/** The rows and kinds of a task, read from what the reader sees. */
function seen({ given }: Task): { primary: string[]; secondary: string[]; rows: string[][] } {
  const named = (kind: string): string[] =>
    (new RegExp(`^${kind} columns: (.*)$`, 'm').exec(given)?.[1] ?? '').split(' ').filter(Boolean);
  const rows = Array.from(given.matchAll(/^ *\d+ {2}(.*)$/gm), ([, row = '']) => row.split(' '));
  return { primary: named('Primary'), secondary: named('Secondary'), rows };
}

/** All exact covers by brute force, with rows counted from 1. */
function bruteForce({ primary, secondary, rows }: ReturnType<typeof seen>): string[] {
  const names = [...primary, ...secondary];
  const matrix = createMatrix(
    names.map((name, at) => ({ name, kind: at < primary.length ? 'primary' : 'secondary' }) as const),
    rows.map((row) => row.map((name) => names.indexOf(name))),
  );
  const fromOne = (text: string): string =>
    text
      .split(' ')
      .map((row) => Number(row) + 1)
      .join(' ');
  return solutionsByBruteForce(matrix).map(fromOne).toSorted();
}

test('there are thirty kinds, eight of them on models, and each key is right', () => {
  expect(new Set(titles).size).toBe(30);
  expect(titles.filter((_, at) => isAsked(at, 'modelling')).length).toBe(8);
  for (const sheet of sheets) {
    for (const [at, { key, grade }] of sheet.entries()) {
      expect(grade(key), titles[at]).toMatchObject({ isRight: true });
    }
  }
});

test('the sheet on the first lessons has no secondary columns, nor asks for a lesson that has', () => {
  const order = readdirSync('content/lessons').map((file) => file.replace(/^\d+-|\.mdx$/g, ''));
  const places = titles.flatMap((_, at) => (isAsked(at, 'first') ? [at] : []));
  expect(places).toHaveLength(8);
  for (const at of places) {
    expect(order.indexOf(taskKinds[at]!.after), titles[at]).toBeLessThan(order.indexOf('secondary-columns'));
    for (const sheet of sheets) {
      const { ask, given, form, matrix } = sheet[at]!;
      expect(`${ask} ${given} ${form}`, titles[at]).not.toMatch(/secondary/i);
      expect(matrix?.columns.some(({ kind }) => kind !== 'primary') ?? false, titles[at]).toBe(false);
    }
  }
});

test('the same seed gives the same sheet, another seed another', () => {
  expect(sheetOf(7).map(({ key }) => key)).toEqual(sheetOf(7).map(({ key }) => key));
  for (const [at, title] of titles.entries()) {
    const tasks = sheets.map((sheet) => sheet[at]);
    expect(new Set(tasks.map((task) => `${task?.ask} ${task?.given} ${task?.key}`)).size, title).toBeGreaterThan(3);
  }
});

test('whatever is written, there are words, and a wrong answer does not give the key away', () => {
  const random = createRandom(5);
  const letters = 'ABCXYhpso0123456789 ,;|\n\t<>&"\'é\u0000-'.split('');
  for (const sheet of sheets.slice(0, 3)) {
    for (const { key, grade } of sheet) {
      for (let at = 0; at < 200; at += 1) {
        const answer = Array.from({ length: random.below(30) }, () => letters[random.below(letters.length)]).join('');
        const { isRight, words } = grade(answer);
        expect(words.length).toBeGreaterThan(10);
        if (!isRight && key.length > 4) expect(words).not.toContain(key);
      }
      expect(grade('').words).toBe('Write an answer first.');
      expect(grade('A '.repeat(3_000))).toMatchObject({ isRight: false });
    }
  }
});

test('the covers are all there are, and fewer are not enough', () => {
  for (const task of ofKind('All exact covers')) {
    const all = bruteForce(seen(task));
    expect(task.key.split('; ').toSorted()).toEqual(all);
    expect(all.length).toBeGreaterThan(0);
    if (all.length > 1) expect(task.grade(all[0] ?? '')).toMatchObject({ isRight: false });
    const rows = seen(task).rows.map((_, row) => row + 1);
    for (const row of rows) {
      expect(task.grade(String(row)).isRight, `row ${row} alone`).toBe(all.join() === String(row));
    }
  }
});

test('rows that have a column in common are named by the numbers of the sheet', () => {
  const tasks = ofKind('All exact covers').flatMap((task) => {
    const both = seen(task).rows.flatMap((row, at) => (row.includes('A') ? [at + 1] : []));
    return both.length > 1 ? [{ task, both: both.slice(0, 2) }] : [];
  });
  expect(tasks.length).toBeGreaterThan(3);
  for (const { task, both } of tasks) {
    expect(task.grade(both.join(' '))).toMatchObject({
      isRight: false,
      words: `${both.join(' ')} is not an exact cover: rows ${both.join(' and ')} both have a 1 in A.`,
    });
  }
});

test('the columns branched on are the smallest, by counting what is left', () => {
  for (const task of ofKind('The first three columns')) {
    const { primary, rows } = seen(task);
    const [first = '', second = ''] = task.key.split(' ');
    const smallest = (left: readonly string[][], open: readonly string[]): string | undefined =>
      open.toSorted((a, b) => size(left, a) - size(left, b))[0];
    const size = (left: readonly string[][], name: string): number => left.filter((row) => row.includes(name)).length;
    expect(first).toBe(smallest(rows, primary));
    const tried = rows.find((row) => row.includes(first)) ?? [];
    const left = rows.filter((row) => !row.some((name) => tried.includes(name)));
    expect(second).toBe(
      smallest(
        left,
        primary.filter((name) => !tried.includes(name)),
      ),
    );
    for (const name of primary) {
      if (name !== first) expect(task.grade(`${name} ${task.key.slice(2)}`).isRight).toBe(false);
    }
  }
});

test('the sizes are those of the rows that stay', () => {
  for (const task of ofKind('Sizes after a cover')) {
    const { primary, secondary, rows } = seen(task);
    const covered = /^Cover column (\w)/.exec(task.ask)?.[1] ?? '';
    const stay = rows.filter((row) => !row.includes(covered));
    const sizes = [...primary, ...secondary]
      .filter((name) => name !== covered)
      .map((name) => stay.filter((row) => row.includes(name)).length);
    expect(task.key).toBe(sizes.join(' '));
    for (const at of sizes.keys()) {
      const wrong = sizes.map((one, other) => (other === at ? one + 1 : one)).join(' ');
      expect(task.grade(wrong)).toMatchObject({ isRight: false });
    }
  }
});

test('one change of what the links say is wrong', () => {
  for (const task of ofKind('After one write')) {
    const right = task.key.split(' ');
    for (const at of right.keys()) {
      for (const node of 'hABCDEFG') {
        if (node === right[at]) continue;
        const wrong = right.map((one, other) => (other === at ? node : one)).join(' ');
        expect(task.grade(wrong), wrong).toMatchObject({ isRight: false });
      }
    }
  }
});

test('some pairs of columns do damage, and some do none', () => {
  for (const task of ofKind('Undoing in the wrong order')) {
    const { primary } = seen(task);
    const pairs = primary.flatMap((x) => primary.flatMap((y) => (x === y ? [] : [`${x} ${y}`])));
    const damaging = pairs.filter((pair) => task.grade(pair).isRight);
    expect(damaging.length).toBeGreaterThan(0);
    expect(damaging.length).toBeLessThanOrEqual(pairs.length / 2);
  }
});

test('of 27 ways to choose three kinds one is right', () => {
  for (const { grade, key } of ofKind('Primary, secondary or off')) {
    const all = [...'pso'].flatMap((a) => [...'pso'].flatMap((b) => [...'pso'].map((c) => `${a} ${b} ${c}`)));
    const right = all.filter((kinds) => grade(kinds).isRight);
    expect(right).toEqual([
      key
        .split(' ')
        .map((kind) => kind[0])
        .join(' '),
    ]);
  }
});

test('one kind of one column mends the matrix, by brute force', () => {
  for (const task of ofKind('A column of the wrong kind')) {
    const { primary, secondary, rows } = seen(task);
    const wanted = (/: ([\d; ]+)\. One/.exec(task.ask)?.[1] ?? '').split('; ').toSorted();
    const all = [...primary, ...secondary];
    const mending = all.filter((name) => {
      const flip = (list: readonly string[], other: readonly string[]): string[] => [
        ...list.filter((one) => one !== name),
        ...other.filter((one) => one === name),
      ];
      const found = bruteForce({ primary: flip(primary, secondary), secondary: flip(secondary, primary), rows });
      return found.join() === wanted.join();
    });
    expect(mending).toEqual([task.key]);
    expect(all.filter((name) => task.grade(name).isRight)).toEqual([task.key]);
  }
});

test('without its slack rows the matrix has as many covers, by brute force', () => {
  for (const task of ofKind('From slack rows to secondary columns')) {
    const { primary, rows } = seen(task);
    const words = task.key.replace(',', '').split(' ');
    const single = rows.flatMap((row, at) => (row.length === 1 ? [String(at + 1)] : []));
    expect(single, 'the slack rows are all that have a single 1').toEqual(task.key.split(', ')[1]?.split(' '));
    const [columns, gone] = [words.filter((word) => /[A-Z]/.test(word)), words.filter((word) => /\d/.test(word))];
    const before = bruteForce({ primary, secondary: [], rows });
    const after = bruteForce({
      primary: primary.filter((name) => !columns.includes(name)),
      secondary: columns,
      rows: rows.filter((_, row) => !gone.includes(String(row + 1))),
    });
    expect(after.length).toBe(before.length);
    expect(after.length).toBeGreaterThan(0);
    for (const word of words) {
      const fewer = words.filter((other) => other !== word).join(' ');
      expect(task.grade(fewer), fewer).toMatchObject({ isRight: false });
    }
  }
});

test('a matrix of pieces is refused at the first pair that is wrong, and when its kinds are', () => {
  for (const task of ofKind('Pieces on a board, as text')) {
    const [columns = '', ...rows] = task.key.split('\n');
    const moved = [columns, ...rows.slice(1), rows[0] ?? ''].join('\n');
    expect(task.grade(moved).words).toMatch(/^Rows \d+ and \d+ share (no|the) column/);
    // Every diagonal must hold a piece; where there are no diagonals, only one rank must.
    const wrongKinds = columns.includes('|') ? columns.replace('| ', '') : columns.replace(' ', ' | ');
    const loose = [wrongKinds, ...rows].join('\n');
    expect(task.grade(loose).words).toMatch(/^All pairs are right, but the search finds/);
    expect(task.grade(rows.join('\n')).words).toMatch(/^In line|^There should be/);
  }
});

test('a matrix on which the leftmost does not win is refused', () => {
  for (const task of ofKind('Leftmost beats smallest')) {
    expect(task.grade('A B\nA\nB').words).toBe('3 nodes with the leftmost column, 3 with the smallest.');
    expect(task.grade('A B | C\nA C\nB').words).toBe('All columns should be primary.');
  }
});

test('a sheet about secondary columns asks nothing else', () => {
  const asked = titles.filter((_, at) => isAsked(at, 'secondary'));
  expect(asked.length).toBeGreaterThan(4);
  // The sheet that has been given out is what it was.
  expect(titles.flatMap((_, at) => (isAsked(at, 'all') ? [at] : []))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(titles.every((_, at) => isAsked(at, 'everything'))).toBe(true);
  for (const title of asked) {
    const tasks = ofKind(title);
    const says = tasks.map(({ ask, given, key }) => `${ask} ${given} ${key}`);
    expect(says.filter((text) => /secondary|\|/i.test(text)).length, title).toBeGreaterThanOrEqual(tasks.length / 2);
  }
});

test('an answer names columns and rows from the first to the last, in any case', () => {
  const matrix = createMatrix(['A', 'B', 'C'], [[0], [1, 2]]);
  expect(columnsIn(matrix, ['A', 'c', 'b'])).toEqual([0, 2, 1]);
  expect(rowsIn(matrix, ['1', '2'])).toEqual([0, 1]);
  expect(() => columnsIn(matrix, ['D'])).toThrow('There is no column “D”. The columns are A, B and C.');
  expect(() => rowsIn(matrix, ['0'])).toThrow('There is no row “0”. The rows are numbered 1 to 2.');
  expect(() => rowsIn(matrix, ['3'])).toThrow('There is no row “3”');
});

test('each kind names a lesson that has what its exercises need', () => {
  const lessons = globSync('content/lessons/*.mdx').toSorted();
  const orderOf = (slug: string): number => lessons.findIndex((file) => /\d+-(.*)\.mdx$/.exec(file)?.[1] === slug);
  taskKinds.forEach(({ title, after }, at) => {
    expect(orderOf(after), `${title}: lesson ${after}`).toBeGreaterThanOrEqual(0);
    const needs = sheets.some((sheet) => sheet[at]?.matrix?.columns.some(({ kind }) => kind === 'secondary'));
    if (needs) expect(orderOf(after), title).toBeGreaterThanOrEqual(orderOf('secondary-columns'));
  });
  // There is something to do after the first lesson.
  expect(taskKinds.some(({ after }) => after === 'exact-cover')).toBe(true);
});
