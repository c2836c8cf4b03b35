import { expect, test } from 'vitest';
import { builtWords, foldOf } from '#ui/notebook/fold.ts';

test.each([
  [1, false, true, 'Show all 1 line'],
  [12, false, true, 'Show all 12 lines'],
  [13, true, true, 'Show all 13 lines'],
  [20, true, true, 'Show all 20 lines'],
  [1_021, true, false, 'Show all 1,021 lines'],
])('code of %i lines', (lines, isLong, isMiddling, words) => {
  expect(foldOf('a;\n'.repeat(lines))).toEqual({ isLong, isMiddling, words });
});

test('what a cell has built', () => {
  expect(builtWords({ columns: [{ name: 'A', kind: 'primary', group: 'a' }], rows: [] })).toBe('1 column, 0 rows');
});
