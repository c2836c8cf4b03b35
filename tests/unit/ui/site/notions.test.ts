import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { noHighlight } from '#pictures/kit/highlight.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { readState } from '#player/address.ts';
import { splitFragment } from '#player/fragment.ts';
import { knuth } from '#scenarios/knuth.ts';
import { coveredMatrix, outOfRing, ownMatrix } from '#scenarios/own-matrix.ts';
import { purified } from '#scenarios/purified.ts';
import { queens } from '#scenarios/queens.ts';
import { type Scenario, momentWords, problemOf, textSettingsOf } from '#scenarios/scenario.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';
import { crossingWords } from '#scenarios/words.ts';
import { settingsOf } from '#ui/figure/opening.ts';
import { bibtex, CITED } from '#ui/site/citation.ts';
import { headingId } from '#ui/site/find/lesson-documents.ts';
import { linkNotions } from '#ui/site/link-notions.ts';
import { register } from '#ui/figure/register.ts';
import { notionGroups, notionId, notions } from '#ui/site/notions.ts';

const files = import.meta.glob<string>('/content/lessons/*.mdx', { query: '?raw', import: 'default', eager: true });
const lessons = new Map(Object.entries(files).map(([path, text]) => [/\d+-(.*)\.mdx$/.exec(path)?.[1] ?? '', text]));

/** The scenarios of the figures that notions lead to at a step. */
const scenarios: Readonly<Record<string, Scenario>> = {
  'algorithm-x': knuth,
  cover: coveredMatrix,
  torus: ownMatrix,
  ring: outOfRing,
  queens,
  purified,
  'crossing-words': crossingWords,
  'small-board': smallTetrasticks,
};

/** What the figure says at the step that shows a notion. */
const said: Readonly<Record<string, RegExp>> = {
  'Algorithm X': /^Branch on column A/,
  backtracking: /^Take back row BCF/,
  branch: /^Branch on column A/,
  colour: /takes the letter C/,
  cover: /^Cover A: the root now points right/,
  crossing: /cross/,
  'dead end': /dead end\.$/,
  'exact cover': /^Solution 1/,
  header: /^Nothing is covered yet/,
  'node of the links': /^Nothing is covered yet/,
  'primary column': /^Solution 1/,
  purify: /^Purify x: its header takes the colour A/,
  queens: /^Solution 1/,
  root: /^Nothing is covered yet/,
  'search tree': /the search is over/,
  'secondary column': /^Nothing is covered yet/,
  'size of a column': /^Cover A: in column D, the header of D now points down/,
  solution: /^Solution 1/,
  'torus of links': /^Nothing is covered yet/,
  uncover: /^Uncover column C: row CEF comes back/,
};

const shown = notions.flatMap(({ name, shows }) => (shows === undefined ? [] : [{ name, shows }]));

test.each(shown)('$name: the figure $shows is there, and so is its step', ({ name, shows }) => {
  if (shows === 'implement/#arrays') return;
  const [, lesson, hash = ''] = /^lessons\/([a-z-]+)\/(#.*)$/.exec(shows) ?? [];
  const { place, query } = splitFragment(hash);
  expect(register.map((figure) => `${figure.lesson} ${figure.id}`)).toContain(`${lesson} ${place}`);
  expect(query === '').toBe(!(name in said));
  if (query === '') return;

  const scenario = scenarios[place] as Scenario;
  const read = readState(query, place, scenario.choices, scenario.zoom, textSettingsOf(scenario));
  expect(read.problems).toEqual([]);
  const { zoom, step, settings: chosen } = read.state;
  const settings = { ...settingsOf(scenario), ...chosen };
  const problem = problemOf(scenario, settings, read.state.kinds);
  const recording = record(problem.matrix);
  expect(step).toBeLessThanOrEqual(recording.lastStep(zoom));
  const moment = momentOf(problem, recording.seek(step ?? -1, zoom), noHighlight);
  expect(momentWords(scenario, settings, moment, namesOf(problem.matrix, problem.rowNames))).toMatch(
    said[name] ?? /$^/,
  );
});

test.each(notions)('$name is a sentence, explained in a section that is there', ({ says, path }) => {
  expect(says).toMatch(/^[A-Z“].*\.$/s);
  const [, lesson = '', id = ''] = /^lessons\/([a-z-]+)\/#?(.*)$/.exec(path) ?? [];
  const headings = Array.from(lessons.get(lesson)?.matchAll(/^## (.*)$/gm) ?? [], ([, heading = '']) => heading);
  expect(['', ...headings.map(headingId)]).toContain(id);
});

test('the notions stand in the order of the alphabet, each once', () => {
  const ids = notions.map(({ name }) => notionId(name));
  expect(ids).toEqual([...new Set(ids)].toSorted());
  for (const { within = [] } of notions) for (const lesson of within) expect([...lessons.keys()]).toContain(lesson);
});

test('only the first mention in the prose of a lesson is linked', () => {
  const linked = (html: string, lesson = 'measuring'): string =>
    linkNotions(html, lesson).replaceAll(/<a class="notion" href="([^"]*)" data-says="[^"]*">/g, '<a $1>');
  expect(linked('<p>Each row of a dead end, and a row.</p>')).toBe(
    '<p>Each <a /glossary/#row>row</a> of a <a /glossary/#dead-end>dead end</a>, and a row.</p>',
  );
  expect(linked('<ul><li>Primary columns, and columns</li></ul>')).toBe(
    '<ul><li><a /glossary/#primary-column>Primary columns</a>, and <a /glossary/#column>columns</a></li></ul>',
  );
  // Not in headings, links, code, figures and elements of ours; words that only look alike are none.
  for (const html of [
    '<h2>Each row</h2>',
    '<p><a href="x">a row</a> <code>row</code> <em>a row</em></p>',
    '<a-figure><p title="a > b">row</p></a-figure><figure><p>row</p></figure>',
    '<p>rowing, tomor-row, arrow</p>',
    '<script>if (a < b) document.write("<p>row</p>")</script>',
  ]) {
    expect(linked(html)).toBe(html);
  }
  // What is defined here needs no link; what has two meanings has one in each lesson.
  expect(linked('<p>An <dfn>exact cover</dfn>. An exact cover.</p>')).not.toContain('<a');
  expect(linked('<p>A node.</p>', 'torus')).toContain('#node-of-the-links');
  expect(linked('<p>A node.</p>', 'measuring')).toContain('#node-of-the-search');
});

test('CITATION.cff and the entry in BibTeX name one work', () => {
  const file = readFileSync(new URL('../../../../CITATION.cff', import.meta.url), 'utf8');
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  expect(file).toContain(`title: '${CITED.title}'`);
  expect(file).toContain(`- name: ${CITED.authors}`);
  expect(file).toContain(`version: ${/"version": "([\d.]+)"/.exec(manifest)?.[1]}`);
  expect(bibtex(new URL('https://example.org/'))).toContain('url    = {https://example.org/}');
  expect(bibtex(undefined)).not.toContain('url');
});

test('the glossary has a few headings, each for letters that no other has', () => {
  const named = (names: string) => [...names].map((name) => ({ name, says: '', path: '' }));
  const titles = (names: string, least: number) => notionGroups(named(names), least).map(({ title }) => title);
  expect(titles('aabbbbcd', 3)).toEqual(['A to B', 'C to D']);
  expect(titles('aaab', 3)).toEqual(['A', 'B']);
  const groups = notionGroups();
  expect(groups.flatMap((group) => group.notions)).toEqual(notions);
  expect(groups.length).toBeGreaterThan(3);
  for (const group of groups) expect(group.notions.length).toBeLessThan(notions.length / 3);
});
