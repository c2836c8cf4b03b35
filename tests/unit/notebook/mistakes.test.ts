/** The doctor names mistakes that are planted in sound encodings, and says nothing against the sound ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ProblemBuilder } from '#notebook/builder.ts';
import { compileCell } from '#notebook/compile.ts';
import { queens, rippleEffect, sudoku, tetrasticks } from '#notebook/encoders.ts';
import { mendingCells, mendingOf } from '#notebook/mending.ts';
import type { Notebook } from '#notebook/notebook.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import type { Problem } from '#puzzles/problem.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import type { Finding } from '#puzzles/user-problem/doctor/finding.ts';
import { EXAMPLES } from '#puzzles/user-problem/examples.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { scenarios } from '#scenarios/index.ts';
import { blames, findingsOf } from './diagnosis.ts';
import { MISTAKES } from './mistakes.ts';
import { every } from '../../support/runs.ts';

const content = new URL('../../../content/', import.meta.url);
const folders = [new URL('notebooks/', content), new URL('encodings/', import.meta.url)];

function textOf(file: string): string {
  const found = folders.map((folder) => new URL(`${file}.md`, folder)).find((path) => existsSync(path));
  if (!found) throw new Error(`there is no notebook ${file}`);
  return readFileSync(found, 'utf8');
}

function examined(notebook: Notebook): readonly Finding[] {
  const outcomes = [...outcomesOf(notebook, compileCell).values()];
  for (const { error } of outcomes) expect(error).toBe(null);
  return findingsOf(outcomes);
}

/** What the doctor says of a notebook as it stands: asked once, for all the mistakes that are planted in it. */
const soundFindings = new Map<string, readonly Finding[]>();

function soundIn(file: string): readonly Finding[] {
  const known = soundFindings.get(file);
  if (known) return known;
  const findings = examined(parseNotebook(textOf(file)));
  soundFindings.set(file, findings);
  return findings;
}

describe.each(Object.entries(MISTAKES))('%s', (_, mistakes) => {
  test.each(every(2, mistakes))('%s: %s', (file, from, to, kind, name) => {
    const text = textOf(file);
    expect(text).toContain(from);
    const findings = examined(parseNotebook(text.replace(from, () => to)));
    const isNamed = (found: Finding): boolean => found.kind === kind && found.sentence.includes(name);
    expect(soundIn(file).some(isNamed)).toBe(false);
    expect(findings.slice(0, 2).some(isNamed), findings.map(({ sentence }) => sentence).join('\n')).toBe(kind !== null);
  });
});

test('38 of 40 mistakes are named at the first or the second place', () => {
  const all = Object.values(MISTAKES).flat();
  expect([all.filter(([, , , kind]) => kind !== null).length, all.length]).toEqual([38, 40]);
});

/** The encodings of `content/notebooks` are asked in `notebooks.test.ts`, with all that a reader can set. */
describe('sound encodings are not blamed', () => {
  const mends = readdirSync(new URL('mends/', content)).map((name) => {
    const task = mendingOf(parseNotebook(readFileSync(new URL(`mends/${name}`, content), 'utf8')));
    return [name, mendingCells(task, task.solution)] as const;
  });
  const cells = readdirSync(new URL('cells/', content)).map(
    (name) => [name, parseNotebook(readFileSync(new URL(`cells/${name}`, content), 'utf8'))] as const,
  );
  const own = ['futoshiki', 'killer'].map((name) => [name, parseNotebook(textOf(name))] as const);
  test.each([...mends, ...cells, ...own])('%s', (_, notebook) => {
    expect(blames(examined(notebook))).toEqual([]);
  });

  test.each(EXAMPLES)('$name', ({ text }) => {
    expect(blames(examine(parseUserProblem(text)).findings)).toEqual([]);
  });

  const RIPPLE = 'AABCC\nDABCE\nDABCE\nDFFFE\nDDFEE\n\n1...1\n.....\n..2..\n.....\n1...4';
  const NINE = '4.....5.7 .8....... .97.1..32 .......8. 6........ ..8142... ......... 7..5.9.1. ..13..476';
  test.each<readonly [string, () => ProblemBuilder]>([
    ...[1, 2, 3, 4, 5, 6, 8].map((n) => [`${n} queens`, () => queens(n)] as const),
    ['Sudoku', () => sudoku(NINE.replaceAll(' ', '\n'))],
    ['Ripple Effect', () => rippleEffect(RIPPLE)],
    ...['FHJLNP', 'FHJLNU', 'FHLRTU'].map((pieces) => [pieces, () => tetrasticks({ size: 3, pieces })] as const),
    ['fifteen tetrasticks', () => tetrasticks()],
  ])('%s', (_, encode) => {
    expect(blames(examine(encode().checked()).findings)).toEqual([]);
  });

  const figures = Object.entries(scenarios).flatMap(([name, load]) =>
    name === 'user-problem' ? [] : [[name, load] as const],
  );
  test.each(figures)('the figure %s', async (_, load) => {
    const { choices, encode } = await load();
    const usual = Object.fromEntries(Object.entries(choices).map(([setting, [first]]) => [setting, first!]));
    expect(blames(examine(written(encode(usual))).findings)).toEqual([]);
  });
});

/** A problem of the site as a reader might write it. */
function written({ matrix, groups, rowNames, board, marksOf }: Problem): UserProblem {
  return {
    columns: matrix.columns.map(({ name, kind }, column) => ({
      name,
      kind: kind === 'primary' ? 'primary' : 'secondary',
      group: groups.find(({ from, to }) => from <= column && column < to)?.name ?? kind,
    })),
    rows: matrix.rows.map((columns, row) => ({
      name: rowNames[row] ?? '',
      columns,
      marks: marksOf?.(row) ?? [],
      ...(matrix.colours && { colours: matrix.colours[row] ?? [] }),
    })),
    ...(board && { board }),
  };
}
