import { expect, test } from 'vitest';
import {
  bitsOf,
  blockOf,
  claimers,
  columnWords,
  countWords,
  groupsOf,
  rowBits,
  rowWords,
} from '#pictures/ripple-effect/blocks.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { withGivens } from '#puzzles/ripple-effect/fewer-givens.ts';
import { puzzleCalled } from '../../puzzles/ripple-effect/library-files.ts';

const problem = encode(withGivens(puzzleCalled('five-by-five'), []));
const row = problem.rowNames.indexOf('3 at (3,2)');
const columnNamed = (name: string): number => problem.matrix.columns.findIndex((column) => column.name === name);

test('the row of a 3 in blocks, worked out by hand', () => {
  const blocks = groupsOf(problem, row).map((group) => {
    const block = blockOf(problem, row, group);
    return [block.name, bitsOf(block)];
  });
  expect(blocks).toEqual([
    ['cells', '00000 00100 00000 00000 00000'],
    // Rooms A to F have 4, 3, 4, 5, 5 and 4 cells; the 3 is the last of room B.
    ['rooms', '0000 001 0000 00000 00000 0000'],
    ['3 up', '00100 00100 00000 00000 00000'],
    ['3 down', '00000 00100 00100 00100 00100'],
    ['3 left', '00000 11100 00000 00000 00000'],
    ['3 right', '00000 00111 00000 00000 00000'],
  ]);
});

test('the bits of each row are the row of the matrix', () => {
  problem.matrix.rows.forEach((columns, each) => {
    const bits = rowBits(problem, each)
      .split('\n')
      .map((line) => line.slice(line.indexOf('  ')).replace(/[^01]/g, ''))
      .join('');
    expect(bits).toHaveLength(problem.matrix.columns.length);
    const ones = [...bits].flatMap((bit, column) => (bit === '1' ? [column] : []));
    expect(ones).toEqual([...columns].sort((a, b) => a - b));
  });
});

test('who claims a column', () => {
  const names = claimers(problem, columnNamed('3R4,2')).map((each) => problem.rowNames[each]);
  expect(names).toEqual(['3 at (1,2)', '3 at (2,2)', '3 at (3,2)', '3 at (4,2)']);
  expect(columnWords(problem, columnNamed('3R4,2'))).toMatch(/^3R4,2\. .*4 rows have a 1 here:$/);
  // The only cell that reaches the upper left corner going right, with a 5, would be the corner.
  expect(columnWords(problem, columnNamed('5R1,1'))).toMatch(/No row has a 1 here\.$/);
});

test('the words of a row count what the border takes away', () => {
  expect(rowWords(problem, row)).toMatch(/^Row 31 of 107\. 3 in the cell 3 across, 2 down/);
  expect(countWords(problem, row)).toBe(
    '14 of the 550 columns have a 1: the cell, the room value, and 2 + 4 + 3 + 3 ripple columns. Uncut it would ' +
      'be 18; the border takes 4 away.',
  );
  const one = problem.rowNames.indexOf('1 at (3,3)');
  expect(countWords(problem, one)).toMatch(/^10 of the 550 .* No arm is cut\.$/);
});
