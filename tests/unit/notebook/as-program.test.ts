import { globSync, readFileSync } from 'node:fs';
import { transform } from 'sucrase';
import { describe, expect, it, vi } from 'vitest';
import { programOf } from '#notebook/as-program.ts';
import { faces } from '#notebook/faces.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import type { FACES } from '#notebook/package.ts';
import { every } from '../../support/runs.ts';

/** Runs a program with the modules of the package, and returns what it prints. */
async function printed(program: string): Promise<string[]> {
  const lines: string[] = [];
  const write = (...words: unknown[]): void => void lines.push(words.map(String).join(' '));
  const log = vi.spyOn(console, 'log').mockImplementation(write);
  const table = vi.spyOn(console, 'table').mockImplementation((rows: unknown) => write(JSON.stringify(rows)));
  try {
    const { code } = transform(program, { transforms: ['typescript', 'imports'] });
    const AsyncFunction = (async () => await Promise.resolve()).constructor as FunctionConstructor;
    const body = new AsyncFunction('require', 'exports', code) as (...given: unknown[]) => Promise<void>;
    await body((name: keyof typeof FACES) => faces[name], {});
  } finally {
    log.mockRestore();
    table.mockRestore();
  }
  return lines;
}

const cell = (id: string, code: string, inputs: Parameters<typeof programOf>[0][number]['inputs'] = []) => ({
  id,
  code,
  inputs,
});

describe('a cell as a program', () => {
  it('has what the cell needs, in order, and prints what it would show', async () => {
    const cells = [
      cell('a', "const plan = problem('Two').primary(['p', 'q']);"),
      cell('other', 'const unused = range(3);'),
      cell('b', "plan.row('both', ['p', 'q']);\nplan"),
    ];
    const program = programOf(cells, 'b');
    expect(program).toBe(
      [
        "import { problem, show } from 'cover-and-uncover/problem';",
        "const plan = problem('Two').primary(['p', 'q']);",
        "plan.row('both', ['p', 'q']);\nshow(plan)\n",
      ].join('\n\n'),
    );
    expect(await printed(program)).toEqual(['both']);
  });

  it('has the values that are set, and answers without the rows that oneOf makes', async () => {
    const input = { kind: 'slider', label: 'most', from: 0, to: 3, step: 1, value: 1, start: 2 } as const;
    const code = [
      "const most = slider('most', 0, 3, 2);",
      "const plan = problem().atMost('Ann', most, ['Ann-mon', 'Ann-tue']).primary(['mon', 'tue']);",
      "for (const day of ['mon', 'tue']) plan.row(`Ann on ${day}`, [day, `Ann-${day}`]).row(`Ben on ${day}`, [day]);",
      'solve(plan)',
    ].join('\n');
    const program = programOf([cell('a', code, [input])], 'a');
    expect(program).toContain("slider('most', 0, 3, 1)");
    const sorted = program.replace(
      'show(solve(plan))',
      "show(solve(plan).map((rows) => rows.toSorted().join()).toSorted().join(' / '))",
    );
    expect(await printed(sorted)).toEqual(['Ann on mon,Ben on tue / Ann on tue,Ben on mon / Ben on mon,Ben on tue']);
  });

  it('answers with the values that the cell gives its rows, and shows a problem by its names', async () => {
    const code = [
      "const plan = problem().atMost('Ann', 1, ['Ann-mon', 'Ann-tue']).primary('mon');",
      "plan.row('Ann on mon', ['mon', 'Ann-mon']).value({ person: 'Ann', day: 'mon' });",
    ];
    const program = (last: string) => programOf([cell('a', [...code, last].join('\n'))], 'a');
    expect(await printed(program('first(plan).map(({ person, day }) => `${person}: ${day}`)'))).toEqual(['Ann: mon']);
    expect(await printed(program('plan'))).toEqual(['Ann on mon']);
  });

  it('says why a problem has no solution', async () => {
    const code = "problem().primary(['a', 'b', 'c']).row('ab', ['a', 'b']).row('bc', ['b', 'c']).row('ac', ['a', 'c'])";
    expect((await printed(programOf([cell('a', code)], 'a'))).join()).toMatch(/^None, and this is why: /);
  });

  it('leaves out names of the library that the cell declares itself', () => {
    expect(programOf([cell('a', 'const list = [1];\nlist')], 'a')).toContain('import { show } from');
  });

  it('cannot be where cells need each other', () => {
    expect(() => programOf([cell('a', 'const p = q;'), cell('b', 'const q = p;')], 'a')).toThrow(
      'the cell needs itself',
    );
  });

  const notebooks = globSync(new URL('../../../content/notebooks/*.md', import.meta.url).pathname).toSorted();
  it.each(every(6, notebooks))('runs for the last cell that shows something: %s', async (path) => {
    const cells = parseNotebook(readFileSync(path, 'utf8')).cells.flatMap(({ kind, text }, index) =>
      kind === 'code' ? [cell(`c${index}`, text)] : [],
    );
    const program = programOf(cells, cells.at(-1)!.id);
    if (program.includes('show(')) expect((await printed(program)).join('').length).toBeGreaterThan(0);
    else expect(await printed(program)).toBeDefined();
  });
});
