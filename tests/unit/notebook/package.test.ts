/** Cells that import the npm package: the examples of its README, as `/library/` runs them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { compileAlone, compileCell } from '#notebook/compile.ts';
import { packageText } from '#notebook/package-text.ts';
import { printed } from '#notebook/printed.ts';
import { type Outcome, createRunner } from '#notebook/runner.ts';
import { TEN_LINES, TEN_LINES_PRINT } from '#ui/notebook/package/ten-lines.ts';

const readme = readFileSync(new URL('../../../src/dlx/README.md', import.meta.url), 'utf8');
const parts = packageText(readme);
const examples = parts.flatMap((part) => (part.kind === 'example' ? [part] : []));

async function run(...codes: string[]): Promise<Outcome> {
  const runCell = createRunner();
  let last: Outcome | undefined;
  for (const [id, code] of codes.entries()) last = await runCell({ id: String(id), set: {}, ...compileCell(code) });
  return last!;
}

describe('the text of the package', () => {
  it('is all in its parts', () => {
    const code = examples.map(({ code, output }) => `\`\`\`ts\n${code}\n\`\`\`\n\n\`\`\`text\n${output}\n\`\`\``);
    const whole = parts.map((part) => (part.kind === 'words' ? part.text : code.shift())).join('\n\n');
    expect(whole.replaceAll(/'cover-and-uncover[^']*'/g, '')).toBe(
      readme
        .replace(/^# .*\n/, '')
        .replaceAll(/'\.\.?\/[^']*\.ts'/g, '')
        .trim(),
    );
    expect(examples.length).toBe(readme.split('```ts').length - 1);
  });

  it.each(examples)('$heading: the example prints in a cell what it prints in Node', async ({ code, output }) => {
    const { lines, error } = await run(code);
    expect(error).toBe(null);
    expect(lines.join('\n')).toBe(output);
  });
});

test('the ten lines beside the picture print what the page says', async () => {
  expect(TEN_LINES.split('\n').filter((line) => line !== '')).toHaveLength(10);
  const { lines, error } = await run(TEN_LINES);
  expect({ lines, error }).toEqual({ lines: [TEN_LINES_PRINT], error: null });
});

describe('an import', () => {
  it('brings names, a name of their own, or the whole; not types', async () => {
    const code = [
      'import { type Matrix, parse as read,',
      "  first } from 'cover-and-uncover';",
      "import type { Links } from 'cover-and-uncover/links'",
      "import * as history from 'cover-and-uncover/history'",
      "[first(read('A\\nA\\n')), typeof history.record]",
    ].join('\n');
    expect(compileCell(code).declares).toEqual(['read', 'first', 'history']);
    expect((await run(code)).output).toEqual({
      kind: 'value',
      value: { text: expect.stringContaining('list of 2') as string, parts: expect.anything() as unknown },
    });
    const failing = `${code}\nnull.x`;
    expect((await run(failing)).error).toMatchObject({ line: 6 });
  });

  it('is known in the other cells', async () => {
    const { output } = await run(
      "import { all, parse } from 'cover-and-uncover';",
      "all(parse('A\\nA\\nA\\n')).length",
    );
    expect(output).toEqual({ kind: 'value', value: { text: '2' } });
  });

  it.each([
    ["import { x } from 'elsewhere'", /can import only cover-and-uncover, .*; the library is there without an import/],
    ["import dlx from 'cover-and-uncover'", /write import { dlx }/],
    ["import { parse } from 'cover-and-uncover'; const parse = 1;", /declared twice/],
  ])('%s is refused', (code, words) => {
    expect(() => compileCell(code)).toThrow(words);
  });
});

describe('a cell that waits', () => {
  it('gives its names when it is done', async () => {
    expect((await run('const n = await Promise.resolve(6);', 'n')).output).toEqual({
      kind: 'value',
      value: { text: '6' },
    });
    expect((await run('const then = await 1;', 'then')).output).toEqual({ kind: 'value', value: { text: '1' } });
  });

  it('is refused where code runs at once', () => {
    expect(() => compileAlone('const n = 1;\nawait n;')).toThrow('leave “await” out');
    expect(() => compileAlone("import { all } from 'cover-and-uncover';")).toThrow('cannot import anything');
  });

  it('says where it failed', async () => {
    const { error } = await run("await null;\nthrow new Error('late');");
    expect(error).toMatchObject({ message: 'late', line: 2 });
  });
});

it.each([
  [[[0, 1], []], '[ [ 0, 1 ], [] ]'],
  [{ a: "it's", 'b c': [undefined, null, -0] }, `{ a: "it's", 'b c': [ undefined, null, -0 ] }`],
  [new Map([['k', new Set([1])]]), "Map(1) { 'k' => Set(1) { 1 } }"],
  [new Uint8Array(2), 'Uint8Array(2) [ 0, 0 ]'],
  [[[[[1]]]], '[ [ [ [Array] ] ] ]'],
])('%#: a console prints a value as Node does', (value, text) => {
  expect(printed(value)).toBe(text);
});

it('a console says of a value that refuses to be shown that it does', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(printed(proxy)).toContain('cannot be shown: TypeError');
});
