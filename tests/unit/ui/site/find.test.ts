import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { notebooks } from '#ui/notebook/notebooks.ts';
import { sections } from '#ui/notebook/package/sections.ts';
import { LEADS } from '#ui/site/find/asked.ts';
import { find, indexOf, readIndex } from '#ui/site/find/find-index.ts';
import { type LessonText, lessonText } from '#ui/site/find/lesson-documents.ts';
import { PAGE_SECTIONS } from '#ui/site/find/page-sections.ts';
import { stemOf, wordsOf } from '#ui/site/find/words.ts';
import { siteDocuments } from '#ui/site/find/site-documents.ts';

const files = import.meta.glob<string>('/content/lessons/*.mdx', { query: '?raw', import: 'default', eager: true });

/** What the content collection makes of a lesson's file. */
function lessonOf(file: string): LessonText {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const value = (name: string): string => new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(front)?.[1] ?? '';
  const keep = Array.from(front.matchAll(/^ {2}- '(.*)'$/gm), ([, line = '']) => line);
  const [slug = '', title = '', idea = '', description = '', goal = ''] = [
    'slug',
    'title',
    'idea',
    'description',
    'goal',
  ].map(value);
  return lessonText({ slug, title, idea, description, goal, keep, order: Number(value('order')) }, body);
}

const lessons = Object.values(files).map(lessonOf);

vi.mock('#ui/kit/lessons.ts', () => ({ lessonParts: () => Promise.resolve([]) }));
const { menu } = await import('#ui/site/menu.ts');

const documents = siteDocuments({ lessons, groups: await menu(), notebooks });
const text = JSON.stringify(indexOf(documents));
const index = readIndex(text);

/** What a stranger asks, and the places where it is said: one of them must be among the first three. */
const questions: Readonly<Record<string, readonly string[]>> = {
  'why T joints need no column': ['lessons/tetrasticks/#what-a-junction-is-for'],
  'what is LEN': ['glossary/#size-of-a-column', 'lessons/torus/#only-the-1s'],
  'undo order': ['lessons/undo/', 'lessons/undo/#two-rules-not-one'],
  'how many solutions tetrasticks': ['lessons/tetrasticks/#how-many'],
  'colour purify difference': ['lessons/colours/#purify'],
  'dlx1 mems': ['lessons/measuring/#what-each-of-them-counts'],
  'why the smallest column': ['lessons/smallest/', 'lessons/smallest/#it-matters-very-much'],
  'does it keep copies of the matrix': [
    'lessons/algorithm-x/#the-shape-of-a-search',
    'lessons/neighbours/#two-writes-back',
    'lessons/neighbours/',
  ],
  'optional items': ['glossary/#secondary-column', 'lessons/secondary-columns/#two-kinds-of-rule'],
  'timetable of classes and rooms': ['notebook/timetable/'],
  'SAT solver': ['lessons/when-not/#four-engines-on-one-clock', 'lessons/when-not/#what-to-use-when'],
  'sudoku as exact cover': ['lessons/algorithm-x/#a-puzzle-that-you-know', 'lessons/algorithm-x/#sudoku'],
  'queens on diagonals': ['lessons/secondary-columns/#queens', 'lessons/secondary-columns/#two-kinds-of-rule'],
  'guess the size of a search tree': ['lessons/measuring/#the-size-of-a-tree-that-nobody-has-searched'],
  'progress bar stuck at 99 %': ['lessons/measuring/#bars-that-lie'],
  'which piece is left out': ['glossary/#parity', 'lessons/tetrasticks/#which-one-is-left-out'],
  'distance between equal numbers': ['lessons/ripple-effect/#the-rules', 'lessons/ripple-effect/'],
  'print a word search': ['words/'],
  'solver in python': ['implement/'],
  'no row left for a column': ['glossary/#dead-end', 'lessons/algorithm-x/#the-five-things-it-does'],
};

