import { type Wrong, change, remove } from './wrong.ts';

const OUT = '  D[c] = D[x];\n  U[D[x]] = c;\n';

export const tweak: readonly Wrong[] = [
  remove(
    'tweak-nothing',
    `  const c = C[x];\n  hide(x);\n${OUT}  S[c]--;\n  counts.updates++;\n`,
    'tweak has changed nothing yet. Begin with the row: hide(x) takes it out of its other columns.',
  ),
  remove(
    'not-hidden',
    '  hide(x);\n',
    'The row has left its own list but is still in its other columns, so another branch could take it after all. ' +
      'hide(x) takes it out of them.',
  ),
  change(
    'only-hidden',
    `${OUT}  S[c]--;\n  counts.updates++;\n`,
    '',
    'The row has left its other columns but is still at the top of its own: the next branch would begin with it again.',
  ),
  change(
    'covers',
    `  hide(x);\n${OUT}  S[c]--;\n  counts.updates++;\n`,
    '  L[R[c]] = L[c];\n  R[L[c]] = R[c];\n  counts.updates++;\n  for (let i = D[c]; i !== c; i = D[i]) hide(i);\n',
    'That covers the column: its header leaves, and so do all its rows. The column may be covered again, so only one row ' +
      'should leave, and the header should stay.',
  ),
  remove(
    'still-first',
    '  D[c] = D[x];\n',
    'The header still leads down to x, so a walk down finds x. Set D[c] = D[x].',
  ),
  remove(
    'up-to-x',
    '  U[D[x]] = c;\n',
    'The node below x still leads up to x, so a walk up finds x. That node is at the top now: U[D[x]] = c.',
  ),
  change(
    'crossed',
    OUT,
    '  const below = D[x];\n  D[x] = c;\n  U[below] = c;\n  D[c] = below;\n',
    'The list is right, but D[x] has been changed. It must go on pointing at what came below x: untweak finds its ' +
      'way by it.',
  ),
  remove(
    'no-size',
    '  S[c]--;\n',
    'The links are right. But column c has one fewer row to try now: S[c] goes down by one.',
  ),
  change(
    'wrong-size',
    '  S[c]--;\n',
    '  S[c]++;\n',
    'The size goes the wrong way: a row that leaves makes its column smaller.',
  ),
  change(
    'no-update',
    '  S[c]--;\n  counts.updates++;\n',
    '  S[c]--;\n',
    'All is right but the count: x leaves the list of its own column too, which is one more update than hide has counted.',
  ),
];
