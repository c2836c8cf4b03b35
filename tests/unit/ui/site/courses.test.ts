import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMatrix } from '#dlx/index.ts';
import { activities } from '#ui/activity/activities.ts';
import { allUsed, courses, sheetsFor } from '#ui/site/teach/courses.ts';
import { pupilSheets } from '#ui/site/teach/pupil-sheet.ts';
import { solutionsByBruteForce } from '../../../matrices/brute-force.ts';

describe('courses of weeks', () => {
  test.each(courses)('$title: each meeting is read for, shown, worked on and handed in', ({ weeks }) => {
    for (const { sessions } of weeks) {
      for (const { read, show, work, handIn } of sessions) {
        for (const part of [read, show, work]) expect(part.length).toBeGreaterThan(0);
        expect(handIn).toMatch(/[.]$/);
      }
    }
  });

  test('what is handed in is scored by activities, but for the sheet of pupils and the project', () => {
    const sessions = courses.flatMap(({ weeks }) => weeks.flatMap((week) => week.sessions));
    const without = sessions.filter(({ scored = [] }) => scored.length === 0).map(({ title }) => title);
    expect(without).toEqual(['A puzzle, and a dead end', 'Colours, and when to stop']);
    const ids = activities.map(({ id }) => id);
    for (const { path } of sessions.flatMap(({ scored = [] }) => scored)) {
      expect(ids).toContain(/^teach\/#lines\?lines\.activity=(.*)$/.exec(path)?.[1]);
    }
  });

  test('modelling is taught: lessons 11, 13, 14 and 17 are shown', () => {
    const shown = allUsed().map(({ words }) => words);
    for (const lesson of [11, 13, 14, 17]) {
      expect(
        shown.some((words) => words.startsWith(`figure\u00a0${lesson}.`)),
        String(lesson),
      ).toBe(true);
    }
  });

  test('whatever is used is a page of the site', () => {
    const pages = [
      ...globSync('src/pages/**/*.astro').map((path) => path.replace(/^src\/pages\/|(?:index)?\.astro$/g, '')),
      ...globSync('content/lessons/*.mdx').map((path) =>
        path.replace(/^content\/lessons\/\d+-(.*)\.mdx$/, 'lessons/$1'),
      ),
      ...globSync('content/notebooks/*.md').map((path) =>
        path.replace(/^content\/notebooks\/\d+-(.*)\.md$/, 'notebook/$1'),
      ),
      ...['notebook/own', 'practice/search'],
    ].map((path) => path.replace(/\/?$/, '/'));
    for (const { path } of [...allUsed(), ...sheetsFor]) expect(pages).toContain(path.replace(/#.*/, ''));
  });
});

describe('the pupil’s sheet', () => {
  test.each(pupilSheets())(
    'version $version: its key is right, by brute force',
    ({ cards, letters, card, free, key }) => {
      const solved = (secondary: string): string[] => {
        const columns = letters.map((name) => ({ name, kind: name === secondary ? 'secondary' : 'primary' }) as const);
        const rows = cards.map((one) => one.split(' ').map((letter) => letters.indexOf(letter)));
        return solutionsByBruteForce(createMatrix(columns, rows)).map((text) =>
          text
            .split(' ')
            .map((row) => Number(row) + 1)
            .join(' '),
        );
      };
      const [solution = '', clashes = '', rare = '', , loose = '', board, , jobs] = key;
      const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
      // One solution, so that pupils agree; and more of them when a letter may be missing.
      expect(solved('')).toEqual([numbersIn(solution)]);
      const own = cards[card - 1]?.split(' ') ?? [];
      const clash = cards.flatMap((one, at) =>
        at !== card - 1 && one.split(' ').some((letter) => own.includes(letter)) ? [at + 1] : [],
      );
      expect(numbersIn(clashes)).toBe(clash.join(' '));
      const sizes = letters.map((letter) => cards.filter((one) => one.includes(letter)).length);
      for (const [at, letter] of letters.entries()) {
        expect(rare.split(':')[0]?.includes(letter), letter).toBe(sizes[at] === Math.min(...sizes));
      }
      expect(solved(free).length).toBe(Number(/^\d+/.exec(loose)?.[0]));
      expect(solved(free).length).toBeGreaterThan(1);
      expect(board).toMatch(/^7 cards, and 3 ways/);
      expect(jobs).toContain('7 cards, and 3 ways');
    },
  );

  test('neighbours have different cards', () => {
    const [one, other] = pupilSheets();
    expect(one?.cards).not.toEqual(other?.cards);
    expect(one?.key[0]).not.toBe(other?.key[0]);
  });
});
