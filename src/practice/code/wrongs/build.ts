import { RING_LINKS } from '../exercises.ts';
import { type Wrong, change, onlyBad, remove } from './wrong.ts';

const COLUMN_LINKS = '      D[U[c]] = x;\n      U[x] = U[c];\n      D[x] = c;\n      U[c] = x;\n';
const ROW_LINKS = '      R[L[first]] = x;\n      L[x] = L[first];\n      R[x] = first;\n      L[first] = x;\n';

export const build: readonly Wrong[] = [
  {
    id: 'build-nothing',
    words: 'The nodes are there, but all of them are still alone: no link has been written.',
    patches: [RING_LINKS, COLUMN_LINKS, `${ROW_LINKS}      S[c]++;\n`].map((find) => ({ find, put: '' })),
  },
  remove('no-ring', RING_LINKS, 'The headers are not in the ring: each goes to the left of h, with four writes.'),
  change(
    'ring-backwards',
    RING_LINKS,
    '    L[R[h]] = c;\n    R[c] = R[h];\n    L[c] = h;\n    R[h] = c;\n',
    'The headers are in the ring in reverse: each was put to the right of h. Put it to the left of h: there it comes last.',
  ),
  remove('no-size', '      S[c]++;\n', 'The links are right, but the sizes are all 0: count each node x in S[C[x]].'),
  change(
    'on-top',
    COLUMN_LINKS,
    '      U[D[c]] = x;\n      D[x] = D[c];\n      U[x] = c;\n      D[c] = x;\n',
    'A new node is put on top of its column, under the header. It belongs above the header: in a ring, that ' +
      'is the foot of the list.',
  ),
  remove(
    'no-column',
    COLUMN_LINKS,
    'The nodes are in no column yet: each goes above its header C[x], with four writes.',
  ),
  remove('no-row', ROW_LINKS, 'Each node is alone in its row: it goes to the left of first, with four writes.'),
  change(
    'open-row',
    ROW_LINKS,
    '      if (x > first) {\n        L[x] = x - 1;\n        R[x - 1] = x;\n      }\n',
    'The rows are lines, not rings: the last node of a row must lead right to its first, and the first one ' +
      'left to the last.',
    onlyBad(
      ({ array, node, should }, { matrix }) =>
        node > matrix.columns.length && ((array === 'L' && should >= node) || (array === 'R' && should <= node)),
    ),
  ),
  change(
    'ring-too-early',
    RING_LINKS,
    '    L[h] = c;\n    R[L[h]] = c;\n    L[c] = L[h];\n    R[c] = h;\n',
    'L[h] is overwritten too early: it says which header was last in the ring, and two more lines need it. Write it ' +
      'after them.',
  ),
  change(
    'ring-not-told',
    '    R[L[h]] = c;\n',
    '',
    'The header that was last does not lead to the new one: R[L[h]] = c, before L[h] is overwritten.',
  ),
  change(
    'ring-open',
    '    R[c] = h;\n    L[h] = c;\n',
    '',
    'The headers are not a ring: the last one has to lead right to h, R[c] = h, and h left to the last, L[h] = c.',
    onlyBad(
      ({ array, node, should }, { matrix }) =>
        (array === 'L' && node === 0) || (array === 'R' && node <= matrix.columns.length && should === 0),
    ),
  ),
  change(
    'column-too-early',
    COLUMN_LINKS,
    '      U[c] = x;\n      D[U[c]] = x;\n      U[x] = U[c];\n      D[x] = c;\n',
    'U[c] is overwritten too early: it says which node was last in the column, and two more lines need it. Write ' +
      'it after them.',
  ),
  change(
    'column-open',
    '      D[x] = c;\n      U[c] = x;\n',
    '',
    'The columns are not rings: the last node has to lead down to its header, D[x] = c, and the header up to ' +
      'the last node, U[c] = x.',
    onlyBad(({ array, node, should }, { matrix }) => {
      const headers = matrix.columns.length;
      return (array === 'U' && node <= headers) || (array === 'D' && node > headers && should <= headers);
    }),
  ),
  remove(
    'column-not-told',
    '      D[U[c]] = x;\n',
    'The node that was last in its column does not lead down to the new one: D[U[c]] = x, before U[c] is overwritten.',
    onlyBad(({ array, should }, { matrix }) => array === 'D' && should > matrix.columns.length),
  ),
  {
    id: 'column-one-way',
    words:
      'The columns have links one way only. Four links change with a new node: two of its own, U[x] and D[x], and one ' +
      'of each neighbour, D[U[c]] and U[c].',
    patches: [
      { find: '      D[U[c]] = x;\n', put: '' },
      { find: '      D[x] = c;\n', put: '' },
    ],
    shows: (seen) => onlyBad(({ array }) => array === 'D')(seen) || onlyBad(({ array }) => array === 'U')(seen),
  },
  remove(
    'row-not-told',
    '      R[L[first]] = x;\n',
    'The node that was last in its row does not lead right to the new one: R[L[first]] = x, before L[first] is ' +
      'overwritten.',
  ),
  change(
    'row-backwards',
    ROW_LINKS,
    '      L[R[first]] = x;\n      R[x] = R[first];\n      L[x] = first;\n      R[first] = x;\n',
    'The rows run backwards: each node was put to the right of first. Put it to the left of first: there it comes last.',
  ),
  change(
    'column-for-header',
    'add(column + 1, number)',
    'add(column, number)',
    'The nodes are in the wrong columns: columns are numbered from 0, headers from 1, so column 0 has header 1.',
    ({ bad, matrix }) => {
      const ofNodes = bad.filter(({ array, node }) => array === 'C' && node > matrix.columns.length);
      return ofNodes.length > 0 && ofNodes.every(({ is, should }) => is === should - 1);
    },
  ),
  change(
    'rows-misnumbered',
    'add(column + 1, number)',
    'add(column + 1, number + 1)',
    'The links are right, but N is not: N[x] is the number of the row of x, and the first row is 0.',
    onlyBad(({ array }) => array === 'N'),
  ),
  change(
    'sizes-wrong',
    'S[c] = 0;',
    'S[c] = 1;',
    'The links are right, but the sizes are not: S[c] is 0 at first, and grows by one with each node of the column.',
    onlyBad(({ array }) => array === 'S'),
  ),
  change(
    'row-too-early',
    ROW_LINKS,
    '      L[first] = x;\n      R[L[first]] = x;\n      L[x] = L[first];\n      R[x] = first;\n',
    'L[first] is overwritten too early: it says which node was last in the row, and two more lines need it. Write ' +
      'it after them.',
  ),
  change(
    'size-by-column',
    'S[c]++',
    'S[column]++',
    'A size goes to the wrong place: columns are numbered from 0, headers from 1. The header of x is C[x].',
  ),
];
