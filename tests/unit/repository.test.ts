/**
 * What the repository says beside the site: its changes are the editions, its workflows run what was read, and its
 * documents name files that are there.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editions } from '#ui/site/editions.ts';

/** An entry, in lines of at most 120 characters, as the formatter leaves them. */
function entryOf({ date, title, words }: (typeof editions)[number]): string {
  const lines = words.match(/.{1,120}(?= |$)/g) ?? [];
  return `## ${date}: ${title}\n\n${lines.map((line) => line.trim()).join('\n')}\n`;
}

test('CHANGELOG.md has the editions; after a new one run this file with --update=all', async () => {
  const head =
    '# Changes\n\nWhat readers should hear of, the newest first. The history of the repository has the rest.\n';
  await expect([head, ...editions.map(entryOf)].join('\n')).toMatchFileSnapshot('../../CHANGELOG.md');
});

test.each(globSync('.github/workflows/*.yml'))(
  '%s names each action by its digest, with the version beside it',
  (file) => {
    const used = [...readFileSync(file, 'utf8').matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  },
);

test('README.md lists the lessons by number and title', () => {
  const lessons = globSync('content/lessons/*.mdx')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'));
  const titles = lessons.map(
    (text) => `${/^order: (.*)$/m.exec(text)?.[1]}. **${/^title: '?(.*?)'?$/m.exec(text)?.[1]}**`,
  );
  const listed = readFileSync('README.md', 'utf8').match(/^\d+\. \*\*.*?\*\*/gm);
  expect(listed).toEqual(titles);
});

describe('the documents name what is there', () => {
  const files = globSync(['*.*', '{.github,content,public,scripts,src,tests}/**/*']).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const folders = new Set(files.flatMap((file) => [file.split('/')[0], /^src\/([\w-]+)/.exec(file)?.[1]]));

  /** `ui/figure/scrub.ts` or `src/puzzles/<name>`, from the root, from `src` or by its end; `/words/` is a page. */
  function isThere(name: string): boolean {
    const isPage = name.startsWith('/');
    const path = (isPage ? `src/pages${name}` : name).replaceAll(/^#|\/$/g, '').replaceAll('.', String.raw`\.`);
    const pattern = path.replaceAll(/<\w+>|\bNN-\w+|\*/g, '[^/]+');
    const ends = new RegExp(`(^|/)${pattern}${isPage ? String.raw`(/index)?\.astro` : ''}$`);
    return files.some((file) => ends.test(file));
  }

  /** The files, folders and pages between backticks, and the files in a diagram. */
  function namedIn(text: string): string[] {
    const quoted = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, name = '']) => name);
    const blocks = Array.from(text.matchAll(/^```(\w*)\n(.*?)^```$/gms), ([, language, block = '']) =>
      language ? '' : block,
    );
    const drawn = blocks.flatMap((block) => block.match(/[\w./-]+\.(?:ts|html)\b/g) ?? []);
    const isPath = (name: string): boolean =>
      /^\/[\w<>/-]+\/$/.test(name) ||
      /^#?[\w<>*./-]+\.(?:ts|astro|css|mdx?|json|html)$/.test(name) ||
      (/^#?[\w<>*-]+(?:\/[\w<>*-]+)+\/?$/.test(name) && folders.has(/[\w-]+/.exec(name)?.[0]));
    return [...new Set([...quoted, ...drawn])].filter(isPath);
  }

  /** A file that a reader makes. */
  const notHere = new Set(['scratch.ts']);

  test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'src/dlx/README.md'])('%s', (document) => {
    const named = namedIn(readFileSync(document, 'utf8')).filter((name) => !notHere.has(name));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test('and so do the comments of the code', () => {
    const comment = /\/\*.*?\*\/|^\s*\/\/.*?$/gms;
    const file = /(?<![\w@./-])(?:\.\.?\/)*((?:[\w-]+\/)*[\w-]+(?:\.\w+)?\.(?:ts|astro|css|mdx))\b/g;
    const gone = globSync('{src,scripts}/**/*.{ts,astro,css}').flatMap((path) => {
      const comments = Array.from(readFileSync(path, 'utf8').matchAll(comment), ([words]) => words).join('\n');
      const named = Array.from(comments.matchAll(file), ([, name = '']) => name);
      return named.filter((name) => !notHere.has(name) && !isThere(name)).map((name) => `${path} names ${name}`);
    });
    expect(gone).toEqual([]);
  });

  test.each([
    'ui/figure/scrub.ts',
    'src/puzzles/<name>/encode.ts',
    '/implement/trace/',
    '#ui/lessons/<figure>/<Name>.astro',
  ])('%s is there', (name) => expect(namedIn(`Begin at \`${name}\`.`).filter(isThere)).toEqual([name]));

  test.each(['ui/figure/scrubs.ts', 'src/puzzle', '/implement/tracing/', 'ui/kit/early-presses.ts'])(
    '%s is not',
    (name) => expect(isThere(name)).toBe(false),
  );
});