/** Written once the ranking stood, and not used to change it. */
const later: Readonly<Record<string, readonly string[]>> = {
  'what does the spacer do': ['glossary/#spacer', 'lessons/torus/#from-rows-to-links'],
  'can two pieces touch at a corner': [
    'lessons/crossings/#touching-is-not-crossing',
    'lessons/crossings/#meetings',
    'lessons/tetrasticks/#what-a-junction-is-for',
  ],
  'bug that loses placements': ['lessons/crossings/#four-rows-too-few', 'lessons/crossings/#off-by-one'],
  'why not use slack rows': ['lessons/secondary-columns/#why-not-slack-rows'],
  'when should I not use dancing links': ['lessons/when-not/', 'lessons/when-not/#what-to-use-when'],
  'uncover in the wrong order': [
    'lessons/undo/#two-rules-not-one',
    'lessons/undo/#when-it-goes-wrong',
    'lessons/undo/',
  ],
  'polyominoes instead of sticks': ['lessons/eleven-by-eleven/', 'lessons/eleven-by-eleven/#not-even-connected'],
  'crossword from my word list': ['words/crossword/'],
  'the same solution found eight times': [
    'lessons/tetrasticks/#one-of-eight',
    'lessons/tetrasticks/#pinned',
    'glossary/#pinning',
  ],
  'fewer ripple columns': ['lessons/encodings/#four-arms-and-two'],
};

/** Of thirty questions of a student who reads Knuth, those that were not answered at first. */
const student: Readonly<Record<string, readonly string[]>> = {
  'how do I count solutions without listing': [
    'glossary/#memory-of-subproblems',
    'lessons/when-not/#solving-the-same-thing-twice',
  ],
  'what happens when a colour clashes': ['glossary/#colour', 'lessons/colours/#at-most-one-opinion'],
  'commit vs cover': ['glossary/#purify', 'lessons/colours/#purify'],
  'option with no primary item': ['lessons/secondary-columns/#a-row-that-nobody-asks-for'],
  zdd: ['lessons/when-not/#solving-the-same-thing-twice'],
};

/** Searches of ten seconds: what teachers, programmers and those with a problem of their own type in a hurry. */
const hurried: Readonly<Record<string, readonly string[]>> = {
  worksheets: ['exercises/'],
  'cheat sheet': ['glossary/', 'implement/'],
  'sudoku solver': ['notebook/sudoku/'],
  score: ['practice/'],
  'homework pdf': ['exercises/'],
  'quiz for my class': ['practice/', 'exercises/'],
  'lesson plan': ['teach/#hours'],
  'one hour': ['teach/#hours'],
  'lecture slides': ['teach/#how', 'teach/#hours'],
  'show on a projector': ['teach/#how'],
  'npm install': ['library/'],
  'use it in node': ['library/', 'implement/'],
  'pip install': ['implement/'],
  'exact cover c++': ['implement/'],
  'dancing links in C#': ['implement/', 'implement/trace/'],
  'rust implementation': ['implement/', 'implement/trace/'],
  tetris: ['tetrasticks/', 'notebook/pentominoes/'],
  tetrominoes: ['tetrasticks/', 'notebook/pentominoes/', 'lessons/eleven-by-eleven/'],
  '11x11': ['lessons/eleven-by-eleven/'],
  '11 × 11 board': ['lessons/eleven-by-eleven/'],
  'schedule employees': ['notebook/rota/'],
  'shift scheduling': ['notebook/rota/'],
  rosters: ['notebook/rota/'],
  'undo order': ['exercises/#task-4'],
  'exercise on undo': ['exercises/#task-4'],
  'switch secondary columns off': ['lessons/tetrasticks/#tetrasticks'],
  'judge my trace': ['implement/trace/'],
  'where is the bug in my solver': ['implement/trace/'],
  'at most one': ['glossary/#secondary-column'],
  'soft constraints': ['lessons/when-not/#what-to-use-when'],
  'nested loops or recursion': ['glossary/#backtracking', 'lessons/algorithm-x/'],
  'is it NP-complete': ['lessons/exact-cover/#why-anyone-cares'],
  'dynamic programming': ['glossary/#memory-of-subproblems', 'lessons/when-not/#solving-the-same-thing-twice'],
  'mutilated chessboard': ['lessons/when-not/#colours'],
  'doubly linked lists': ['glossary/#doubly-linked-list', 'lessons/neighbours/'],
};

