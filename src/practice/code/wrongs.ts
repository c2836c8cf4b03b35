/**
 * What people write instead, as changes of the solution, and what to tell them. A reader's code is never
 * compared with these: what it does to the links is, so any code that goes wrong in the same way is known.
 */
import type { Patch } from '../patch.ts';
import { patched } from '../patch.ts';
import type { ExerciseId } from './exercises.ts';
import { exerciseOf, RING_LINKS } from './exercises.ts';

export interface Wrong {
  readonly id: string;
  /** What it does, and what to do instead. */
  readonly words: string;
  readonly patches: readonly Patch[];
}

const HEADER_OUT = '  L[R[c]] = L[c];\n  R[L[c]] = R[c];\n';
const NODE_OUT = '      U[D[j]] = U[j];\n      D[U[j]] = D[j];\n';
const NODE_BACK = '      U[D[j]] = j;\n      D[U[j]] = j;\n';
const HEADER_BACK = '  L[R[c]] = c;\n  R[L[c]] = c;\n';
const COVER_OTHERS = 'for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);';
const UNCOVER_OTHERS = 'for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);';
const COLUMN_LINKS = '      D[U[c]] = x;\n      U[x] = U[c];\n      D[x] = c;\n      U[c] = x;\n';
const ROW_LINKS = '      R[L[first]] = x;\n      L[x] = L[first];\n      R[x] = first;\n      L[first] = x;\n'; // prettier-ignore

const remove = (id: string, find: string, words: string): Wrong => change(id, find, '', words);

const change = (id: string, find: string, put: string, words: string): Wrong => ({
  ...{ id, words },
  patches: [{ find, put }],
});

