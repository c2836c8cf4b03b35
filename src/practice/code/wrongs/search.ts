import { type Wrong, change, remove } from './wrong.ts';

const COVER_OTHERS = 'for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);';
const UNCOVER_OTHERS = 'for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);';

export const search: readonly Wrong[] = [
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
  remove(
    'c-not-covered',
    '  cover(c);\n',
    'The column branched on is not covered: its own rows stay in the other columns, and are tried again ' +
      'further down.',
  ),
  change(
    'same-order',
    UNCOVER_OTHERS,
    UNCOVER_OTHERS.replaceAll('L[', 'R['),
    'The columns of a row come back in the order in which they went. The one covered last must come back ' +
      'first: go to the left, j = L[j].',
  ),
  remove(
    'others-stay',
    `    ${UNCOVER_OTHERS}\n`,
    'The columns of a row are not uncovered after it was tried, so the next row finds them gone.',
  ),
  remove(
    'branch-stays',
    '  uncover(c);\n',
    'The column branched on is not uncovered at the end: the caller finds it gone.',
  ),
  remove(
    'others-in',
    `    ${COVER_OTHERS}\n`,
    'The row is taken, and its other columns are not covered: rows that clash with it stay.',
  ),
  change(
    'dead-end-early',
    '  cover(c);\n',
    '  if (S[c] === 0) return;\n  cover(c);\n',
    'A column without rows is not covered. The solutions are the same; Knuth covers it all the same, so the ' +
      'updates differ by one at each dead end.',
  ),
  change(
    'covers-c-again',
    COVER_OTHERS,
    `cover(c);\n    ${COVER_OTHERS}`,
    'The column branched on is covered again with each row. Once is enough, before the loop: covered twice, it ' +
      'comes back wrong.',
  ),
  change(
    'node-for-header',
    ') cover(C[j]);',
    ') cover(j);',
    'cover is called with a node of the row. It wants a header: C[j].',
  ),
  change(
    'same-level',
    'search(k + 1)',
    'search(k)',
    'The search goes on at the same level, so the next node taken is written over this one in O: call search(k + 1).',
  ),
  remove(
    'not-taken',
    '    O[k] = r;\n',
    'The node is not written down: O[k] = r, or nobody knows which rows a solution has.',
  ),
  remove(
    'no-descent',
    '    search(k + 1);\n',
    'Each row is taken and given back, and the search does not go on in between: search(k + 1).',
  ),
  change(
    'first-row-only',
    'for (let r = D[c]; r !== c; r = D[r])',
    'for (let r = D[c], once = r !== c; once; once = false)',
    'Only the first row of the column is tried. Go on down, r = D[r], until you are back at c.',
  ),
  change(
    'row-for-node',
    'O[k] = r',
    'O[k] = N[r]',
    'O[k] is the number of a row here. It is to be the node r itself; its row is looked up when a solution is ' +
      'written down.',
  ),
  change('column-for-node', 'O[k] = r', 'O[k] = C[r]', 'O[k] is a header here. It is to be the node r that is taken.'),
  change(
    'uncovers-in-loop',
    '  }\n  uncover(c);',
    '    uncover(c);\n  }',
    'The column branched on comes back after its first row. It stays covered while its rows are tried: uncover ' +
      'it once, after the loop.',
  ),
  change(
    'covers-in-loop',
    '  cover(c);\n  for (let r = D[c]; r !== c; r = D[r]) {\n',
    '  for (let r = D[c]; r !== c; r = D[r]) {\n    cover(c);\n',
    'The column branched on is covered again with each row, and comes back once. Cover it before the loop.',
  ),
];
