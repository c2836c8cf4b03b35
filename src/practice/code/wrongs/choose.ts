import { type Wrong, change, remove } from './wrong.ts';

export const choose: readonly Wrong[] = [
  change(
    'leftmost',
    'S[j] < S[c]',
    'false',
    'This is the leftmost column, whatever its size. Walk the ring to the right until h, and keep the smallest.',
  ),
  change(
    'ties-right',
    'S[j] < S[c]',
    'S[j] <= S[c]',
    'This is the rightmost of equal columns. Take the leftmost: change c only for a smaller size, S[j] < S[c].',
  ),
  change(
    'largest',
    'S[j] < S[c]',
    'S[j] > S[c]',
    'This is the largest column. The smallest has the fewest rows to try.',
  ),
  change(
    'root-too',
    'let c = R[h];\n',
    'let c = h;\n',
    'The root itself is chosen: it has size 0, and is not a column. Begin with R[h].',
  ),
  change(
    'covered-too',
    '  let c = R[h];\n  for (let j = R[c]; j !== h; j = R[j]) {',
    '  let c = 1;\n  for (let j = 1; C[j] === j; j++) {',
    'This chooses a column that is covered, or secondary. Only those in the ring can be chosen: walk it with R.',
  ),
  change('size-for-header', 'return c;', 'return S[c];', 'This is the size of the smallest column. Return its header.'),
  change(
    'column-not-header',
    'return c;',
    'return c - 1;',
    'This is the number of the column, from 0. Return its header, whose number is one more.',
  ),
  remove(
    'gives-nothing',
    '  return c;\n',
    'choose has found a column, but does not return it: return c.',
    ({ observed }) => observed.given === null && observed.end === 'done',
  ),
  change(
    'skips-empty',
    'S[j] < S[c]',
    'S[j] > 0 && (S[c] === 0 || S[j] < S[c])',
    'A column of size 0 is passed over. It is the best choice of all: no row is left for it, so the search can back ' +
      'up at once.',
  ),
  change(
    'first-skipped',
    'let c = R[h];\n',
    'let c = R[R[h]];\n',
    'The first column of the ring is not looked at. Begin with R[h].',
  ),
  change(
    'endless',
    'j !== h',
    'j !== c',
    'The walk never ends: stop when j is h again, because then it has been round the ring.',
    ({ fault }) => fault.kind === 'endless',
  ),
];
