import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { every } from '../../support/runs.ts';

const ROOT = new URL('../../../', import.meta.url);

/** What a program prints when it is run in a folder, as a reader would run it. */
function printed(program: string, folder: string): string {
  return execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: new URL(folder, ROOT),
    encoding: 'utf8',
  });
}

describe('the examples of src/dlx/README.md', () => {
  const text = readFileSync(new URL('src/dlx/README.md', ROOT), 'utf8');
  const blocks = text.matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs);
  const examples = Array.from(blocks, ([, program = '', output = '']) => ({ program, output }));

  it('are all followed by what they print', () => {
    expect(examples).toHaveLength(12);
    expect(text.match(/```ts/g)).toHaveLength(examples.length);
  });

  // Each is a process of its own.
  it.each(every(3, examples))('%#: run, and print that', ({ program, output }) => {
    expect(printed(program, 'src/dlx/')).toBe(output);
  });
});

// Those of `cover-and-uncover/problem` are on the page of the library, which is made of them.
it.each(['dlx/index', 'dlx/links', 'dlx/cheapest/index', 'dlx/why/index', 'dlx/all/index', 'history/index'])(
  'src/dlx/README.md names each function and value that %s gives',
  async (entry) => {
    const names = Object.keys((await import(new URL(`src/${entry}.ts`, ROOT).href)) as object);
    const words = new Set(readFileSync(new URL('src/dlx/README.md', ROOT), 'utf8').match(/\w+/g));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  },
);

it('the example of README.md runs', () => {
  const text = readFileSync(new URL('README.md', ROOT), 'utf8');
  const [, program = ''] = /```ts\n(import \{ count.*?)```/s.exec(text) ?? [];
  expect(printed(program, './')).toBe('[ 0, 1 ]\n[ 2, 3 ]\n{ solutions: 2, nodes: 5, updates: 13 }\n');
});
