import { type Wrong, change, remove } from './wrong.ts';

const COVER_OTHERS = 'for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);';
const PUSH = 'solutions.push(O.slice(0, k).map((x) => N[x]));';
const UNCOVER_OTHERS = 'for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);';

export const search: readonly Wrong[] = [
  {
    id: 'search-nothing',
    words: 'search has chosen a column but does nothing with it yet. Cover it.',
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
    'The column branched on is not covered: its own rows stay in the other columns and are tried again ' +
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
    'The columns of a row are not uncovered after it has been tried, so the next row finds them gone.',
  ),
  remove(
    'branch-stays',
    '  uncover(c);\n',
    'The column branched on is not uncovered at the end: the caller finds it gone.',
  ),
  remove(
    'others-in',
    `    ${COVER_OTHERS}\n`,
    'The row is taken, but its other columns are not covered: rows that clash with it stay.',
  ),
  {
    id: 'others-untouched',
    words:
      'The row is taken, but nothing happens to its other columns: cover them before the search goes on, and uncover ' +
      'them after it.',
    patches: [`    ${COVER_OTHERS}\n`, `    ${UNCOVER_OTHERS}\n`].map((find) => ({ find, put: '' })),
  },
  change(
    'covers-twice',
    '  cover(c);\n',
    '  cover(c);\n  cover(c);\n',
    'The column branched on is covered twice. Once is enough: one uncover does not take back both.',
  ),
  {
    id: 'descends-early',
    words:
      'The search goes on before the other columns of the row are covered, so rows that clash with it are still there: ' +
      'cover them first, and then search(k + 1).',
    patches: [
      { find: `    ${COVER_OTHERS}\n`, put: '' },
      { find: '    search(k + 1);\n', put: `    search(k + 1);\n    ${COVER_OTHERS}\n` },
    ],
  },
  change(
    'never-solved',
    'if (R[h] === h)',
    'if (false)',
    'A search that has no column left goes on all the same. When R[h] is h, the nodes taken are a solution: write it ' +
      'down and return.',
    ({ fault }) => fault.kind === 'broken' && fault.message.startsWith('cover(0) '),
  ),
  change(
    'dead-end-early',
    '  cover(c);\n',
    '  if (S[c] === 0) return;\n  cover(c);\n',
    'A column without rows is not covered. You find the same solutions, but Knuth covers it anyway, so the ' +
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
    'cover is called with a node of the row. It needs a header: C[j].',
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
    'Each row is taken and taken back, but the search does not go on in between: call search(k + 1).',
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
    'O[k] is the number of a row here. It should be the node r itself; its row is looked up when a solution is ' +
      'written down.',
  ),
  change('column-for-node', 'O[k] = r', 'O[k] = C[r]', 'O[k] is a header here. It should be the node r that is taken.'),
  change(
    'uncovers-in-loop',
    '  }\n  uncover(c);',
    '    uncover(c);\n  }',
    'The column branched on comes back after its first row. It should stay covered while its rows are tried: ' +
      'uncover it once, after the loop.',
  ),
  change(
    'covers-in-loop',
    '  cover(c);\n  for (let r = D[c]; r !== c; r = D[r]) {\n',
    '  for (let r = D[c]; r !== c; r = D[r]) {\n    cover(c);\n',
    'The column branched on is covered again with each row, but comes back only once. Cover it before the loop.',
  ),
  change(
    'nodes-for-rows',
    PUSH,
    'solutions.push(O);',
    'These are nodes, but a solution is a list of rows: N[x] for each of the first k nodes x of O. Make it a new list, ' +
      'too, because O itself goes on changing.',
    ({ fault, before, observed }) => {
      if (fault.kind !== 'solutions' || fault.is.length !== fault.should.length) return false;
      const { is, should } = fault;
      const ofNodes = is.map((nodes, at) => nodes.slice(0, should[at]!.length).map((node) => before.N[node]));
      // The same list pushed again and again is O, as it was left.
      return (
        ofNodes.every((rows, at) => rows.join() === should[at]!.join()) ||
        is.every((nodes) => nodes.length > 0 && nodes.join() === observed.taken.join())
      );
    },
  ),
  change(
    'stale-rows',
    PUSH,
    'solutions.push(O.map((x) => N[x]));',
    'A solution has too many rows: O still holds nodes from deeper levels. Only the first k are ' +
      'taken now, O.slice(0, k).',
  ),
  change(
    'columns-for-rows',
    PUSH,
    PUSH.replace('N[x]', 'C[x]'),
    'These are headers, but a solution is a list of rows: the row of a node x is N[x].',
  ),
  change(
    'row-lost',
    PUSH,
    PUSH.replace('k)', 'k - 1)'),
    'A solution is one row short: at level k, k nodes are taken, O[0] to O[k - 1], and slice(0, k) has them all.',
  ),
  remove(
    'no-solutions',
    `    ${PUSH}\n`,
    'No solution is written down: when the ring is empty, push the rows of the k nodes taken.',
    ({ fault }) => fault.kind === 'solutions' && fault.is.length === 0,
  ),
  remove(
    'nodes-uncounted',
    '  counts.nodes++;\n',
    'No node is counted: counts.nodes goes up by one with each call of search.',
    ({ fault }) => fault.kind === 'nodes' && fault.is === 0,
  ),
  {
    id: 'nodes-miscounted',
    words: 'Nodes are miscounted: counts.nodes goes up by one with each call of search, the first and the last too.',
    patches: [
      { find: '  counts.nodes++;\n', put: '' },
      { find: '    O[k] = r;\n', put: '    O[k] = r;\n    counts.nodes++;\n' },
    ],
    shows: ({ fault }) => fault.kind === 'nodes',
  },
  remove(
    'goes-past-solution',
    '    return;\n',
    'The search goes on after a solution, though there is no column left to choose. Return when the ring is empty.',
  ),
  change(
    'dead-end-stays',
    '  cover(c);\n',
    '  cover(c);\n  if (S[c] === 0) return;\n',
    'At a dead end the search returns, and c stays covered. You need not look for dead ends: the loop does nothing there, ' +
      'and uncover(c) follows.',
  ),
  {
    id: 'covers-leftwards',
    words:
      'The columns of a row are covered to the left and uncovered to the right. That undoes itself as well; on this ' +
      'site they are covered to the right, j = R[j], as Knuth does, so that every step can be compared.',
    patches: [
      { find: COVER_OTHERS, put: COVER_OTHERS.replaceAll('R[', 'L[') },
      { find: UNCOVER_OTHERS, put: UNCOVER_OTHERS.replaceAll('L[', 'R[') },
    ],
  },
  change(
    'first-solution',
    '  counts.nodes++;\n',
    '  if (solutions.length > 0) return;\n  counts.nodes++;\n',
    'The search stops after its first solution. It should find them all: go on with the next row.',
  ),
  change(
    'no-choose',
    'choose()',
    'R[h]',
    'This branches on the leftmost column. Call choose(), which returns the smallest.',
  ),
  change(
    'never-popped',
    'O[k] = r',
    'O.push(r)',
    'O grows with each row that is tried, so its first k nodes are not those taken now. Write O[k] = r, or take r out again ' +
      'with O.pop() after the search.',
  ),
];
