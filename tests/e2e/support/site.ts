import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { TOPICS } from '#practice/ladder.ts';
import { register } from '#ui/figure/register.ts';

/** Paths are relative to the base, so that the tests hold wherever the site lives. */
export const home = './';

const lessonFolder = new URL('../../../content/lessons/', import.meta.url);
const lessonFiles = readdirSync(lessonFolder)
  .filter((name) => name.endsWith('.mdx'))
  .sort();

/** How many questions the lessons ask. */
export const questionsInAll = lessonFiles
  .map((name) => readFileSync(new URL(name, lessonFolder), 'utf8'))
  .reduce((sum, text) => sum + text.split('<Question name=').length - 1, 0);

/** The lessons in their order: each file of the folder is a page, so that none is forgotten here. */
export const lessons: readonly string[] = lessonFiles.map((name) => `./lessons/${name.replace(/^\d+-|\.mdx$/g, '')}/`);

/** The pages to work on a puzzle, and the door to them, found in the same way. */
const routes = new URL('../../../src/pages/', import.meta.url);
const ofPuzzles = readdirSync(routes, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'lessons')
  .flatMap(({ name: puzzle }) => readdirSync(new URL(`${puzzle}/`, routes)).map((name) => `./${puzzle}/${name}`));
const workshop = ofPuzzles
  .filter((path) => !/index\.astro$|\[|notebook\/library|practice\/model/.test(path))
  .map((path) => path.replace(/\.astro$/, '/'));
const doors = ofPuzzles
  .filter((path) => path.endsWith('index.astro') && !/\/(notebook|words)\//.test(path))
  .map((path) => path.replace('index.astro', ''));

/** The notebooks in their order. */
export const notebooks: readonly string[] = readdirSync(new URL('../../../content/notebooks', import.meta.url))
  .sort()
  .map((name) => `./notebook/${name.replace(/^\d+-|\.md$/g, '')}/`);

const topics = TOPICS.map((topic) => `./practice/${topic}/`);

/** The pages that have figures that run. */
export const figurePages: readonly string[] = [
  home,
  ...lessons,
  ...workshop,
  './implement/',
  './notebook/',
  ...notebooks,
  './words/',
  ...topics,
];

/** Every page there is; the one for lost readers by its own name. */
export const pages: readonly string[] = [
  ...figurePages,
  ...doors,
  './notebook/library/',
  './notebook/own/',
  './practice/model/',
  './gallery/',
  './exercises/',
  './teach/',
  './too-slow/',
  './pupil-sheet/',
  './embed/',
  './authors/',
  './credits/',
  './find/',
  './glossary/',
  './offline/',
  './404.html',
];

/** The pages that `npm test` visits, one of each main kind; the sweep visits all (`every-page.test.ts`). */
export const quickPages: readonly string[] = [
  './',
  './lessons/algorithm-x/',
  './tetrasticks/play/',
  './notebook/queens/',
];

/** Figures with a run that stand on no page of a lesson. */
const elsewhere = {
  arrays: './implement/',
  'own-board': './tetrasticks/boards/',
  watch: './ripple-effect/watch/',
};

/** The figures that have a run, by the name they have in the address, and their pages. */
const runs = new Map(Object.entries(elsewhere));
for (const { kind, id, lesson } of register) if (kind === 'run') runs.set(id, `./lessons/${lesson}/`);

/** Those that some tests go through one after another: all that have a run, and one in which rows are picked. */
const figures = new Map([...runs, ['exact-cover', './lessons/exact-cover/']]);

export const figuresWithRun: readonly string[] = [...runs.keys()];
export const figureIds: readonly string[] = [...figures.keys()];

/** The page of one of these figures. */
export function pageOf(id: string): string {
  const path = figures.get(id);
  if (path === undefined) throw new Error(`there is no figure ${id} with a run`);
  return path;
}

/** Opens all that is folded on a page, but the fields in which a reader may say why before a reason is shown. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('details:not(.why-fold)').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}
