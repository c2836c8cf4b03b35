import { expect, test } from 'vitest';
import { noRowWords, rowColumnsWords } from '../../../../src/figures/ripple-effect/picker-words.ts';
import { encode } from '../../../../src/puzzles/ripple-effect/encode.ts';
import { puzzleCalled } from '../../puzzles/ripple-effect/library-files.ts';

const five = puzzleCalled('five-by-five');

test('the ripples of an arm are told from the first to the last', () => {
  const problem = encode(five);
  expect(rowColumnsWords(problem, problem.rowOf(2, 3, 2))).toBe(
    'Its row takes 13 columns: c3,4, F=2, and 11 ripple columns: ' +
      '2U3,4 to 2U3,2, 2D3,4 to 2D3,5, 2L3,4 to 2L1,4, 2R3,4 to 2R5,4.',
  );
  expect(
    rowColumnsWords(problem, problem.rowOf(0, 0, 1)),
    'an arm that the border cuts to its cell',
  ).toMatch(/: 1U1,1, 1D1,1 to 1D1,2, 1L1,1, 1R1,1 to 1R2,1\.$/);
});

test('columns that are off are not taken', () => {
  const problem = encode(five, { ripples: 'off' });
  const row = problem.rowOf(2, 3, 2);
  expect(rowColumnsWords(problem, row)).toBe('Its row takes 2 columns: c3,4 and F=2.');
});

test('a number without a row there is told why', () => {
  const problem = encode(five);
  expect(noRowWords(problem, 0, 2)).toBe('No row puts 2 there: 1 is given in this cell.');
  expect(noRowWords(problem, 1, 1)).toBe(
    'No row puts 1 there: 1 is given in another cell of the room.',
  );
  expect(noRowWords(problem, 1, 9)).toBe(
    'No row puts 9 there: its room has 4 cells, so its numbers end there.',
  );
});
