/**
 * What the seconds of `npm start` and `npm test` are paid for, as far as it can be counted. Each limit is what there is
 * now. Who adds something raises the limit in the same commit, and has seen where the seconds go.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { register } from '#ui/figure/register.ts';
import { pages, quickPages } from '../e2e/support/site.ts';

const paid = (what: string, seconds: string): string =>
  `${what}: each costs ${seconds} on two cores. Raise this limit if it is worth it, or take another out`;

test('the build renders so many pages', () => {
  expect(pages.length, paid('pages', '0.1 to 1 s of the build')).toBeLessThanOrEqual(89);
  expect(register.length, paid('pages of a figure alone', '20 ms of the build')).toBeLessThanOrEqual(63);
});

test('the quick command visits so many pages', () => {
  expect(quickPages.length, paid('pages', '1 to 3 s of npm test')).toBeLessThanOrEqual(4);
});

test('the quick command makes so many journeys in the browser', () => {
  const tags = globSync('tests/e2e/**/*.test.ts').map((file) => readFileSync(file, 'utf8').split('@quick').length - 1);
  const journeys = tags.reduce((sum, count) => sum + count, 0);
  expect(journeys, paid('journeys with the tag @quick', '1 to 10 s of npm test')).toBeLessThanOrEqual(29);
});

test('the heavy unit tests try so many random cases', () => {
  const files = globSync('tests/{unit,pictures}/**/*.test.ts').map((file) => readFileSync(file, 'utf8'));
  const all = files.flatMap((text) => [...text.matchAll(/\bruns\(([\d_]+)\)/g)]);
  const cases = all.reduce((sum, [, full = '']) => sum + Number(full.replaceAll('_', '')) / 40, 0);
  expect(cases, paid('random cases', 'about 2 ms of npm test')).toBeLessThanOrEqual(8_710);
});
