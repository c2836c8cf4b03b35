import { expect } from 'vitest';
import { check } from '#puzzles/ripple-effect/check.ts';
import { LEVELS, levelOf, measure } from '#puzzles/ripple-effect/level.ts';
import { type Made, type MakeOptions, makePuzzle } from '#puzzles/ripple-effect/make.ts';
import { fillings } from './brute-force.ts';

export function madeOf(options: MakeOptions): Made {
  const making = makePuzzle(options);
  for (;;) {
    const next = making.next();
    if (next.done) return next.value;
  }
}

/** Makes puzzles of many sizes and levels, and judges each by a solver that knows no matrix. */
export function judge(count: number, firstSeed: number): void {
  for (let index = 0; index < count; index += 1) {
    const seed = firstSeed + index;
    const [width, height] = [4 + (index % 3), 4 + (Math.floor(index / 3) % 3)];
    const largest = 3 + (index % 3);
    const level = LEVELS[index % LEVELS.length]!;
    const { puzzle, solution, ...made } = madeOf({ width, height, largest, level, seed });
    expect(fillings(puzzle, true, 2), `seed ${seed}`).toEqual([solution]);
    expect(check(puzzle, solution)).toEqual([]);
    expect(Math.max(...puzzle.rooms.map(({ cells }) => cells.length))).toBeLessThanOrEqual(largest);
    const measured = measure(puzzle);
    expect(measured).toEqual(made.measure);
    expect(levelOf(puzzle, measured)).toBe(made.level);
  }
}
