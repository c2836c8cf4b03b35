import { type Wrong, change } from './wrong.ts';

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
    'Of equal columns this is the rightmost. The leftmost counts: change only for a size that is less, S[j] < S[c].',
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
    'A column that is covered, or secondary, is chosen. Only those in the ring can be: walk it with R.',
  ),
  change('size-for-header', 'return c;', 'return S[c];', 'This is the size of the smallest column. Give its header.'),
];
