/** The house rules bite: each is shown a trespass and something like it that is allowed. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesOf, faultsOf } from '../../scripts/floors.ts';

test('a fault has its line, in the scripts of a page too', () => {
  const page = `---\nconst a = 1;\n---\n<p>words</p>\n<script>\n  import '../workers/solver.ts';\n</script>\n`;
  expect(faultsOf('src/ui/site/Snippet.astro', page)).toMatchObject([{ line: 6 }]);
});

test('an object that is spread into another only to keep its lines is found', () => {
  const lines = 'const point = { ...{ x, y }, z };\nexport const other = { ...point, ...(z && { z }) };\n';
  expect(faultsOf('src/puzzles/snippet.ts', lines)).toMatchObject([{ line: 1 }]);
});

test('a circle of imports is found, types included', () => {
  const files = new Map([
    ['src/a.ts', `import type { B } from './b.ts';`],
    ['src/b.ts', `export * from './c.ts';`],
    ['src/c.ts', `void import('./a.ts');`],
    ['src/d.ts', `import './a.ts';`],
  ]);
  expect(circlesOf(files)).toEqual(['src/a.ts → src/b.ts → src/c.ts → src/a.ts']);
});

describe('a floor imports only from those it may', () => {
  test.each([
    ['src/dlx/snippet.ts', `import '../history/frame.ts';`],
    ['src/dlx/snippet.ts', `import 'd3-selection';`],
    ['src/dlx/snippet.ts', `import 'node:fs';`],
    ['src/dlx/snippet.ts', `import '../../tests/golden.ts';`],
    ['src/history/snippet.ts', `export * from '../puzzles/problem.ts';`],
    ['src/puzzles/queens/snippet.ts', `import '../../history/frame.ts';`],
    ['src/puzzles/queens/snippet.ts', `import '../tetrasticks/model.ts';`],
    ['src/workers/snippet.ts', `import '../player/player.ts';`],
    ['src/player/snippet.ts', `import '../workers/solver.ts';`],
    ['src/pictures/matrix/snippet.ts', `import 'linkedom';`],
    ['src/pictures/matrix/snippet.ts', `import { play } from '../../player/player.ts';`],
    ['src/pictures/matrix/snippet.ts', `void import('#ui/explore/matrix.ts');`],
    ['src/pictures/matrix/snippet.ts', `new URL('../../workers/solver.ts', import.meta.url);`],
    ['src/scenarios/snippet.ts', `import '#ui/explore/matrix.ts';`],
    ['src/scenarios/snippet.ts', `import 'd3-selection';`],
    ['src/ui/lessons/race/snippet.ts', `type Props = import('#ui/site/props.ts').Props;`],
    ['src/ui/kit/snippet.ts', `import '../figure/props.ts';`],
    ['src/ui/site/Snippet.astro', `---\nimport '#styles/x.css';\nimport '#pages/index.astro';\n---\n`],
    ['src/ui/site/Snippet.astro', `<script>\nimport '../workers/solver.ts';\n</script>\n`],
    ['src/layouts/Snippet.astro', `---\nimport '../pictures/matrix/draw.ts';\n---\n`],
    ['src/pages/lessons/snippet.ts', `import '#dlx/matrix.ts';`],
  ])('%s: not %s', (file, code) => {
    expect(faultsOf(file, code)).toMatchObject([{ file, message: expect.stringMatching(/may not import/) as string }]);
  });

  test.each([
    ['src/dlx/snippet.ts', `import './matrix.ts';`],
    ['src/history/snippet.ts', `import '../dlx/index.ts';`],
    ['src/puzzles/queens/snippet.ts', `import './model.ts';\nimport '../problem.ts';`],
    ['src/puzzles/all.ts', `import './queens/encode.ts';`],
    ['src/workers/snippet.ts', `import '../puzzles/queens/encode.ts';`],
    ['src/player/snippet.ts', `import '../workers/protocol.ts';\nimport 'linkedom';`],
    [
      'src/pictures/matrix/snippet.ts',
      `import 'd3-selection';\nimport '@observablehq/plot';\nimport '../../history/frame.ts';`,
    ],
    ['src/pictures/matrix/snippet.ts', `import type { Player } from '../../player/player.ts';`],
    ['src/ui/figure/snippet.ts', `new URL('../../workers/solver.ts', import.meta.url);`],
    ['src/ui/site/Snippet.astro', `<script>\nimport '#ui/explore/matrix.ts';\n</script>\n`],
    ['src/layouts/Snippet.astro', `---\nimport '../styles/tokens.css';\n---\n`],
    ['src/pages/snippet.ts', `import '../layouts/Page.astro';\nimport 'astro:content';`],
    ['tests/unit/snippet.ts', `import '#ui/explore/matrix.ts';`],
  ])('%s: %s', (file, code) => {
    expect(faultsOf(file, code)).toEqual([]);
  });
});

/** The rules that oxlint, set up as for this house, finds broken, by file. */
function linted(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  for (const name of ['oxlint.config.ts', 'tsconfig.json', 'package.json']) cpSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const command = [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  const broken = Object.fromEntries(Object.keys(files).map((file): [string, string[]] => [file, []]));
  for (const { filename, code } of diagnostics) broken[filename.replaceAll('\\', '/')]?.push(code);
  return broken;
}

test('a pure folder reaches nothing of a browser, and may speak of its types; a promise that nobody waits for is found', () => {
  const pure = ['dlx', 'history', 'puzzles/queens', 'pictures/matrix'];
  const names = ['document', 'window', 'navigator', 'localStorage', 'self', 'globalThis.document'];
  const bad = [...names.map((name) => `void ${name}.valueOf();`), `new HTMLElement().click();`];
  const good = `export const draw = (document: Document): SVGElement | HTMLElement => document.body;`;
  const isWrong = pure.flatMap((folder) => bad.map((code, index) => [`src/${folder}/bad-${index}.ts`, code]));
  const isRight = pure.map((folder) => [`src/${folder}/good.ts`, good]);
  const elsewhere = ['src/ui/figure/free.ts', `document.title = '';`];
  const code = `async function later(): Promise<void> {\n  await Promise.resolve();\n}\nlater();\n`;
  const waiting = ['ui/figure/waiting.ts', code];
  const found = linted(Object.fromEntries([...isWrong, ...isRight, elsewhere, waiting]) as Record<string, string>);
  for (const [file = ''] of isWrong) expect(found[file], file).toContain('eslint(no-restricted-globals)');
  for (const [file = ''] of [...isRight, elsewhere]) expect(found[file], file).toEqual([]);
  expect(found['ui/figure/waiting.ts']).toEqual(['typescript(no-floating-promises)']);
});

describe('a test says nothing by the clock of the machine, which may have other work', () => {
  /** Waiting for so long, or reading the clock; `timesAsLong` compares two times of one run. */
  const clocks = /waitFor(?:Timeout)|performance\.now\(|Date\.now\(|hr(?:time)|cpu(?:Usage)/g;
  // A walk through Firefox has the poll of its own that Playwright’s `expect` is elsewhere.
  const own = ['tests/support/growth.ts', 'tests/browsers/checks.ts'];
  const files = globSync('tests/**/*.ts').filter((file) => !file.startsWith('tests/bench/') && !own.includes(file));

  test.each(['await page.waitFor' + 'Timeout(400);', 'const began = performance.' + 'now();'])('not %s', (code) => {
    expect(code.match(clocks)).toHaveLength(1);
  });

  test('neither waits nor measures', () => {
    const found = files.flatMap((file) =>
      (readFileSync(file, 'utf8').match(clocks) ?? []).map((it) => `${file}: ${it}`),
    );
    expect(files.length).toBeGreaterThan(400);
    expect(found).toEqual([]);
  });
});

test.each(globSync('content/**/*.mdx'))('%s imports components only', (file) => {
  const imports = readFileSync(file, 'utf8').matchAll(/^import .* from '(.*)';$/gm);
  const sources = [...imports].map(([, source]) => source);
  expect(sources.filter((source) => !source?.startsWith('#ui/'))).toEqual([]);
});

describe('what is fetched later comes through the modules that say when it is missing', () => {
  test.each([
    ['src/ui/lessons/race/snippet.ts', `void import('./part.ts');`],
    ['src/ui/lessons/race/snippet.ts', `export const load = async () => (await import('./part.ts')).part;`],
    ['src/ui/lessons/race/snippet.ts', `new Worker('./worker.ts');`],
    ['src/ui/site/Snippet.astro', `<script>\nvoid import('#ui/figure/part.ts');\n</script>\n`],
  ])('%s: not %s', (file, code) => {
    expect(faultsOf(file, code)).toHaveLength(1);
  });

  test.each([
    ['src/ui/lessons/race/snippet.ts', `fetchPart(host, 'it', () => import('./part.ts'), signal);`],
    ['src/ui/lessons/race/snippet.ts', `defineAtSight('a-b', async () => (await import('./part.ts')).part);`],
    ['src/ui/kit/worker.ts', `new Worker('./worker.ts');`],
  ])('%s: %s', (file, code) => {
    expect(faultsOf(file, code)).toEqual([]);
  });
});
