/** The bugs of the table as changes of `dlx.py`, by their ids. */
import type { Patch } from '#practice/patch.ts';

const COVER_RING = '        L[R[c]] = L[c]\n        R[L[c]] = R[c]\n';
const COUNT = '        counts["updates"] += 1\n        for i in walk(D, c):\n';
const SIZE_UP = '                S[C[j]] += 1\n';
const UNCOVER_RING = '        L[R[c]] = c\n        R[L[c]] = c\n';
const UNCOVER_OTHERS = '            for j in walk(L, r):\n                uncover(C[j])\n';
const UPDATE = 'counts["updates"] += 1\n';

export const pythonBugs: Readonly<Record<string, readonly Patch[]>> = {
  'secondary-in-ring': [{ find: 'if c != h and primary[c - 1]:', put: 'if c != h:' }],
  'on-top': [{ find: 'insert(x, C[x], U, D)', put: 'insert(x, D[C[x]], U, D)' }],
  'open-row': [
    {
      find: '            insert(x, first, L, R)  # the last of its row\n',
      put: '            L[x], R[x] = x - 1, x + 1\n',
    },
  ],
  'no-size': [{ find: '            S[C[x]] += 1\n', put: '' }],
  'rows-kept': [{ find: 'if not any(primary[column] for column in row):', put: 'if not row:' }],
  'header-stays': [{ find: COVER_RING, put: '' }],
  'one-way': [{ find: '                U[D[j]] = U[j]\n', put: '' }],
  'own-list': [
    {
      find: 'for i in walk(D, c):\n',
      put: `for i in walk(D, c):\n            U[D[i]] = U[i]\n            D[U[i]] = D[i]\n            S[c] -= 1\n            ${UPDATE}`,
    },
  ].map(({ find, put }) => ({ find: COUNT, put: COUNT.replace(find, put) })),
  'size-down': [{ find: '                S[C[j]] -= 1\n', put: '' }],
  'size-up': [{ find: SIZE_UP, put: '' }],
  'header-lost': [{ find: UNCOVER_RING, put: '' }],
  'ties-right': [
    { find: 'c = min(walk(R, h), key=lambda j: S[j])', put: 'c = min(reversed([*walk(R, h)]), key=lambda j: S[j])' },
  ],
  leftmost: [{ find: 'c = min(walk(R, h), key=lambda j: S[j])', put: 'c = R[h]' }],
  'covered-twice': [
    { find: '            for j in walk(R, r):\n', put: '            cover(c)\n            for j in walk(R, r):\n' },
    { find: UNCOVER_OTHERS, put: `${UNCOVER_OTHERS}            uncover(c)\n` },
  ],
  'same-order': [{ find: UNCOVER_OTHERS, put: UNCOVER_OTHERS.replace('walk(L', 'walk(R') }],
  'others-stay': [{ find: UNCOVER_OTHERS, put: '' }],
  'branch-stays': [{ find: `${UNCOVER_OTHERS}        uncover(c)\n`, put: UNCOVER_OTHERS }],
  'dead-end-early': [
    { find: '        cover(c)\n', put: '        if S[c] == 0:\n            return\n        cover(c)\n' },
  ],
  'headers-uncounted': [{ find: COUNT, put: '        for i in walk(D, c):\n' }],
  'secondary-uncounted': [
    { find: COUNT, put: COUNT.replace('        counts', '        if primary[c - 1]:\n            counts') },
  ],
  'undo-counted': [{ find: SIZE_UP, put: `${SIZE_UP}                ${UPDATE}` }],
  'undo-counted-whole': [
    { find: SIZE_UP, put: `${SIZE_UP}                ${UPDATE}` },
    { find: UNCOVER_RING, put: `${UNCOVER_RING}        ${UPDATE}` },
  ],
  'solutions-uncounted': [
    { find: '        counts["nodes"] += 1\n', put: '' },
    { find: '        c = min(', put: '        counts["nodes"] += 1\n        c = min(' },
  ],
};
