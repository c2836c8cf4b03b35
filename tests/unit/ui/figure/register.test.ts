import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scenarios } from '#scenarios/index.ts';
import { figureAt, figureName, figureOnPage, register } from '#ui/figure/register.ts';

const lessons = globSync('content/lessons/*.mdx').toSorted();
const nameOf = (file: string): string => basename(file).replace(/^\d+-|\.mdx$/g, '');

/** The file of a component, by its name. */
const files = new Map(globSync('src/ui/**/*.astro').map((file) => [basename(file, '.astro'), file]));

/** What a lesson puts in: `TorusFigure 4.1`. */
function figuresIn(file: string): string[] {
  const tags = readFileSync(file, 'utf8').matchAll(/^<([A-Z]\w+)\s(?:[^>]*\s)?number="([\d.]+)"/gm);
  return Array.from(tags, ([, component, number]) => `${component} ${number}`);
}

test.each(lessons)('%s has the figures that the register says, in its order', (file) => {
  const entries = register.filter(({ lesson }) => lesson === nameOf(file));
  expect(
    figuresIn(file),
    `each figure of ${file} needs a line in src/ui/figure/register.ts, by its kind (run, hand or still) with its number, id, component and title`,
  ).toEqual(entries.map(({ component, number }) => `${component} ${number}`));
});

test('every entry is of a lesson, a component and a scenario that are there', () => {
  const slugs = lessons.map(nameOf);
  for (const { number, lesson, component, scenario, title } of register) {
    expect(slugs, number).toContain(lesson);
    expect(files.has(component), `${number}: a component ${component}.astro`).toBe(true);
    expect(['PuzzleFigure', 'CountedFigure'].includes(component), number).toBe(scenario !== undefined);
    if (scenario !== undefined) expect(Object.keys(scenarios)).toContain(scenario);
    expect(title, number).toMatch(/\S/);
  }
});

test('the kind of a figure is that of its markup', () => {
  const isSolver = /<(?:Solver|Scenario|Omission)Figure\b|<RippleSolver\b/;
  const isAlive = /\belement="|<(?:Element|[a-z]+-[a-z-]+) id=/;
  for (const { number, component, kind } of register) {
    const markup = readFileSync(files.get(component)!, 'utf8');
    expect(kind, number).toBe(isSolver.test(markup) ? 'run' : isAlive.test(markup) ? 'hand' : 'still');
  }
});

describe('a figure is found', () => {
  test('by its number; one that is not there is told with what to add', () => {
    for (const figure of register) expect(figureAt(figure.number)).toBe(figure);
    expect(() => figureAt('4.9')).toThrow(
      'there is no figure 4.9 in src/ui/figure/register.ts: add a line to its lesson',
    );
  });

  test('from its lesson and from its own page, each of which has a name of its own', () => {
    expect(new Set(register.map(({ slug }) => slug)).size).toBe(register.length);
    for (const figure of register) {
      expect(figureOnPage(`/base/lessons/${figure.lesson}/`, figure.id)).toBe(figure);
      expect(figureOnPage(`/figure/${figure.slug}/`, figure.id)).toBe(figure);
    }
    expect(figureOnPage('/notebook/own/', 'queens')).toBeNull();
    expect(figureOnPage('/lessons/cover/', 'queens')).toBeNull();
  });

  test('by an address, with its step', () => {
    expect(figureName('lessons/algorithm-x/#algorithm-x?algorithm-x.step=11')).toBe('Figure 2.1, step 11');
    expect(figureName('lessons/torus/#torus')).toBe('Figure 4.1');
    expect(figureName('implement/#arrays')).toBe('The arrays of the program');
  });
});
