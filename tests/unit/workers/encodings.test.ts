import { expect, it } from 'vitest';
import { compared } from '#puzzles/ripple-effect/compare.ts';
import { type ComparisonTurn, compareEncodings } from '#workers/encodings.ts';
import { puzzleCalled } from '../puzzles/ripple-effect/library-files.ts';
import { runTask } from './machine.ts';

const puzzle = puzzleCalled('five-by-five');

/** Runs a whole comparison on a clock of the test. */
function runs(of: typeof puzzle): Promise<{ progress: ComparisonTurn[]; result: readonly number[] }> {
  let clock = 0;
  const time = { sleep: () => Promise.resolve(), now: () => (clock += 3) };
  return runTask(compareEncodings({ puzzle: of, pause: 5 }, time));
}

it('tells each turn of the clock, the end once, and the times last', async () => {
  const { progress: turns, result } = await runs(puzzle);
  expect(turns.length).toBeGreaterThan(10);
  expect(turns.map(({ isOver }) => isOver).lastIndexOf(false)).toBe(turns.length - 2);
  expect(turns.at(-1)!.runs).toEqual(compared(puzzle));
  const clocks = turns.map(({ clock }) => clock);
  expect(clocks).toEqual(clocks.toSorted((a, b) => a - b));
  expect(result).toEqual([3, 3, 3, 3, 3, 3, 3]);
});

it('throws what went wrong', async () => {
  await expect(runs({ ...puzzle, rooms: [] })).rejects.toThrow();
});
