import './all-styles.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { type RipplePuzzle, largestNumber } from '#puzzles/ripple-effect/puzzle.ts';
import { inPlainWords } from '#puzzles/ripple-effect/why.ts';
import type { Counting } from '#ui/explore/all/all-shown.ts';

/** All solutions of a puzzle, with the question where each number can stand. */
export function countingOf(puzzle: RipplePuzzle): Counting {
  const problem = inPlainWords(encode(puzzle, { arms: 'two' }));
  const topics = Array.from({ length: largestNumber(puzzle) }, (_, index) => ({
    name: `number ${index + 1}`,
    rows: new Set(problem.placements.flatMap(({ value }, row) => (value === index + 1 ? [row] : []))),
  }));
  return { problem, topics };
}
