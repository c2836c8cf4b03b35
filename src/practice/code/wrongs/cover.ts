import { type Wrong, change, onlyBad, remove, sizeOfNode } from './wrong.ts';

/** Said of a loop in `cover` and in `uncover`. */
export const ENDLESS =
  'A loop never ends. Each should stop where it began: the walk along the column when i is c again, the walk along a ' +
  'row when j is i again.';

const HEADER_OUT = '  L[R[c]] = L[c];\n  R[L[c]] = R[c];\n';
const NODE_OUT = '      U[D[j]] = U[j];\n      D[U[j]] = D[j];\n';

export const cover: readonly Wrong[] = [
  {
    id: 'cover-nothing',
    words: 'cover has written nothing yet. Begin with the header: it leaves the ring as a node does in unlink.',
    patches: [
      {
        find:
          `${HEADER_OUT}  counts.updates++;\n  for (let i = D[c]; i !== c; i = D[i]) {\n    for (let j = R[i]; j ` +
          '!== i; j = R[j]) {\n',
        put: '  {\n    {\n',
      },
      { find: '      U[D[j]] = U[j];\n      D[U[j]] = D[j];\n      S[C[j]]--;\n      counts.updates++;\n', put: '' },
    ],
  },
  remove(
    'header-stays',
    HEADER_OUT,
    'The rows leave, but the header stays in the ring: the search would choose this column again. Unlink c: ' +
      'two writes take it out.',
  ),
  change(
    'header-only',
    '  for (let i = D[c]; i !== c; i = D[i]) {',
    '  for (let i = c; i !== c; i = D[i]) {',
    'The header has left the ring. The rows of the column are still in the other columns: their nodes have to ' +
      'leave too.',
  ),
  remove(
    'forgets-u',
    '      U[D[j]] = U[j];\n',
    'D is right, but U is not: the node below j still leads up to it. A node has two neighbours in its column, ' +
      'and a link of each has to change.',
  ),
  remove(
    'forgets-d',
    '      D[U[j]] = D[j];\n',
    'U is right, but D is not: the node above j still leads down to it. A node has two neighbours in its ' +
      'column, and a link of each has to change.',
  ),
  remove(
    'size-down',
    '      S[C[j]]--;\n',
    'The links are right, but the sizes haven’t changed: S[C[j]] should go down by one with each node that leaves.',
  ),
  change(
    'size-own',
    'S[C[j]]--',
    'S[c]--',
    'The wrong size goes down: that of c. Each node j leaves its own column, C[j].',
  ),
  change(
    'updates-forgotten',
    '  counts.updates++;\n  for',
    '  for',
    'The links are right, but the header is not counted: taking it out is an update too.',
  ),
  change(
    'nodes-uncounted',
    '      counts.updates++;\n',
    '',
    'The links are right, but only the header is counted as an update: each node that leaves its column is one too.',
  ),
  {
    id: 'updates-all-forgotten',
    words:
      'The links are right, but no update is counted: counts.updates should go up by one for the header, ' +
      'and by one for each node that leaves.',
    patches: [
      { find: '  counts.updates++;\n  for', put: '  for' },
      { find: '      counts.updates++;\n', put: '' },
    ],
  },
  change(
    'own-list',
    '    for (let j = R[i]; j !== i; j = R[j]) {\n',
    '    U[D[i]] = U[i];\n    D[U[i]] = D[i];\n    S[c]--;\n    counts.updates++;\n    for (let j = R[i]; j ' +
      '!== i; j = R[j]) {\n',
    'The column’s own list has been emptied too: i left with the others. Begin to its right, j = R[i]; c keeps ' +
      'its list, so that uncover finds its rows again.',
  ),
  change(
    'first-row',
    'for (let i = D[c]; i !== c; i = D[i])',
    'for (let i = D[c], once = i !== c; once; once = false)',
    'Only the first row of the column has left. Go on down, i = D[i], until you are back at c.',
  ),
  change(
    'next-only',
    'for (let j = R[i]; j !== i; j = R[j])',
    'for (let j = R[i], once = j !== i; once; once = false)',
    'Only the next node of each row has left. Go on to the right, j = R[j], until you are back at i.',
  ),
  change(
    'targets-crossed',
    NODE_OUT,
    '      U[D[j]] = D[j];\n      D[U[j]] = U[j];\n',
    'The targets are crossed: each neighbour of j now leads to itself. The one below must lead up to the ' +
      'one above, U[D[j]] = U[j], and the other way round.',
  ),
  change(
    'u-crossed',
    'U[D[j]] = U[j]',
    'U[D[j]] = D[j]',
    'The target of one write is crossed: the node below j now leads up to itself. It must lead to the one above, ' +
      'U[D[j]] = U[j].',
  ),
  change(
    'd-crossed',
    'D[U[j]] = D[j]',
    'D[U[j]] = U[j]',
    'The target of one write is crossed: the node above j now leads down to itself. It must lead to the one below, ' +
      'D[U[j]] = D[j].',
  ),
  change(
    'neighbours-mixed',
    NODE_OUT,
    '      U[U[j]] = D[j];\n      D[D[j]] = U[j];\n',
    'The directions are mixed up. The node below j leads up to it, U[D[j]], and the node above leads down to ' +
      'it, D[U[j]]: change those two links.',
  ),
  change(
    'out-of-row',
    NODE_OUT,
    '      L[R[j]] = L[j];\n      R[L[j]] = R[j];\n',
    'The node has left its row, but it is still in its column. Leave its row whole, and change U and D of its neighbours.',
  ),
  change(
    'i-for-j',
    NODE_OUT,
    '      U[D[i]] = U[i];\n      D[U[i]] = D[i];\n',
    'Here i leaves its column, but it is j that should. The column that is covered keeps its own list.',
  ),
  change(
    'size-up-at-cover',
    'S[C[j]]--',
    'S[C[j]]++',
    'The sizes go the wrong way: a column that loses a node has one fewer row.',
  ),
  change(
    'header-right-only',
    '  L[R[c]] = L[c];\n',
    '',
    'The header has left the ring in one direction only: the header to its right still leads back to it. It needs ' +
      'L[R[c]] = L[c].',
  ),
  change(
    'header-left-only',
    '  R[L[c]] = R[c];\n',
    '',
    'The header has left the ring in one direction only: the header to its left still leads to it. It needs R[L[c]] = R[c].',
  ),
  change(
    'header-alone',
    '  counts.updates++;\n  for',
    '  L[c] = R[c] = c;\n  counts.updates++;\n  for',
    'A link of the header itself has changed, L[c] or R[c]. Leave both: they say where it belongs.',
    onlyBad(({ array, node }, { act }) => 'LR'.includes(array) && 'header' in act && node === act.header),
  ),
  change(
    'node-forgets',
    NODE_OUT,
    `${NODE_OUT}      U[j] = D[j] = j;\n`,
    'Each node that leaves has lost its own links U[j] and D[j]. Leave them: they say where it belongs.',
    ({ fault, matrix }) => fault.kind === 'forgotten' && fault.bad.node !== 0 && matrix.rows.length > 0,
  ),
  change(
    'size-of-node',
    'S[C[j]]--',
    'S[j]--',
    'Only headers have a size, but j is a node. The size that goes down is that of its column, S[C[j]].',
    sizeOfNode,
  ),
  change(
    'sizes-wrong',
    'S[C[j]]--',
    'S[C[j]] -= 2',
    'The links are right, but the sizes are not: S[C[j]] goes down by exactly one with each node j that leaves.',
    onlyBad(({ array }) => array === 'S'),
  ),
  {
    id: 'updates-miscounted',
    words:
      'The links are right, but the updates are miscounted: count one for the header, and one for each node j that leaves ' +
      'its column.',
    patches: [
      { find: '      counts.updates++;\n', put: '' },
      { find: '    for (let j', put: '    counts.updates++;\n    for (let j' },
    ],
    shows: ({ fault }) => fault.kind === 'updates',
  },
  {
    id: 'do-while',
    words:
      'A column without rows is walked all the same: a do loop runs once before it asks. Ask first whether i is c, with ' +
      'while or for.',
    patches: [
      { find: 'for (let i = D[c]; i !== c; i = D[i]) {', put: 'let i = D[c];\n  do {' },
      { find: '    }\n  }\n', put: '    }\n    i = D[i];\n  } while (i !== c);\n' },
    ],
    shows: ({ act, before, fault }) =>
      'header' in act && before.D[act.header] === act.header && (fault.kind === 'endless' || fault.kind === 'broken'),
  },
  change('endless', 'j !== i', 'j !== c', ENDLESS, ({ fault }) => fault.kind === 'endless'),
];
