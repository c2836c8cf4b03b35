import { type Written, writtenText } from './text.ts';

/** The search, with what it does to another column of a row, and how it is undone. */
export const searchLines = (take: string, giveBack: string): Written[] => [
  ['search(0)', 'search.start'],
  ['to search(k):'],
  ['  if R[h] = h: report O[0], …, O[k − 1]', 'search.solution'],
  ['  else: choose the column c with the smallest S[c]', 'search.choose'],
  ['    if D[c] = c: dead end, no r to try', 'search.dead-end'],
  ['    cover(c)', 'search.cover-branch'],
  ['    for r ← D[c], D[D[c]], … while r ≠ c:'],
  ['      O[k] ← r', 'search.try'],
  ['      for j ← R[r], R[R[r]], … while j ≠ r:'],
  [`        ${take}`, 'search.cover-others'],
  ['      search(k + 1)'],
  ['      for j ← L[r], L[L[r]], … while j ≠ r:'],
  [`        ${giveBack}`, 'search.uncover-others'],
  ['  if k > 0: take back the last row', 'search.retreat'],
  ['  if k = 0: everything has been tried', 'search.done'],
  ['  if c was chosen: uncover(c)', 'search.uncover-branch'],
];

/**
 * Search, cover and uncover in the letters of the paper: L, R, U, D, C and S are the links, the
 * column and the size of a node; h is the root; O holds the nodes taken, one for each row.
 *
 * A row is given up before the columns below it come back, as in the history of a run, so that the
 * line in force never runs backwards.
 *
 * Source: D. E. Knuth, *Dancing Links* (2000), section "The dance steps". The wording is ours.
 */
export const pseudocode = writtenText('pseudocode', {
  Search: searchLines('cover(C[j])', 'uncover(C[j])'),
  Cover: [
    ['to cover(c):', 'cover'],
    ['  L[R[c]] ← L[c]', 'cover.left'],
    ['  R[L[c]] ← R[c]', 'cover.right'],
    ['  for i ← D[c], D[D[c]], … while i ≠ c:'],
    ['    for j ← R[i], R[R[i]], … while j ≠ i:'],
    ['      U[D[j]] ← U[j]', 'cover.up'],
    ['      D[U[j]] ← D[j]', 'cover.down'],
    ['      S[C[j]] ← S[C[j]] − 1', 'cover.size'],
  ],
  Uncover: [
    ['to uncover(c):', 'uncover'],
    ['  for i ← U[c], U[U[c]], … while i ≠ c:'],
    ['    for j ← L[i], L[L[i]], … while j ≠ i:'],
    ['      U[D[j]] ← j', 'uncover.up'],
    ['      D[U[j]] ← j', 'uncover.down'],
    ['      S[C[j]] ← S[C[j]] + 1', 'uncover.size'],
    ['  L[R[c]] ← c', 'uncover.left'],
    ['  R[L[c]] ← c', 'uncover.right'],
  ],
});
