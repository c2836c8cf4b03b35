import { searchSentences } from './english.ts';
import { type ColouredKey, CODE_KEYS_WITH_COLOURS } from './keys.ts';
import { searchLines } from './pseudocode.ts';
import { type CodeText, writtenText } from './text.ts';
import { type Anchors, type Sources, cutOut, SEARCH_ANCHORS } from './typescript.ts';

/**
 * The texts where there are colours: taking a row commits its other columns, and a commit covers a
 * column or purifies it. They are drawn while the site is built, so a page without colours sends none.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm C. The wording is ours.
 */
export const englishWithColours = writtenText('english', {
  Search: searchSentences(
    'Commit every other column that the row takes.',
    'Take those commits back, the last one first.',
  ),
  Commit: [
    ['To commit a column for a row:'],
    ['  If the row gives it no colour, cover it.', 'cover.call'],
    ['  If the row gives it a colour that it does not have yet, purify it.', 'purify.call'],
  ],
  Uncommit: [
    ['To take that back:'],
    ['  If the row gave it no colour, uncover it.', 'uncover.call'],
    ['  If it was the row that gave it its colour, unpurify it.', 'unpurify.call'],
  ],
  Purify: [
    ['To purify a column, which stays in the header row:', 'purify'],
    ['  Its header takes the colour of the row.', 'purify.colour'],
    ['  For each row that has a 1 in the column, from the top down:'],
    ['    If it gives the same colour, mark its 1: it no longer asks for anything.', 'purify.mark'],
    ['    Otherwise hide the row.', 'purify.row'],
  ],
  Unpurify: [
    ['To unpurify a column, do all this backwards:', 'unpurify'],
    ['  For each row that has a 1 in the column, from the bottom up:'],
    ['    If its 1 is marked, give it its colour again.', 'unpurify.mark'],
    ['    Otherwise bring the row back.', 'unpurify.row'],
    ['  Its header no longer has a colour.', 'unpurify.colour'],
  ],
  Cover: [
    ['To cover a column, take its header out of the header row:', 'cover'],
    ['  The header to its right points left, past it.', 'cover.left'],
    ['  The header to its left points right, past it.', 'cover.right'],
    ['  Hide each row that has a 1 in the column, from the top down.', 'cover.row'],
  ],
  Uncover: [
    ['To uncover a column, do all this backwards:', 'uncover'],
    ['  Bring back each row that has a 1 in the column, from the bottom up.', 'uncover.row'],
    ['  The header to its right points left to it again.', 'uncover.left'],
    ['  The header to its left points right to it again.', 'uncover.right'],
  ],
  Hide: [
    ['To hide a row, for every other 1 in it that is not marked, from left to right:'],
    ['  What is below it points up, past it.', 'hide.up'],
    ['  What is above it points down, past it.', 'hide.down'],
    ['  Its column has one row fewer.', 'hide.size'],
  ],
  Unhide: [
    ['To bring a row back, for every other 1 in it that is not marked, from right to left:'],
    ['  What is below it points up to it again.', 'unhide.up'],
    ['  What is above it points down to it again.', 'unhide.down'],
    ['  Its column has one more row.', 'unhide.size'],
  ],
});

