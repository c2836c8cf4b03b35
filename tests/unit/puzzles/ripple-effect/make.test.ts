import { describe, expect, it } from 'vitest';
import { LEVELS, measure } from '#puzzles/ripple-effect/level.ts';
import { makePuzzle } from '#puzzles/ripple-effect/make.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { judge, madeOf } from './made.ts';
import { runs } from '../../../support/runs.ts';

describe('make', () => {
  it('makes puzzles with exactly one solution', () => {
    // Nine in a row are of all sizes and levels.
    judge(runs(180), 1);
  });

  it('makes the same puzzle from the same seed, and another from another', () => {
    const options = { width: 6, height: 6, largest: 5, level: 'steady', seed: 5 } as const;
    expect(madeOf(options)).toEqual(madeOf(options));
    expect(madeOf({ ...options, seed: 6 }).puzzle).not.toEqual(madeOf(options).puzzle);
  });

  it.each(LEVELS)('makes a %s puzzle when asked for one', (level) => {
    const made = madeOf({ width: 6, height: 6, largest: 5, level, seed: 3 });
    expect(made.level).toBe(level);
    if (level === 'gentle' || level === 'steady') expect(made.measure.deadEnds).toBe(0);
    else expect(made.measure.deadEnds).toBeGreaterThan(0);
  });

  it('takes no more givens out of a steady puzzle than can go', () => {
    const { puzzle } = madeOf({ width: 5, height: 5, largest: 4, level: 'steady', seed: 9 });
    puzzle.givens.forEach((given, cell) => {
      if (given === 0) return;
      const givens = puzzle.givens.map((value, index) => (index === cell ? 0 : value));
      const { solutions, deadEnds } = measure({ ...puzzle, givens });
      expect(solutions > 1 || deadEnds > 0, `the given of cell ${cell} is needed`).toBe(true);
    });
  });

  it('says what share is done of the most that is tried, which never falls', () => {
    const making = makePuzzle({ width: 5, height: 5, largest: 3, level: 'knotty', seed: 2 });
    const shares: number[] = [];
    for (let told = making.next(); !told.done; told = making.next()) shares.push(told.value.share);
    expect(new Set(shares).size).toBeGreaterThan(25);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('gives up when the rooms are too small for the grid, and says what to do', () => {
    const hopeless = { width: 12, height: 12, largest: 3, level: 'knotty', seed: 1 } as const;
    const making = makePuzzle(hopeless, 2_000);
    let told = making.next();
    const goOn = (): void => {
      while (!told.done) told = making.next();
    };
    expect(goOn).toThrow(/at most 3 .* 12 by 12 cells; allow larger rooms$/);
    expect(told).toMatchObject({ value: { grids: 1, givens: 0, misfits: 2_000, nearest: null } });
  });

  it('says when a budget ran out', () => {
    const open = parse('AAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE\n\n.....\n.....\n.....\n.....\n.....\n');
    expect(measure(open, 10).isWhole).toBe(false);
  });
});