/** What strangers typed who got nothing of use: the place that must come first. */
const strangers: Readonly<Record<string, string>> = {
  'my solver never stops': 'implement/#bugs',
  'my solver does not stop': 'implement/#bugs',
  'why does my solver loop when uncovering': 'implement/#bugs',
  'infinite loop uncover': 'implement/#bugs',
  'endless loop': 'implement/#bugs',
  'solver never finishes': 'implement/#bugs',
  'does not end': 'implement/#bugs',
  'memory corrupted after uncover': 'implement/#bugs',
  segfault: 'implement/#bugs',
  'segmentation fault': 'implement/#bugs',
  'test vectors': 'implement/#numbers',
  'compare counters': 'implement/#numbers',
  'numbers to check': 'implement/#numbers',
  'vectors.json': 'implement/#numbers',
  'counts differ': 'implement/#conventions',
  moodle: 'teach/#course',
  scorm: 'teach/#course',
  LMS: 'teach/#course',
  'canvas course': 'teach/#course',
  gradebook: 'teach/#course',
  'paste matrix': 'notebook/',
  'paste my own matrix': 'notebook/',
  '0 1 matrix': 'notebook/',
  '0-1 matrix': 'notebook/',
  '0/1 matrix': 'notebook/',
  'json matrix': 'notebook/',
  dlx2: 'lessons/colours/',
  'iterative without recursion': 'library/#reading-the-source',
  'generator all solutions': 'library/#as-many-as-you-want',
  'print ripple effect': 'ripple-effect/own/',
  'duplicate solutions': 'lessons/encode-your-own/#what-the-doctor-looks-for',
  'duplicate rows': 'lessons/encode-your-own/#what-the-doctor-looks-for',
  // What was first before is first still.
  'never ends': 'too-slow/',
  'puzzle generator': 'ripple-effect/own/',
  'ripple effect': 'lessons/ripple-effect/',
  print: 'exercises/',
  recursion: 'glossary/#backtracking',
};

const firstThree = (question: string): string[] =>
  find(index, question)
    .slice(0, 3)
    .map(({ path }) => path);
const answered = (question: string, places: readonly string[]): boolean =>
  firstThree(question).some((path) => places.includes(path));

test('the end of a contraction is not a word', () => {
  const found = wordsOf("Don’t say that a row’s T won't fit, as they’ll see: D’Arcy’s 5×5, 11 × 11.");
  expect(found.map(({ word }) => word).join(' ')).toBe('Don say that a row T won fit as they see D Arcy 5×5 11 × 11');
});

test.each(Object.entries({ ...questions, ...later, ...student, ...hurried }))(
  '“%s” is answered among the first three',
  (question, places) => {
    const others = `these come first: ${firstThree(question).join(', ')}; a new heading or title may have taken its words`;
    expect(answered(question, places), others).toBe(true);
  },
);

test.each(Object.entries(strangers))('“%s” is answered first by %s', (question, place) => {
  expect(firstThree(question)[0]).toBe(place);
});

const astro = import.meta.glob<string>('/src/pages/{implement,teach}.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(PAGE_SECTIONS)('$page has a section “$title”', ({ page, id, title }) => {
  if (page === 'library/') expect(sections).toContainEqual({ title, href: `#${id}` });
  else expect(astro[`/src/pages/${page.slice(0, -1)}.astro`]).toContain(`<h2 id="${id}">${title}</h2>`);
});

const leads = Map.groupBy(
  LEADS.flatMap(({ asked, paths }) => asked.split(', ').map((phrase) => ({ phrase, paths }))),
  ({ phrase }) => phrase,
);

test.each([...leads])('“%s” leads to each of its places among the first three', (phrase, meant) => {
  expect(firstThree(phrase)).toEqual(expect.arrayContaining(meant.flatMap(({ paths }) => paths)));
});