/** For each exercise, the ones that do least first. */
export const wrongs: Readonly<Record<ExerciseId, readonly Wrong[]>> = {
  unlink: [
    {
      id: 'unlink-nothing',
      words:
        'unlink has changed nothing yet. The neighbours of x are L[x] and R[x]: each of them has a link that leads to x.',
      patches: [{ find: '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n', put: '' }],
    },
    remove('unlink-right', '  L[R[x]] = L[x];\n', 'unlink does one of its two writes: the right neighbour still leads back to x. It needs L[R[x]] = L[x].'), // prettier-ignore
    remove('unlink-left', '  R[L[x]] = R[x];\n', 'unlink does one of its two writes: the left neighbour still leads to x. It needs R[L[x]] = R[x].'), // prettier-ignore
    change('unlink-crossed', '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n', '  L[R[x]] = R[x];\n  R[L[x]] = L[x];\n', 'The targets are crossed: each neighbour now leads to itself. It must lead to the other one.'), // prettier-ignore
    change('unlink-own', '  R[L[x]] = R[x];\n', '  R[L[x]] = R[x];\n  L[x] = R[x] = x;\n', 'unlink has also changed L[x] and R[x]. Leave them: they say where x belongs, and relink has nothing else.'), // prettier-ignore
    change('unlink-inside', '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n', '  const [a, b] = [L[x], R[x]];\n  L[x] = b;\n  R[x] = a;\n', 'unlink writes to x itself. Its own links stay; those of its two neighbours are written.'), // prettier-ignore
    remove('relink-nothing', '  L[R[x]] = x;\n  R[L[x]] = x;\n', 'relink has changed nothing: the two neighbours still lead past x, as unlink has left them. They have to lead to x again, R[L[x]] = x and L[R[x]] = x.'), // prettier-ignore
    remove('relink-right', '  L[R[x]] = x;\n', 'relink does one of its two writes: the right neighbour has to lead back to x too, L[R[x]] = x.'), // prettier-ignore
    remove('relink-left', '  R[L[x]] = x;\n', 'relink does one of its two writes: the left neighbour has to lead to x too, R[L[x]] = x.'), // prettier-ignore
    change('unlink-mixed', '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n', '  L[L[x]] = R[x];\n  R[R[x]] = L[x];\n', 'The directions are mixed up. It is the link of the left neighbour to the right that leads to x, R[L[x]], and that of the right neighbour to the left, L[R[x]].'), // prettier-ignore
    change('relink-mixed', '  L[R[x]] = x;\n  R[L[x]] = x;\n', '  L[L[x]] = x;\n  R[R[x]] = x;\n', 'The directions are mixed up: the left neighbour leads right to x, R[L[x]] = x, and the right one leads left to it, L[R[x]] = x.'), // prettier-ignore
  ],
  build: [
    {
      id: 'build-nothing',
      words: 'The nodes are there, and all of them are still alone: no link has been written.',
      patches: [RING_LINKS, COLUMN_LINKS, `${ROW_LINKS}      S[c]++;\n`].map((find) => ({ find, put: '' })), // prettier-ignore
    },
    remove('no-ring', RING_LINKS, 'The headers are not in the ring: each goes to the left of h, with four writes.'), // prettier-ignore
    change('ring-backwards', RING_LINKS, '    L[R[h]] = c;\n    R[c] = R[h];\n    L[c] = h;\n    R[h] = c;\n', 'The headers stand in the ring in reverse: each was put to the right of h. To its left, it comes last.'), // prettier-ignore
    remove('no-size', '      S[c]++;\n', 'The links are right, and the sizes are all 0: count the node in S[C[x]].'), // prettier-ignore
    change('on-top', COLUMN_LINKS, '      U[D[c]] = x;\n      D[x] = D[c];\n      U[x] = c;\n      D[c] = x;\n', 'A new node is put on top of its column, under the header. It belongs above the header: round the ring that is the foot of the list.'), // prettier-ignore
    remove('no-column', COLUMN_LINKS, 'The nodes are in no column yet: each goes above its header C[x], with four writes.'), // prettier-ignore
    remove('no-row', ROW_LINKS, 'Each node is alone in its row: it goes to the left of first, with four writes.'), // prettier-ignore
    change('open-row', ROW_LINKS, '      if (x > first) {\n        L[x] = x - 1;\n        R[x - 1] = x;\n      }\n', 'The rows are lines and no rings: the last node of a row must lead right to its first, and that one left to the last.'), // prettier-ignore
    change('ring-too-early', RING_LINKS, '    L[h] = c;\n    R[L[h]] = c;\n    L[c] = L[h];\n    R[c] = h;\n', 'L[h] is overwritten too early: it says who was last in the ring, and two more lines need it. Write it after them.'), // prettier-ignore
    change('ring-not-told', '    R[L[h]] = c;\n', '', 'The header that was last does not lead to the new one: R[L[h]] = c, before L[h] is overwritten.'), // prettier-ignore
    change('ring-open', '    R[c] = h;\n    L[h] = c;\n', '', 'The headers are no ring: the last one has to lead right to h, R[c] = h, and h left to the last, L[h] = c.'), // prettier-ignore
    change('column-too-early', COLUMN_LINKS, '      U[c] = x;\n      D[U[c]] = x;\n      U[x] = U[c];\n      D[x] = c;\n', 'U[c] is overwritten too early: it says who was the last of the column, and two more lines need it. Write it after them.'), // prettier-ignore
    change('column-open', '      D[x] = c;\n      U[c] = x;\n', '', 'The columns are no rings: the last node has to lead down to its header, D[x] = c, and the header up to the last node, U[c] = x.'), // prettier-ignore
    change('row-too-early', ROW_LINKS, '      L[first] = x;\n      R[L[first]] = x;\n      L[x] = L[first];\n      R[x] = first;\n', 'L[first] is overwritten too early: it says who was the last of the row, and two more lines need it. Write it after them.'), // prettier-ignore
    change('size-by-column', 'S[c]++', 'S[column]++', 'A size goes to the wrong place: columns are numbered from 0, headers from 1. The header of x is C[x].'), // prettier-ignore
  ],
  cover: [
    {
      id: 'cover-nothing',
      words:
        'cover has written nothing yet. Begin with the header: it leaves the ring as in exercise 1.',
      patches: [
        { find: `${HEADER_OUT}  counts.updates++;\n  for (let i = D[c]; i !== c; i = D[i]) {\n    for (let j = R[i]; j !== i; j = R[j]) {\n`, put: '  {\n    {\n' },
        { find: '      U[D[j]] = U[j];\n      D[U[j]] = D[j];\n      S[C[j]]--;\n      counts.updates++;\n', put: '' },
      ], // prettier-ignore
    },
    remove('header-stays', HEADER_OUT, 'The rows leave, and the header stays in the ring: the search would choose this column again. Unlink c as in exercise 1.'), // prettier-ignore
    change('header-only', '  for (let i = D[c]; i !== c; i = D[i]) {', '  for (let i = c; i !== c; i = D[i]) {', 'The header has left the ring. The rows of the column are still in the other columns: their nodes have to leave too.'), // prettier-ignore
    remove('forgets-u', '      U[D[j]] = U[j];\n', 'D is right and U is not: the node below j still leads up to it. A node has two neighbours in its column, and both are written.'), // prettier-ignore
    remove('forgets-d', '      D[U[j]] = D[j];\n', 'U is right and D is not: the node above j still leads down to it. A node has two neighbours in its column, and both are written.'), // prettier-ignore
    remove('size-down', '      S[C[j]]--;\n', 'The links are right. The sizes have stayed: S[C[j]] goes down by one with each node that leaves.'), // prettier-ignore
    change('size-own', 'S[C[j]]--', 'S[c]--', 'The wrong size goes down: that of c. Each node j leaves its own column, C[j].'), // prettier-ignore
    change('updates-forgotten', '  counts.updates++;\n  for', '  for', 'The links are right, and the header is not counted: its leaving is an update too.'), // prettier-ignore
    change('nodes-uncounted', '      counts.updates++;\n', '', 'The links are right. Updates are counted for the header alone: each node that leaves its column is one too.'), // prettier-ignore
    {
      id: 'updates-all-forgotten',
      words: 'The links are right, and no update is counted: counts.updates goes up by one for the header, and for each node that leaves.',
      patches: [{ find: '  counts.updates++;\n  for', put: '  for' }, { find: '      counts.updates++;\n', put: '' }],
    }, // prettier-ignore
    change('own-list', '    for (let j = R[i]; j !== i; j = R[j]) {\n', '    U[D[i]] = U[i];\n    D[U[i]] = D[i];\n    S[c]--;\n    counts.updates++;\n    for (let j = R[i]; j !== i; j = R[j]) {\n', 'The column’s own list has been emptied too: i left with the others. Begin to its right, j = R[i]; c keeps its list, so that uncover finds its rows again.'), // prettier-ignore
    change('first-row', 'for (let i = D[c]; i !== c; i = D[i])', 'for (let i = D[c], once = i !== c; once; once = false)', 'Only the first row of the column has left. Go on down, i = D[i], until you are back at c.'), // prettier-ignore
    change('next-only', 'for (let j = R[i]; j !== i; j = R[j])', 'for (let j = R[i], once = j !== i; once; once = false)', 'Only the next node of each row has left. Go on to the right, j = R[j], until you are back at i.'), // prettier-ignore
    change('targets-crossed', NODE_OUT, '      U[D[j]] = D[j];\n      D[U[j]] = U[j];\n', 'The targets are crossed: each neighbour of j now leads to itself. The one below leads up to the one above, U[D[j]] = U[j], and the other way round.'), // prettier-ignore
    change('neighbours-mixed', NODE_OUT, '      U[U[j]] = D[j];\n      D[D[j]] = U[j];\n', 'The directions are mixed up. The node below j leads up to it, U[D[j]], and the node above leads down to it, D[U[j]]: those two links change.'), // prettier-ignore
    change('out-of-row', NODE_OUT, '      L[R[j]] = L[j];\n      R[L[j]] = R[j];\n', 'The node has left its row, and is still in its column. Its row stays whole; U and D of its neighbours change.'), // prettier-ignore
    change('i-for-j', NODE_OUT, '      U[D[i]] = U[i];\n      D[U[i]] = D[i];\n', 'It is i that has left its column here, and j that should. The column that is covered keeps its own list.'), // prettier-ignore
    change('size-up-at-cover', 'S[C[j]]--', 'S[C[j]]++', 'The sizes go the wrong way: a column that loses a node has one row less.'), // prettier-ignore
    change('header-right-only', '  L[R[c]] = L[c];\n', '', 'The header has left the ring one way only: the header to its right still leads back to it. It needs L[R[c]] = L[c].'), // prettier-ignore
    change('header-left-only', '  R[L[c]] = R[c];\n', '', 'The header has left the ring one way only: the header to its left still leads to it. It needs R[L[c]] = R[c].'), // prettier-ignore
    change('header-alone', '  counts.updates++;\n  for', '  L[c] = R[c] = c;\n  counts.updates++;\n  for', 'The header has lost its own links L[c] and R[c]. Leave them: they say where it belongs.'), // prettier-ignore
  ],
  uncover: [
    {
      id: 'uncover-nothing',
      words:
        'uncover has changed nothing: all is as cover has left it. The neighbours of each node that went have to lead to it again.',
      patches: [
        {
          find: 'for (let i = U[c]; i !== c; i = U[i])',
          put: 'for (let i = c; i !== c; i = U[i])',
        },
        { find: HEADER_BACK, put: '' },
      ],
    },
    remove('header-lost', HEADER_BACK, 'The rows are back, and the header is not: it still stands outside of the ring. Relink c at the end.'), // prettier-ignore
    change('header-back-only', 'for (let i = U[c]; i !== c; i = U[i])', 'for (let i = c; i !== c; i = U[i])', 'The header is back. The nodes of its rows are not: they still stand outside of the other columns.'), // prettier-ignore
    remove('header-one-way', '  L[R[c]] = c;\n', 'The header is back one way only: its right neighbour has to lead to it too, L[R[c]] = c.'), // prettier-ignore
    remove('back-u', '      U[D[j]] = j;\n', 'D is right and U is not: the node below j must lead up to j again.'), // prettier-ignore
    remove('back-d', '      D[U[j]] = j;\n', 'U is right and D is not: the node above j must lead down to j again.'), // prettier-ignore
    remove('size-up', '      S[C[j]]++;\n', 'The links are all back, and the sizes are not: S[C[j]] goes up by one with each node that returns.'), // prettier-ignore
    change('size-down-again', 'S[C[j]]++', 'S[C[j]]--', 'The sizes go the wrong way: a node that returns makes its column larger.'), // prettier-ignore
    {
      id: 'covers-again',
      words:
        'These are the writes of cover once more: they lead past j. Now the neighbours have to lead to j itself.',
      patches: [
        { find: 'U[D[j]] = j;', put: 'U[D[j]] = U[j];' },
        { find: 'D[U[j]] = j;', put: 'D[U[j]] = D[j];' },
      ],
    },
    change('undo-counted', '      S[C[j]]++;\n', '      S[C[j]]++;\n      counts.updates++;\n', 'The links are right, and counts.updates has grown. Knuth counts removals; uncover counts nothing.'), // prettier-ignore
    change('last-row', 'for (let i = U[c]; i !== c; i = U[i])', 'for (let i = U[c], once = i !== c; once; once = false)', 'Only the last row of the column is back. Go on up, i = U[i], until you are at c again.'), // prettier-ignore
    change('wrong-neighbours', '      U[D[j]] = j;\n      D[U[j]] = j;\n', '      D[D[j]] = j;\n      U[U[j]] = j;\n', 'The directions are mixed up: the node below j leads up to j, U[D[j]] = j, and the one above leads down to it.'), // prettier-ignore
    change('own-links-back', NODE_BACK, '      U[j] = D[j];\n      D[j] = U[j];\n', 'This writes to j itself. The links of j are right as they are; those of its neighbours have to lead to it again.'), // prettier-ignore
    change('i-comes-back', NODE_BACK, '      U[D[j]] = i;\n      D[U[j]] = i;\n', 'The neighbours of j are led to i, the node in column c. They have to lead to j.'), // prettier-ignore
    change('c-comes-back', NODE_BACK, '      U[D[j]] = c;\n      D[U[j]] = c;\n', 'The neighbours of j are led to the header c. They have to lead to j.'), // prettier-ignore
    change('back-into-row', NODE_BACK, '      L[R[j]] = j;\n      R[L[j]] = j;\n', 'The node is put back into its row, which it has never left. It is its column that it has to come back to: U and D of its neighbours.'), // prettier-ignore
    change('size-own-back', 'S[C[j]]++', 'S[c]++', 'The wrong size grows: that of c. Each node j comes back to its own column, C[j].'), // prettier-ignore
    change('header-other-way', '  R[L[c]] = c;\n', '', 'The header is back one way only: its left neighbour has to lead to it too, R[L[c]] = c.'), // prettier-ignore
    change('next-back-only', 'for (let j = L[i]; j !== i; j = L[j])', 'for (let j = L[i], once = j !== i; once; once = false)', 'Only one node of each row is back. Go on to the left, j = L[j], until you are at i again.'), // prettier-ignore
  ],
  search: [
    {
      id: 'search-nothing',
      words: 'search has chosen a column, and does nothing with it yet. Cover it.',
      patches: [
        { find: '  cover(c);\n', put: '' },
        {
          find: 'for (let r = D[c]; r !== c; r = D[r])',
          put: 'for (let r = c; r !== c; r = D[r])',
        },
        { find: '  uncover(c);\n', put: '' },
      ],
    },
    remove('c-not-covered', '  cover(c);\n', 'The column branched on is not covered: its own rows stay in the other columns, and are tried again further down.'), // prettier-ignore
    change('same-order', UNCOVER_OTHERS, UNCOVER_OTHERS.replaceAll('L[', 'R['), 'The columns of a row come back in the order in which they went. The one covered last must come back first: go to the left, j = L[j].'), // prettier-ignore
    remove('others-stay', `    ${UNCOVER_OTHERS}\n`, 'The columns of a row are not uncovered after it was tried, so the next row finds them gone.'), // prettier-ignore
    remove('branch-stays', '  uncover(c);\n', 'The column branched on is not uncovered at the end: whoever called finds it gone.'), // prettier-ignore
    remove('others-in', `    ${COVER_OTHERS}\n`, 'The row is taken, and its other columns are not covered: rows that clash with it stay.'), // prettier-ignore
    change('dead-end-early', '  cover(c);\n', '  if (S[c] === 0) return;\n  cover(c);\n', 'A column without rows is not covered. The solutions are the same; Knuth covers it all the same, so the updates differ by one at each dead end.'), // prettier-ignore
    change('covers-c-again', COVER_OTHERS, `cover(c);\n    ${COVER_OTHERS}`, 'The column branched on is covered again with each row. Once is enough, before the loop: covered twice, it comes back wrong.'), // prettier-ignore
    change('node-for-header', ') cover(C[j]);', ') cover(j);', 'cover is called with a node of the row. It wants a header: C[j].'), // prettier-ignore
    change('same-level', 'search(k + 1)', 'search(k)', 'The search goes on at the same level, so the next node taken is written over this one in O: call search(k + 1).'), // prettier-ignore
    remove('not-taken', '    O[k] = r;\n', 'The node is not written down: O[k] = r, or nobody knows which rows a solution has.'), // prettier-ignore
    remove('no-descent', '    search(k + 1);\n', 'Each row is taken and given back, and the search does not go on in between: search(k + 1).'), // prettier-ignore
    change('first-row-only', 'for (let r = D[c]; r !== c; r = D[r])', 'for (let r = D[c], once = r !== c; once; once = false)', 'Only the first row of the column is tried. Go on down, r = D[r], until you are back at c.'), // prettier-ignore
    change('row-for-node', 'O[k] = r', 'O[k] = N[r]', 'O[k] is the number of a row here. It is to be the node r itself; its row is looked up when a solution is written down.'), // prettier-ignore
    change('column-for-node', 'O[k] = r', 'O[k] = C[r]', 'O[k] is a header here. It is to be the node r that is taken.'), // prettier-ignore
    change('uncovers-in-loop', '  }\n  uncover(c);', '    uncover(c);\n  }', 'The column branched on comes back after its first row. It stays covered while its rows are tried: uncover it once, after the loop.'), // prettier-ignore
    change('covers-in-loop', '  cover(c);\n  for (let r = D[c]; r !== c; r = D[r]) {\n', '  for (let r = D[c]; r !== c; r = D[r]) {\n    cover(c);\n', 'The column branched on is covered anew with each row, and comes back once. Cover it before the loop.'), // prettier-ignore
  ],
  choose: [
    change('leftmost', 'S[j] < S[c]', 'false', 'This is the leftmost column, whatever its size. Walk the ring to the right until h, and keep the smallest.'), // prettier-ignore
    change('ties-right', 'S[j] < S[c]', 'S[j] <= S[c]', 'Of equal columns this is the rightmost. The leftmost counts: change only for a size that is less, S[j] < S[c].'), // prettier-ignore
    change('largest', 'S[j] < S[c]', 'S[j] > S[c]', 'This is the largest column. The smallest has the fewest rows to try.'), // prettier-ignore
    change('root-too', 'let c = R[h];\n', 'let c = h;\n', 'The root itself is chosen: it has size 0, and is no column. Begin with R[h].'), // prettier-ignore
    change('covered-too', '  let c = R[h];\n  for (let j = R[c]; j !== h; j = R[j]) {', '  let c = 1;\n  for (let j = 1; C[j] === j; j++) {', 'A column that is covered, or secondary, is chosen. Only those in the ring can be: walk it with R.'), // prettier-ignore
    change('size-for-header', 'return c;', 'return S[c];', 'This is the size of the smallest column. Give its header.'), // prettier-ignore
  ],
  secondary: [
    change('in-ring', 'if (c === h || !primary[c - 1]) continue; // secondary headers stay alone', 'if (c === h) continue;', 'The secondary headers still stand in the ring, so the search would have to cover them. They stay alone: L[c] and R[c] are c itself.'), // prettier-ignore
    change('primary-out', '!primary[c - 1]', 'primary[c - 1]', 'It is the other way round: the primary headers have been left out of the ring.'), // prettier-ignore
    change('one-off', 'primary[c - 1]', 'primary[c]', 'It looks at the next column: primary is numbered from 0, and header c is that of column c − 1.'), // prettier-ignore
    change('looks-in', 'if (c === h || !primary[c - 1]) continue; // secondary headers stay alone', 'if (c === h) continue;\n    if (!primary[c - 1]) {\n      L[c] = L[h];\n      R[c] = h;\n      continue;\n    }', 'The secondary headers are out of the ring, and still point into it: when they are covered and come back, they would get in. They stay as add has made them, L[c] and R[c] are c itself.'), // prettier-ignore
    change('no-header', '    add(c, -1);\n', '    if (c !== h && !primary[c - 1]) continue;\n    add(c, -1);\n', 'A secondary column has a header too: only its place in the ring is missing. Make it before you go on.'), // prettier-ignore
    {
      id: 'no-nodes',
      words: 'The ring is right. The ones of the secondary columns have gone too: they need their nodes, in their row and in their column.',
      patches: [{ find: '      const x = add(', put: '      if (!primary[column]) continue;\n      const x = add(' }],
    }, // prettier-ignore
  ],
};

/** The text of a wrong solution. */
export function wrongText(exercise: ExerciseId, { id, patches }: Wrong): string {
  return patched(exerciseOf(exercise).solution, patches, id);
}
