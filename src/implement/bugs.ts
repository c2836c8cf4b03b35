/** Bugs that people write, each as a small change of the plain program's text. */
import { type Patch, patched } from '#practice/patch.ts';

export interface Bug {
  readonly id: string;
  /** What is wrong, as a reader would say it: “The columns of a row come back in the order in which they went”. */
  readonly name: string;
  readonly patches: readonly Patch[];
}

const COVER_OTHERS = 'for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);';
const UNCOVER_OTHERS = 'for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);';
const COVER_RING = 'L[R[c]] = L[c];\n    R[L[c]] = R[c];\n';
const UNCOVER_RING = 'L[R[c]] = c;\n    R[L[c]] = c;\n';
const UNCOVER_BRANCH = '    }\n    uncover(c);\n';

/** In the order in which a program is written: build, cover, uncover, search. */
export const bugs: readonly Bug[] = [
  {
    id: 'secondary-in-ring',
    name: 'Secondary headers are in the ring',
    patches: [{ find: 'if (c !== h && primary[c - 1]) insert', put: 'if (c !== h) insert' }],
  },
  {
    id: 'on-top',
    name: 'A new node is put on top of its column, not at its foot',
    patches: [{ find: 'insert(x, C[x], U, D)', put: 'insert(x, D[C[x]], U, D)' }],
  },
  {
    id: 'open-row',
    name: 'The ring of a row is not closed',
    patches: [
      {
        find: '      insert(x, first, L, R); // the last of its row\n',
        put: '      L[x] = x - 1;\n      R[x] = x + 1;\n',
      },
    ],
  },
  {
    id: 'no-size',
    name: 'The sizes are not counted while building',
    patches: [{ find: '      S[C[x]]++;\n', put: '' }],
  },
  {
    id: 'rows-kept',
    name: 'Rows without a primary column are kept',
    patches: [{ find: 'if (!row.some((column) => primary[column])) return;', put: 'if (row.length === 0) return;' }],
  },
  {
    id: 'header-stays',
    name: 'cover leaves the header in the ring',
    patches: [{ find: COVER_RING, put: '' }],
  },
  {
    id: 'one-way',
    name: 'cover writes D and forgets U',
    patches: [{ find: '        U[D[j]] = U[j];\n', put: '' }],
  },
  {
    id: 'own-list',
    name: 'cover takes rows out of its own column too',
    patches: [
      {
        find: '      for (let j = R[i]; j !== i; j = R[j]) {\n',
        put:
          '      U[D[i]] = U[i];\n      D[U[i]] = D[i];\n      S[c]--;\n      counts.updates++;\n      for (let j ' +
          '= R[i]; j !== i; j = R[j]) {\n',
      },
    ],
  },
  {
    id: 'size-down',
    name: 'cover does not lower the size',
    patches: [{ find: '        S[C[j]]--;\n', put: '' }],
  },
  {
    id: 'size-up',
    name: 'uncover does not raise the size',
    patches: [{ find: '        S[C[j]]++;\n', put: '' }],
  },
  {
    id: 'header-lost',
    name: 'uncover does not put the header back',
    patches: [{ find: UNCOVER_RING, put: '' }],
  },
  {
    id: 'ties-right',
    name: 'Among equal columns, the rightmost is taken',
    patches: [{ find: 'S[j] < S[c]', put: 'S[j] <= S[c]' }],
  },
  {
    id: 'leftmost',
    name: 'The leftmost column is taken, whatever its size',
    patches: [{ find: '    for (let j = R[c]; j !== h; j = R[j]) if (S[j] < S[c]) c = j;\n', put: '' }],
  },
  {
    id: 'covered-twice',
    name: 'The column branched on is covered again with each row',
    patches: [
      { find: COVER_OTHERS, put: `cover(c);\n      ${COVER_OTHERS}` },
      { find: UNCOVER_OTHERS, put: `${UNCOVER_OTHERS}\n      uncover(c);` },
    ],
  },
  {
    id: 'same-order',
    name: 'The columns of a row come back in the order in which they went',
    patches: [{ find: UNCOVER_OTHERS, put: UNCOVER_OTHERS.replaceAll('L[', 'R[') }],
  },
  {
    id: 'others-stay',
    name: 'The columns of a row are not uncovered',
    patches: [{ find: `      ${UNCOVER_OTHERS}\n`, put: '' }],
  },
  {
    id: 'branch-stays',
    name: 'The column branched on is not uncovered',
    patches: [{ find: UNCOVER_BRANCH, put: '    }\n' }],
  },
  {
    id: 'dead-end-early',
    name: 'A column without rows is not covered',
    patches: [{ find: '    cover(c);\n', put: '    if (S[c] === 0) return;\n    cover(c);\n' }],
  },
  {
    id: 'headers-uncounted',
    name: 'Headers are not counted as updates',
    patches: [{ find: `${COVER_RING}    counts.updates++;\n`, put: COVER_RING }],
  },
  {
    id: 'secondary-uncounted',
    name: 'Secondary headers are not counted as updates',
    patches: [
      {
        find: `${COVER_RING}    counts.updates++;\n`,
        put: `${COVER_RING}    if (primary[c - 1]) counts.updates++;\n`,
      },
    ],
  },
  {
    id: 'undo-counted',
    name: 'uncover counts the nodes that it puts back',
    patches: [{ find: '        S[C[j]]++;\n', put: '        S[C[j]]++;\n        counts.updates++;\n' }],
  },
  {
    id: 'undo-counted-whole',
    name: 'uncover counts the nodes and the header that it puts back',
    patches: [
      { find: '        S[C[j]]++;\n', put: '        S[C[j]]++;\n        counts.updates++;\n' },
      { find: UNCOVER_RING, put: `${UNCOVER_RING}    counts.updates++;\n` },
    ],
  },
  {
    id: 'solutions-uncounted',
    name: 'A solution is not counted as a node',
    patches: [
      { find: '    counts.nodes++;\n', put: '' },
      { find: '    let c = R[h];\n', put: '    counts.nodes++;\n    let c = R[h];\n' },
    ],
  },
];

/** Changes that look like bugs, and are none: links, sizes and counts stay as they are. */
export const harmless: readonly Bug[] = [
  {
    id: 'rows-downwards',
    name: 'uncover walks its rows downwards, as cover does',
    patches: [{ find: 'for (let i = U[c]; i !== c; i = U[i])', put: 'for (let i = D[c]; i !== c; i = D[i])' }],
  },
  {
    id: 'nodes-rightwards',
    name: 'uncover walks the nodes of a row to the right, as cover does',
    patches: [{ find: 'for (let j = L[i]; j !== i; j = L[j])', put: 'for (let j = R[i]; j !== i; j = R[j])' }],
  },
];

export function withBug(program: string, { id, patches }: Bug): string {
  return patched(program, patches, id);
}
