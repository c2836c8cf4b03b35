import { expect, test } from 'vitest';
import { check } from '#puzzles/ripple-effect/check.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { givenCells, ladder, searchAll, withGivens } from '#puzzles/ripple-effect/fewer-givens.ts';
import { puzzleCalled } from './library-files.ts';

const nikoli = puzzleCalled('nikoli-tutorial');
const five = puzzleCalled('five-by-five');

test('Nikoli’s puzzle with all its givens and with none: the counts of facts.md', () => {
  const rungs = ladder(nikoli);
  expect(rungs).toHaveLength(9);
  expect(rungs[0]).toMatchObject({ nodes: 65, deadEnds: 0 });
  expect(rungs[0]?.solutions).toHaveLength(1);
  expect(rungs[8]?.nodes).toBe(229);
  expect(rungs[8]?.solutions).toHaveLength(4);
});

test('each step keeps the solutions there were, and the givens are gone', () => {
  const rungs = ladder(five);
  const found = rungs.map(({ problem, solutions }) => solutions.map((rows) => decode(problem, rows).join('')));
  rungs.forEach(({ problem }, away) => {
    expect(givenCells(problem.puzzle)).toEqual(givenCells(five).slice(0, 5 - away));
    for (const grid of found[away - 1] ?? []) expect(found[away]).toContain(grid);
    expect(new Set(found[away]).size).toBe(found[away]?.length);
    for (const grid of found[away] ?? []) {
      expect(check(problem.puzzle, [...grid].map(Number))).toEqual([]);
    }
  });
});

test('any of the givens can be kept', () => {
  const [first = -1, second = -1] = givenCells(five);
  const { problem, solutions } = searchAll(withGivens(five, [second]));
  expect(problem.puzzle.givens[first]).toBe(0);
  expect(problem.puzzle.givens[second]).toBe(five.givens[second]);
  for (const rows of solutions) expect(decode(problem, rows)[second]).toBe(five.givens[second]);
});
