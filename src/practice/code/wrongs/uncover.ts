import { ENDLESS } from './cover.ts';
import { type Wrong, change, onlyBad, remove, sizeOfNode } from './wrong.ts';

const NODE_BACK = '      U[D[j]] = j;\n      D[U[j]] = j;\n';
const HEADER_BACK = '  L[R[c]] = c;\n  R[L[c]] = c;\n';

export const uncover: readonly Wrong[] = [
  {
    id: 'uncover-nothing',
    words:
      'uncover has changed nothing: everything is as cover left it. The neighbours of each node that left have to ' +
      'lead to it again.',
    patches: [
      {
        find: 'for (let i = U[c]; i !== c; i = U[i])',
        put: 'for (let i = c; i !== c; i = U[i])',
      },
      { find: HEADER_BACK, put: '' },
    ],
  },
  remove(
    'header-lost',
    HEADER_BACK,
    'The rows are back, but the header is not: it is still outside the ring. Relink c at the end.',
  ),
  change(
    'header-back-only',
    'for (let i = U[c]; i !== c; i = U[i])',
    'for (let i = c; i !== c; i = U[i])',
    'The header is back, but the nodes of its rows are not: they are still outside the other columns.',
  ),
  remove(
    'header-one-way',
    '  L[R[c]] = c;\n',
    'The header is back in one direction only: its right neighbour has to lead to it too, L[R[c]] = c.',
  ),
  remove('back-u', '      U[D[j]] = j;\n', 'D is right, but U is not: the node below j must lead up to j again.'),
  remove('back-d', '      D[U[j]] = j;\n', 'U is right, but D is not: the node above j must lead down to j again.'),
  remove(
    'size-up',
    '      S[C[j]]++;\n',
    'The links are all back, but the sizes are not: S[C[j]] goes up by one with each node that returns.',
  ),
  change(
    'size-down-again',
    'S[C[j]]++',
    'S[C[j]]--',
    'The sizes go the wrong way: a node that returns makes its column larger.',
  ),
  {
    id: 'covers-again',
    words: 'These are the writes of cover once more: they lead past j. Now the neighbours have to lead to j itself.',
    patches: [
      { find: 'U[D[j]] = j;', put: 'U[D[j]] = U[j];' },
      { find: 'D[U[j]] = j;', put: 'D[U[j]] = D[j];' },
    ],
    // Or `cover` itself is called: no link has changed, and sizes have gone down once more.
    shows: ({ before, observed: { arrays } }) =>
      (['L', 'R', 'U', 'D'] as const).every((name) => before[name].join() === arrays[name].join()) &&
      arrays.S.some((size, node) => size < before.S[node]!),
  },
  change(
    'undo-counted',
    '      S[C[j]]++;\n',
    '      S[C[j]]++;\n      counts.updates++;\n',
    'The links are right, but counts.updates has changed. Knuth counts removals; uncover counts nothing.',
    ({ fault }) => fault.kind === 'updates',
  ),
  change(
    'last-row',
    'for (let i = U[c]; i !== c; i = U[i])',
    'for (let i = U[c], once = i !== c; once; once = false)',
    'Only the last row of the column is back. Go on up, i = U[i], until you are at c again.',
  ),
  change(
    'wrong-neighbours',
    '      U[D[j]] = j;\n      D[U[j]] = j;\n',
    '      D[D[j]] = j;\n      U[U[j]] = j;\n',
    'The directions are mixed up: the node below j leads up to j, U[D[j]] = j, and the one above leads down to it.',
  ),
  change(
    'own-links-back',
    NODE_BACK,
    '      U[j] = D[j];\n      D[j] = U[j];\n',
    'This writes to j itself. The links of j are right as they are; those of its neighbours have to lead to ' +
      'it again.',
  ),
  change(
    'i-comes-back',
    NODE_BACK,
    '      U[D[j]] = i;\n      D[U[j]] = i;\n',
    'The neighbours of j now lead to i, the node in column c. They have to lead to j.',
  ),
  change(
    'c-comes-back',
    NODE_BACK,
    '      U[D[j]] = c;\n      D[U[j]] = c;\n',
    'The neighbours of j now lead to the header c. They have to lead to j.',
  ),
  change(
    'back-into-row',
    NODE_BACK,
    '      L[R[j]] = j;\n      R[L[j]] = j;\n',
    'The node is put back into its row, which it never left. It has to come back to its column: ' +
      'U and D of its neighbours.',
  ),
  change(
    'size-own-back',
    'S[C[j]]++',
    'S[c]++',
    'The wrong size grows: that of c. Each node j comes back to its own column, C[j].',
  ),
  change(
    'header-other-way',
    '  R[L[c]] = c;\n',
    '',
    'The header is back in one direction only: its left neighbour has to lead to it too, R[L[c]] = c.',
  ),
  change(
    'next-back-only',
    'for (let j = L[i]; j !== i; j = L[j])',
    'for (let j = L[i], once = j !== i; once; once = false)',
    'Only one node of each row is back. Go on to the left, j = L[j], until you are at i again.',
  ),
  change(
    'some-rows-back',
    'let i = U[c]',
    'let i = U[U[c]]',
    'One row of the column is not back. Begin with the last row, i = U[c], and go on until you are at c.',
  ),
  change(
    'size-of-node',
    'S[C[j]]++',
    'S[j]++',
    'Only headers have a size, but j is a node. The size that grows is that of its column, S[C[j]].',
    sizeOfNode,
  ),
  change(
    'sizes-wrong',
    'S[C[j]]++',
    'S[C[j]] += 2',
    'The links are all back, but the sizes are not: S[C[j]] goes up by exactly one with each node j that returns.',
    onlyBad(({ array }) => array === 'S'),
  ),
  change('endless', 'j !== i', 'j !== c', ENDLESS, ({ fault }) => fault.kind === 'endless'),
];
