import { type Written, writtenText } from './text.ts';

/** The search, with what it does to the other columns of a row, and how it is undone. */
export const searchSentences = (take: string, giveBack: string): Written[] => [
  ['Begin with the whole matrix, no row chosen.', 'search.start'],
  ['Look at the matrix that is left.'],
  ['  If no primary column is left, the rows chosen are a solution.', 'search.solution'],
  ['  Otherwise choose the column with the fewest rows.', 'search.choose'],
  ['    If it has no row at all, this is a dead end.', 'search.dead-end'],
  ['    Cover that column.', 'search.cover-branch'],
  ['    For each row that has a 1 in it, from the top down:'],
  ['      Try the row: choose it.', 'search.try'],
  [`      ${take}`, 'search.cover-others'],
  ['      Look at the smaller matrix in the same way, and come back here.'],
  [`      ${giveBack}`, 'search.uncover-others'],
  ['  Then back up: take back the last row chosen.', 'search.retreat'],
  ['  If there is none, everything has been tried.', 'search.done'],
  ['  Uncover the column that was chosen here, if there is one.', 'search.uncover-branch'],
];

/** Search, cover and uncover in plain English. */
export const english = writtenText('english', {
  Search: searchSentences(
    'Cover every other column that the row takes.',
    'Uncover those other columns, the last one first.',
  ),
  Cover: [
    ['To cover a column, take its header out of the header row:', 'cover'],
    ['  The header to its right points left, past it.', 'cover.left'],
    ['  The header to its left points right, past it.', 'cover.right'],
    ['  For each row that has a 1 in the column, from the top down:'],
    ['    For every other 1 in that row, from left to right:'],
    ['      What is below it points up, past it.', 'cover.up'],
    ['      What is above it points down, past it.', 'cover.down'],
    ['      Its column has one row fewer.', 'cover.size'],
  ],
  Uncover: [
    ['To uncover a column, do all this backwards:', 'uncover'],
    ['  For each row that has a 1 in the column, from the bottom up:'],
    ['    For every other 1 in that row, from right to left:'],
    ['      What is below it points up to it again.', 'uncover.up'],
    ['      What is above it points down to it again.', 'uncover.down'],
    ['      Its column has one more row.', 'uncover.size'],
    ['  The header to its right points left to it again.', 'uncover.left'],
    ['  The header to its left points right to it again.', 'uncover.right'],
  ],
});
