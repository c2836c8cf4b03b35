import { expect, test } from 'vitest';
import {
  afterMoves,
  exercise,
  EXERCISES,
  isRuleSequence,
  RULE_STANDARD,
} from '#ui/lessons/ripple-rule/rule-exercises.ts';
import { searchAll } from '#puzzles/ripple-effect/fewer-givens.ts';
import { fillings } from '../../../puzzles/ripple-effect/brute-force.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';

// Filled in by hand, line by line.
const FILLINGS: Readonly<Record<string, string>> = {
  '3x3': '132213121',
  '4x4': '2142342112132131',
  '5x5': '3421321321121324325121413',
};

test.each(EXERCISES)('%s has exactly one filling', (name) => {
  const { problem, solutions } = searchAll(exercise(name)!.puzzle);
  expect(solutions.map((rows) => decode(problem, rows).join(''))).toEqual([FILLINGS[name]]);
  expect(fillings(problem.puzzle, true).map((grid) => grid.join(''))).toEqual([FILLINGS[name]]);
});

test('a sequence names an exercise, and puts numbers that its rooms have', () => {
  expect(isRuleSequence(RULE_STANDARD)).toBe(true);
  expect(isRuleSequence(['3x3', '8.1', '8.0'])).toBe(true);
  for (const bad of [[], ['9x9'], ['toString'], ['3x3', '9.1'], ['3x3', '6.2'], ['3x3', '0.x'], ['3x3', '<b>']]) {
    expect(isRuleSequence(bad), bad.join()).toBe(false);
  }
});

test('moves in order, the last one is looked at', () => {
  expect(afterMoves(exercise('3x3')!, ['0.1', '4.2', '0.3', '4.0'])).toEqual({
    grid: [3, 0, 0, 0, 0, 0, 0, 0, 0],
    last: 4,
  });
});
