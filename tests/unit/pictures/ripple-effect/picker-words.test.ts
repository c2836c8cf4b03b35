import { expect, test } from 'vitest';
import { goneWords, noRowWords, rowColumnsWords } from '#pictures/ripple-effect/picker-words.ts';
import { record, rowStates } from '#history/index.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { puzzleCalled } from '../../puzzles/ripple-effect/library-files.ts';

const five = puzzleCalled('five-by-five');

test('the ripples of an arm are told from the first to the last', () => {
  const problem = encode(five);
  expect(rowColumnsWords(problem, problem.rowOf(2, 3, 2))).toBe(
    'Its row takes 13 columns: c3,4, F=2, and 11 ripple columns: ' +
      '2U3,4 to 2U3,2, 2D3,4 to 2D3,5, 2L3,4 to 2L1,4, 2R3,4 to 2R5,4.',
  );
  expect(rowColumnsWords(problem, problem.rowOf(0, 0, 1)), 'an arm that the border cuts to its cell').toMatch(
    /: 1U1,1, 1D1,1 to 1D1,2, 1L1,1, 1R1,1 to 1R2,1\.$/,
  );
});

test('columns that are off are not taken', () => {
  const problem = encode(five, { ripples: 'off' });
  const row = problem.rowOf(2, 3, 2);
  expect(rowColumnsWords(problem, row)).toBe('Its row takes 2 columns: c3,4 and F=2.');
});

test('a number without a row there is told why', () => {
  const problem = encode(five);
  expect(noRowWords(problem, 0, 2)).toBe('No row puts 2 there: 1 is given in this cell.');
  expect(noRowWords(problem, 1, 1)).toBe('No row puts 1 there: 1 is given in another cell of the room.');
  expect(noRowWords(problem, 1, 9)).toBe('No row puts 9 there: its room has 4 cells, so its numbers end at 4.');
});

test('a row that is gone is told with the chosen row that took it, and what both have', () => {
  const problem = encode(five);
  const { matrix, rowNames } = problem;
  const recording = record(matrix);
  let gone = 0;
  for (let step = 0; step <= recording.lastStep(); step += 3) {
    const frame = recording.seek(step);
    const states = rowStates(matrix, frame);
    matrix.rows.forEach((columns, row) => {
      const words = goneWords(problem, row, frame);
      if (states[row] !== 'hidden') expect(words).toBe('');
      else {
        gone += 1;
        const [, name] = / with (\d at \(\d,\d\)), which is chosen\.$/.exec(words) ?? [];
        const by = rowNames.indexOf(name ?? '');
        expect(['chosen', 'trying']).toContain(states[by]);
        const shared = columns.filter((column) => matrix.rows[by]?.includes(column));
        expect(words).toContain(matrix.columns[shared[0]!]!.name);
      }
    });
  }
  expect(gone).toBeGreaterThan(100);
});