/** `colour[j]` is 0 for a node without one and −1 for one that is marked. */
export const pseudocodeWithColours = writtenText('pseudocode', {
  Search: searchLines('commit(j)', 'uncommit(j)'),
  Commit: [
    ['to commit(j):'],
    ['  if colour[j] = 0: cover(C[j])', 'cover.call'],
    ['  if colour[j] > 0: purify(j)', 'purify.call'],
  ],
  Uncommit: [
    ['to uncommit(j):'],
    ['  if colour[j] = 0: uncover(C[j])', 'uncover.call'],
    ['  if colour[j] > 0: unpurify(j)', 'unpurify.call'],
  ],
  Purify: [
    ['to purify(p):', 'purify'],
    ['  c ← C[p]'],
    ['  colour[c] ← colour[p]', 'purify.colour'],
    ['  for i ← D[c], D[D[c]], … while i ≠ c:'],
    ['    if colour[i] = colour[p]: colour[i] ← −1', 'purify.mark'],
    ['    else: hide(i)', 'purify.row'],
  ],
  Unpurify: [
    ['to unpurify(p):', 'unpurify'],
    ['  c ← C[p]'],
    ['  for i ← U[c], U[U[c]], … while i ≠ c:'],
    ['    if colour[i] = −1: colour[i] ← colour[p]', 'unpurify.mark'],
    ['    else: unhide(i)', 'unpurify.row'],
    ['  colour[c] ← 0', 'unpurify.colour'],
  ],
  Cover: [
    ['to cover(c):', 'cover'],
    ['  L[R[c]] ← L[c]', 'cover.left'],
    ['  R[L[c]] ← R[c]', 'cover.right'],
    ['  for i ← D[c], D[D[c]], … while i ≠ c:'],
    ['    hide(i)', 'cover.row'],
  ],
  Uncover: [
    ['to uncover(c):', 'uncover'],
    ['  for i ← U[c], U[U[c]], … while i ≠ c:'],
    ['    unhide(i)', 'uncover.row'],
    ['  L[R[c]] ← c', 'uncover.left'],
    ['  R[L[c]] ← c', 'uncover.right'],
  ],
  Hide: [
    ['to hide(i):'],
    ['  for j ← R[i], R[R[i]], … while j ≠ i:'],
    ['    if colour[j] ≥ 0:'],
    ['      U[D[j]] ← U[j]', 'hide.up'],
    ['      D[U[j]] ← D[j]', 'hide.down'],
    ['      S[C[j]] ← S[C[j]] − 1', 'hide.size'],
  ],
  Unhide: [
    ['to unhide(i):'],
    ['  for j ← L[i], L[L[i]], … while j ≠ i:'],
    ['    if colour[j] ≥ 0:'],
    ['      U[D[j]] ← j', 'unhide.up'],
    ['      D[U[j]] ← j', 'unhide.down'],
    ['      S[C[j]] ← S[C[j]] + 1', 'unhide.size'],
  ],
});

/** The source files of a search with colours, as they stand. */
export interface ColouredSources extends Pick<Sources, 'search'> {
  readonly colours: string;
  readonly 'coloured-cover': string;
}

const FUNCTIONS = {
  search: ['step', '#enter', '#advance', '#leave'],
  colours: ['commitOthers', 'uncommitOthers', 'commit', 'uncommit', 'purify', 'unpurify'],
  'coloured-cover': ['coverColoured', 'uncoverColoured', 'hide', 'unhide'],
} as const satisfies Readonly<Record<keyof ColouredSources, readonly string[]>>;

const ANCHORS: Anchors<ColouredKey> = {
  ...SEARCH_ANCHORS,
  'search.cover-others': ['commitOthers', 'commit(links, node)'],
  'search.uncover-others': ['uncommitOthers', 'uncommit(links, node)'],
  'cover.call': ['commit', 'return coverColoured('],
  'purify.call': ['commit', 'purify(links, node)'],
  'uncover.call': ['uncommit', 'return uncoverColoured('],
  'unpurify.call': ['uncommit', 'unpurify(links, node)'],
  purify: ['purify', 'function purify('],
  'purify.colour': ['purify', 'colours[header >> 2] = '],
  'purify.mark': ['purify', 'colours[node >> 2] = '],
  'purify.row': ['purify', 'hide(links, node)'],
  unpurify: ['unpurify', 'function unpurify('],
  'unpurify.mark': ['unpurify', 'colours[node >> 2] = '],
  'unpurify.row': ['unpurify', 'unhide(links, node)'],
  'unpurify.colour': ['unpurify', 'colours[header >> 2] = '],
  cover: ['coverColoured', 'function coverColoured('],
  'cover.left': ['coverColoured', 'left[after] = '],
  'cover.right': ['coverColoured', 'right[before] = '],
  'cover.row': ['coverColoured', 'hide(links, start)'],
  uncover: ['uncoverColoured', 'function uncoverColoured('],
  'uncover.row': ['uncoverColoured', 'unhide(links, start)'],
  'uncover.left': ['uncoverColoured', 'left[after] = '],
  'uncover.right': ['uncoverColoured', 'right[before] = '],
  'hide.up': ['hide', 'nodes[down + UP] = '],
  'hide.down': ['hide', 'nodes[up + DOWN] = '],
  'hide.size': ['hide', 'nodes[column + SIZE] = '],
  'unhide.up': ['unhide', 'nodes[down + UP] = '],
  'unhide.down': ['unhide', 'nodes[up + DOWN] = '],
  'unhide.size': ['unhide', 'nodes[column + SIZE] = '],
};

/** The TypeScript of a search with colours; throws as `cutOut` does. */
export function typescriptWithColours(sources: ColouredSources): CodeText {
  return cutOut({ ...sources }, FUNCTIONS, CODE_KEYS_WITH_COLOURS, ANCHORS);
}