test('a lead to a place that is not there is refused', () => {
  expect(() => siteDocuments({ lessons, groups: [], notebooks })).toThrow(RangeError);
});

test('a word is found however it is spelt, and with one letter wrong', () => {
  const same: readonly (readonly [string, string])[] = [
    ['11x11', '11×11'],
    ['11 X 11', '11×11'],
    ['color', 'colour'],
    ['neighbors', 'neighbour'],
    ['coloring', 'colouring'],
  ];
  for (const [one, other] of same)
    expect(
      find(index, one).map(({ path }) => path),
      one,
    ).toEqual(find(index, other).map(({ path }) => path));
  const wrong: Readonly<Record<string, string>> = {
    workshet: 'exercises/',
    projecter: 'teach/#how',
    scedule: 'notebook/timetable/',
    memoisaton: 'glossary/#memory-of-subproblems',
  };
  for (const [question, path] of Object.entries(wrong)) expect(firstThree(question), question).toContain(path);
  // A number with one digit wrong is another number.
  expect(find(index, '17x11')).toEqual([]);
});

test('only what was asked is marked, and no word that is nearly one of them', () => {
  const marked = (question: string): Set<string> => new Set(find(index, question).flatMap(({ terms }) => terms));
  expect(marked('secondary column covered')).toEqual(new Set(['secondary', 'column', 'cover']));
  expect(marked('left over')).toContain('over');
});

test('an address is one result', () => {
  const paths = find(index, 'print a sheet of exercises').map(({ path }) => path);
  expect(paths).toContain('exercises/');
  expect(new Set(paths).size).toBe(paths.length);
});

test('the index is small', () => {
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(92_500);
});

test('what is half typed, misspelt or empty has an answer too', () => {
  expect(find(index, 'purif')[0]?.title.toLowerCase()).toBe('purify');
  expect(find(index, 'juncton').map(({ title }) => title)).toContain('junction');
  for (const nothing of ['', ' ', 'the', '¿?']) expect(find(index, nothing)).toEqual([]);
});

test('another book’s name for a thing may be a plural', () => {
  const placesOf = (question: string): string[] => find(index, question).map(({ path }) => path);
  for (const name of ['option', 'item', 'pointer']) expect(placesOf(`${name}s`)).toEqual(placesOf(name));
  expect(placesOf('options')).toContain('glossary/#row');
});

test('texts are words, without markup', () => {
  for (const { title, text: words, path } of documents) {
    expect(title, path).not.toBe('');
    expect(`${title} ${words}`, path).not.toMatch(/<\/?[A-Z]\w+|\]\(|^import |\{'|undefined/);
  }
});

test('a word of a question is found in the form that a text has', () => {
  expect(['covers', 'covered', 'covering', 'Cover'].map(stemOf)).toEqual(['cover', 'cover', 'cover', 'cover']);
  expect(['class', 'torus', 'this', 'dlx1', '2021'].map(stemOf)).toEqual(['class', 'torus', 'this', 'dlx1', '2021']);
  expect(['0 1', '0/1', '0-1'].map(stemOf)).toEqual(['0-1', '0-1', '0-1']);
  const words = (of: string): string[] => wordsOf(of).map(({ word }) => word);
  expect(words('a 0/1 matrix')).toEqual(['a', '0/1', 'matrix']);
  // Neither numbers of figures nor the rows of a matrix.
  expect(words('0.1, 0-12, 0 1 1, 1 0 1')).toEqual(['0', '1', '0', '12', '0', '1', '1', '1', '0', '1']);
  expect(['colours', 'colouring', 'color', 'four', 'hour'].map(stemOf)).toEqual([
    'color',
    'color',
    'color',
    'four',
    'hour',
  ]);
  expect(['purify', 'purified', 'purifies'].map(stemOf)).toEqual(['purify', 'purify', 'purify']);
  expect(['pentominoes', 'clashes', 'branches', 'nodes'].map(stemOf)).toEqual(['pentomino', 'clash', 'branch', 'node']);
});
