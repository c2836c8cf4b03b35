import type { Bug } from './bugs.ts';

/** Bugs that people write where a column may be covered more than once, each as a small change of the plain program. */
export const boundedBugs: readonly Bug[] = [
  {
    id: 'covered-at-once',
    name: 'The column branched on is covered with each row, not only with the last it may have',
    patches: [
      { find: '    if (--B[c] === 0) cover(c);\n', put: '    B[c]--;\n    cover(c);\n' },
      { find: '    if (B[c]++ === 0) uncover(c);\n', put: '    B[c]++;\n    uncover(c);\n' },
    ],
  },
  {
    id: 'not-tweaked',
    name: 'A row that was tried stays in its list',
    patches: [
      {
        find: '      const needed = Math.max(0, B[c] - F[c]);\n      while (S[c] > needed) {\n        const r = D[c];\n        tweak(c);\n        take(r);\n      }\n',
        put: '      for (let r = first; r !== c; r = D[r]) {\n        hide(r);\n        take(r);\n        unhide(r);\n      }\n',
      },
      { find: '      untweak(c, first);\n', put: '' },
    ],
  },
  {
    id: 'not-hidden',
    name: 'tweak leaves the row in its other columns',
    patches: [
      { find: '    if (B[c] > 0) hide(x); // else the column is covered, and its rows are hidden already\n', put: '' },
      { find: '      if (B[c] > 0) unhide(i);\n', put: '' },
    ],
  },
  {
    id: 'hidden-twice',
    name: 'tweak hides rows of a column that is covered',
    patches: [
      { find: 'if (B[c] > 0) hide(x);', put: 'hide(x);' },
      { find: 'if (B[c] > 0) unhide(i);', put: 'unhide(i);' },
    ],
  },
  {
    id: 'up-forgotten',
    name: 'untweak mends the links down, not the links up',
    patches: [{ find: '      U[D[i]] = i;\n', put: '' }],
  },
  {
    id: 'no-null-choice',
    name: 'A column that has enough rows is given another all the same',
    patches: [{ find: 'if (B[c] < F[c]) {', put: 'if (B[c] < 0) {' }],
  },
  {
    id: 'others-covered',
    name: 'The other columns of a row are covered, whatever their bounds',
    patches: [
      { find: 'if (--B[C[j]] === 0) cover(C[j]);', put: '{\n      B[C[j]]--;\n      cover(C[j]);\n    }' },
      { find: 'if (B[C[j]]++ === 0) uncover(C[j]);', put: '{\n      B[C[j]]++;\n      uncover(C[j]);\n    }' },
    ],
  },
  {
    id: 'size-for-degree',
    name: 'The smallest column is taken, not the one with the fewest branches',
    patches: [
      {
        find: '    if (degree(j) !== degree(c)) return degree(j) < degree(c);\n',
        put: '    if (S[j] !== S[c]) return S[j] < S[c];\n',
      },
    ],
  },
];
