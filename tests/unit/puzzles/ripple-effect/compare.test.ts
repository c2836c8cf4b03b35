import { describe, expect, it } from 'vitest';
import { check } from '#puzzles/ripple-effect/check.ts';
import { rowClashOf, compare, compared, findingOf, isSameTree, timeOf } from '#puzzles/ripple-effect/compare.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { type EncodingName, ENCODINGS, encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import { fillings } from './brute-force.ts';
import { puzzleCalled } from './library-files.ts';

const small = puzzleCalled('five-by-five');
const tutorial = puzzleCalled('nikoli-tutorial');
const bare = { ...tutorial, givens: tutorial.givens.map(() => 0) };

describe('a comparison', () => {
  it('is the same however long its turns are', () => {
    const comparison = compare(small);
    for (let clock = 1; !comparison.isOver; clock += 97) comparison.turn(clock);
    expect(comparison.runs()).toEqual(compared(small));
  });

  it('lets nobody be ahead of the clock by more than a row', () => {
    const comparison = compare(bare);
    comparison.turn(1000);
    for (const { state, updates } of comparison.runs()) {
      if (state !== 'running') continue;
      expect(updates).toBeGreaterThanOrEqual(1000);
      expect(updates).toBeLessThan(1300);
    }
    expect(comparison.isOver).toBe(false);
  });

  it('has the counts of facts.md', () => {
    const [four, two] = compared(tutorial, ['four arms', 'two arms']);
    expect(four).toMatchObject({
      nodes: 65,
      updates: 3083,
      used: 1033,
      solutions: 1,
      broken: 0,
      size: { rows: 184, primary: 128, secondary: 1280, ones: 2442 },
    });
    expect(two).toMatchObject({ nodes: 65, updates: 1653, solutions: 1 });
    expect(compared(bare, ['four arms'])).toMatchObject([{ nodes: 229, solutions: 4 }]);
    expect(compared(small, ['four arms'])).toMatchObject([{ nodes: 55, solutions: 1 }]);
  });

  it('says which are right, which find too much and which nothing', () => {
    for (const puzzle of [small, tutorial, bare]) {
      const runs = compared(puzzle);
      const [four] = runs;
      expect(Object.fromEntries(runs.map((run) => [run.name, findingOf(run, four!)]))).toEqual({
        'four arms': 'right',
        'two arms': 'right',
        pairs: 'right',
        'rooms secondary': 'right',
        'one plane': 'none',
        plus: 'none',
        'no rooms': 'too many',
      });
      const same = runs.filter((run) => isSameTree(run, four!)).map(({ name }) => name);
      expect(same.slice(0, 3)).toEqual(['four arms', 'two arms', 'pairs']);
      // Where the search never turns back, the rooms are not missed as something to branch on.
      expect(same.slice(3)).toEqual(puzzle === tutorial ? ['rooms secondary'] : []);
    }
  });

  it('keeps a solution that is right, by another solver, and the wrong one with the fewest faults', () => {
    const runs = compared(small);
    const problem = encode(small);
    const truth = fillings(small, true, 2);
    const loose = runs.find(({ name }) => name === 'no rooms')!;
    expect([decode(problem, runs[0]!.right!)]).toEqual(truth);
    expect([decode(problem, loose.right!)]).toEqual(truth);
    expect(loose.solutions - loose.broken).toBe(truth.length);
    const faults = check(small, decode(problem, loose.wrong!));
    expect(faults.map(({ rule }) => rule)).toEqual(['room']);
  });

  it('stops at a limit, and says so', () => {
    const [run] = compared(small, ['no rooms'], 7);
    expect(run).toMatchObject({ state: 'at the limit', solutions: 7 });
    expect(isSameTree(run!, run!)).toBe(false);
  });
});

describe('a clash', () => {
  it('is there in the two strict encodings only', () => {
    for (const puzzle of [small, tutorial, bare]) {
      const solution = compared(puzzle, ['four arms'])[0]!.right!;
      const clashing = ENCODINGS.filter((name) => rowClashOf(puzzle, name, solution) !== null);
      expect(clashing).toEqual(['one plane', 'plus']);
    }
  });

  it('is two rows that really share the columns it names, and that the rules allow', () => {
    const solution = compared(small, ['four arms'])[0]!.right!;
    for (const name of ['one plane', 'plus'] as const satisfies readonly EncodingName[]) {
      const { first, second, columns } = rowClashOf(small, name, solution)!;
      const { matrix, places } = encodeWith(small, name);
      for (const column of columns) {
        const at = matrix.columns.findIndex((each) => each.name === column);
        expect(matrix.rows[first]).toContain(at);
        expect(matrix.rows[second]).toContain(at);
        expect(places[at]).toMatchObject({ kind: 'plane', direction: null });
      }
      expect(solution).toContain(first);
      expect(solution).toContain(second);
    }
  });
});

it('times a search by the fastest of its batches, and ends even when the clock stands still', () => {
  // Pairs of readings: each batch begins at the first and lasts to the second.
  const lasts = [9, 2, 8, 5, 9, 4, 7, 30, 5];
  const readings = lasts.flatMap((milliseconds) => [0, milliseconds]);
  expect(timeOf(small, 'plus', () => readings.shift()!)).toBe(4 / 2);
  expect(readings).toEqual([]);
  expect(timeOf(small, 'plus', () => 0)).toBe(0);
});
