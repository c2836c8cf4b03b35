import { build } from './build.ts';
import { type Wrong, change, sizeOfHeader } from './wrong.ts';

export const secondary: readonly Wrong[] = [
  change(
    'in-ring',
    'if (c === h || !primary[c - 1]) continue; // secondary headers stay alone',
    'if (c === h) continue;',
    'The secondary headers are still in the ring, so the search would have to cover them. They should stay alone: ' +
      'L[c] and R[c] are c itself.',
  ),
  change(
    'primary-out',
    '!primary[c - 1]',
    'primary[c - 1]',
    'It is the other way round: the primary headers have been left out of the ring.',
  ),
  change(
    'one-off',
    'primary[c - 1]',
    'primary[c]',
    'This asks about the next column: primary is numbered from 0, so header c is that of column c − 1.',
  ),
  change(
    'looks-in',
    'if (c === h || !primary[c - 1]) continue; // secondary headers stay alone',
    'if (c === h) continue;\n    if (!primary[c - 1]) {\n      L[c] = L[h];\n      R[c] = h;\n      continue;\n    }',
    'The secondary headers are out of the ring, but still point into it: once covered and uncovered, ' +
      'they would be in it. They should stay as add has made them: L[c] and R[c] are c itself.',
  ),
  change(
    'no-header',
    '    add(c, -1);\n',
    '    if (c !== h && !primary[c - 1]) continue;\n    add(c, -1);\n',
    'A secondary column has a header too, only not in the ring. Call add(c, -1) for it before continue.',
  ),
  {
    id: 'no-nodes',
    words:
      'The ring is right. The 1s of the secondary columns have gone too: they need their nodes, in their row ' +
      'and in their column.',
    patches: [{ find: '      const x = add(', put: '      if (!primary[column]) continue;\n      const x = add(' }],
  },
  {
    id: 'stops-at-first',
    words:
      'The headers end at the first secondary column: break leaves the loop. With continue the next header follows.',
    patches: [
      {
        find: 'if (c === h || !primary[c - 1]) continue;',
        put: 'if (c === h) continue;\n    if (!primary[c - 1]) break;',
      },
    ],
  },
  {
    id: 'size-unset',
    words:
      'Your secondary headers get no size. They stay out of the ring, but their columns have sizes too: set S[c] = 0 ' +
      'before continue.',
    patches: [
      { find: '    S[c] = 0;\n', put: '' },
      { find: '; // secondary headers stay alone\n', put: ';\n    S[c] = 0;\n' },
    ],
    shows: sizeOfHeader,
  },
  ...build.filter(({ id }) => id === 'column-for-header'),
];
