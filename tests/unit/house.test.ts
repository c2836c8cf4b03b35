/** The house rules bite: each is shown a trespass and something like it that is allowed. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

// The snippets are no files of the project, so they have no types to look at.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

/** The house rules that a line of code breaks when it stands in the given file. */
async function broken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages
    .filter(
      ({ fatal, ruleId }) =>
        fatal ?? /^house\/|^no-restricted-(globals|syntax)$/.test(ruleId ?? ''),
    )
    .map(({ ruleId }) => ruleId);
}

describe('a floor imports only from those it may', () => {
  test.each([
    ['src/dlx/snippet.ts', `import '../history/frame.ts';`],
    ['src/dlx/snippet.ts', `import 'd3';`],
    ['src/dlx/snippet.ts', `import 'node:fs';`],
    ['src/dlx/snippet.ts', `import '../../tests/golden.ts';`],
    ['src/history/snippet.ts', `export * from '../puzzles/problem.ts';`],
    ['src/puzzles/queens/snippet.ts', `import '../../history/frame.ts';`],
    ['src/puzzles/queens/snippet.ts', `import '../tetrasticks/model.ts';`],
    ['src/workers/snippet.ts', `import '../player/player.ts';`],
    ['src/player/snippet.ts', `import '../workers/solver.ts';`],
    ['src/pictures/matrix/snippet.ts', `import 'linkedom';`],
    ['src/pictures/matrix/snippet.ts', `import { play } from '../../player/player.ts';`],
    ['src/pictures/matrix/snippet.ts', `void import('../../elements/matrix.ts');`],
    ['src/pictures/matrix/snippet.ts', `new URL('../../workers/solver.ts', import.meta.url);`],
    ['src/scenarios/snippet.ts', `import '../elements/matrix.ts';`],
    ['src/scenarios/snippet.ts', `import 'd3';`],
    ['src/elements/snippet.ts', `type Props = import('../components/props.ts').Props;`],
    ['src/elements/page/snippet.ts', `import '../../components/props.ts';`],
    ['src/components/Snippet.astro', `---\nimport '../workers/solver.ts';\n---\n`],
    ['src/components/Snippet.astro', `<script>\nimport '../workers/solver.ts';\n</script>\n`],
    ['src/layouts/Snippet.astro', `---\nimport '../pictures/matrix/draw.ts';\n---\n`],
    ['src/pages/lessons/snippet.ts', `import '../../elements/matrix.ts';`],
  ])('%s: not %s', async (file, code) => {
    expect(await broken(file, code)).toEqual(['house/floors']);
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
      `import 'd3';\nimport '@observablehq/plot';\nimport '../../history/frame.ts';`,
    ],
    ['src/pictures/matrix/snippet.ts', `import type { Player } from '../../player/player.ts';`],
    ['src/elements/figure/snippet.ts', `new URL('../../workers/solver.ts', import.meta.url);`],
    ['src/components/Snippet.astro', `<script>\nimport '../elements/matrix.ts';\n</script>\n`],
    ['src/layouts/Snippet.astro', `---\nimport '../styles/tokens.css';\n---\n`],
    ['src/pages/snippet.ts', `import '../layouts/Page.astro';\nimport 'astro:content';`],
    ['tests/unit/snippet.ts', `import '../../src/elements/matrix.ts';`],
  ])('%s: %s', async (file, code) => {
    expect(await broken(file, code)).toEqual([]);
  });
});

describe.each(['dlx', 'history', 'puzzles/queens', 'pictures/matrix'])(
  'src/%s is pure',
  (folder) => {
    const file = `src/${folder}/snippet.ts`;

    test.each(['document', 'window', 'navigator', 'localStorage', 'self', 'globalThis.document'])(
      'it cannot reach %s',
      async (name) => {
        expect(await broken(file, `void ${name}.valueOf();`)).toEqual(['no-restricted-globals']);
      },
    );

    test('nor make an element of its own', async () => {
      expect(await broken(file, `new HTMLElement();`)).toEqual(['no-restricted-globals']);
    });

    test('it may be handed a document, and speak of the types of the DOM', async () => {
      const code = `export const draw = (document: Document): SVGElement | HTMLElement => document.body;`;
      expect(await broken(file, code)).toEqual([]);
    });
  },
);

test('elsewhere the DOM is free', async () => {
  expect(await broken('src/elements/snippet.ts', `document.title = '';`)).toEqual([]);
});

test.each(globSync('content/**/*.mdx'))('%s imports components only', (file) => {
  const imports = readFileSync(file, 'utf8').matchAll(/^import .* from '(.*)';$/gm);
  const sources = [...imports].map(([, source]) => source);
  expect(sources.filter((source) => !source?.includes('/src/components/'))).toEqual([]);
});

describe('what is fetched later comes through the modules that say when it is missing', () => {
  test.each([
    ['src/elements/snippet.ts', `void import('./part.ts');`],
    [
      'src/elements/snippet.ts',
      `export const load = async () => (await import('./part.ts')).part;`,
    ],
    ['src/elements/snippet.ts', `new Worker('./worker.ts');`],
    ['src/components/Snippet.astro', `<script>\nvoid import('../elements/part.ts');\n</script>\n`],
  ])('%s: not %s', async (file, code) => {
    expect(await broken(file, code)).toEqual(['no-restricted-syntax']);
  });

  test.each([
    ['src/elements/snippet.ts', `fetchPart(host, 'it', () => import('./part.ts'), signal);`],
    ['src/elements/snippet.ts', `defineLazy('a-b', async () => (await import('./part.ts')).part);`],
    ['src/elements/by-hand-door.ts', `export const open = () => import('./part.ts');`],
    ['src/elements/page/worker.ts', `new Worker('./worker.ts');`],
  ])('%s: %s', async (file, code) => {
    expect(await broken(file, code)).toEqual([]);
  });
});

describe('the files of src', () => {
  const files = globSync('src/**/*.{ts,astro,css}').sort();
  const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

  /** At most two, each with its reason. */
  const LONG = new Set([
    // It wires a page of fourteen parts that all ask each other; cut in two, each half would need the other.
    'src/elements/puzzles/ripple-effect/play/ripple-play.ts',
  ]);

  test('have 300 lines at most', () => {
    const lines = (file: string): number => (text.get(file) ?? '').split('\n').length - 1;
    expect(files.filter((file) => lines(file) > 300 && !LONG.has(file))).toEqual([]);
  });

  test('import each other without a circle, types included', () => {
    const imports = new Map(
      files.map((file) => {
        const found = (text.get(file) ?? '').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
        return [file, [...found].map(([, path = '']) => join(dirname(file), path))];
      }),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    function walk(file: string, path: readonly string[]): void {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      else if (!done.has(file)) {
        for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
        done.add(file);
      }
    }
    for (const file of files) walk(file, []);
    expect(circles).toEqual([]);
  });
});
