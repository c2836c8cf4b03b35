import { type Wrong, change, remove } from './wrong.ts';

const SWEEP = '  for (let i = first; i !== end; i = D[i]) {\n    unhide(i);\n    U[D[i]] = i;\n    S[c]++;\n  }\n';

export const untweak: readonly Wrong[] = [
  remove(
    'untweak-nothing',
    `  const end = D[c];\n  D[c] = first;\n${SWEEP}`,
    'untweak has changed nothing yet. The list has to begin with first again: note D[c], and then set D[c] = first.',
  ),
  change(
    'end-too-late',
    '  const end = D[c];\n  D[c] = first;\n',
    '  D[c] = first;\n  const end = D[c];\n',
    'D[c] is read too late: it is first by then, so the walk is over before it begins. Note it before you write it.',
  ),
  change(
    'to-the-header',
    'const end = D[c];',
    'const end = c;',
    'The walk goes on to the header, over rows that never left. It should stop at the node that was at the top: D[c], as it ' +
      'was before.',
  ),
  remove(
    'not-first',
    '  D[c] = first;\n',
    'The rows are back in their other columns. But the header still leads past them: D[c] = first.',
  ),
  remove(
    'not-unhidden',
    '    unhide(i);\n',
    'The list is whole again, but the rows are still out of their other columns: unhide(i), for each.',
  ),
  remove(
    'up-missing',
    '    U[D[i]] = i;\n',
    'A walk down finds the rows again, but a walk up does not. As each row left, the node below it was made to lead up to the header: ' +
      'U[D[i]] = i makes it lead up to i again.',
  ),
  change(
    'up-once',
    SWEEP,
    SWEEP.replace('    U[D[i]] = i;\n', '').concat('  U[end] = first;\n'),
    'Only end, the node that was at the top, leads up to a row again, and always to first. But each row that comes back ' +
      'has a node below it that must lead up to it: U[D[i]] = i, inside the loop.',
  ),
  change(
    'only-first',
    SWEEP,
    '  unhide(first);\n  U[D[first]] = first;\n  S[c]++;\n',
    'Only the first row comes back. Those that left after it are below it: go down from first until you are at the old ' +
      'top.',
  ),
  remove(
    'no-size',
    '    S[c]++;\n',
    'The links are right, but the size is not: S[c] goes up by one with each row that comes back.',
  ),
  change(
    'counted',
    '    S[c]++;\n',
    '    S[c]++;\n    counts.updates++;\n',
    'All is right but the count: what comes back is not counted again.',
  ),
];
