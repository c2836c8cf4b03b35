/** The lines of tweak and untweak. */
import { type OrderProgram, FOOT } from './order-program.ts';
import { before, inside } from './rules.ts';

export const tweak: OrderProgram = {
  task:
    'Node x is at the top of its column, which may be covered again. Its row leaves all other columns, and then the top ' +
    'of this list; the header stays in the ring.',
  head: ['function tweak(x) {'],
  right: [
    { text: 'const c = C[x];', missing: 'c is never defined: it is C[x], the header of x’s column.' },
    {
      text: 'hide(x);',
      missing:
        'The row is not hidden: it stays in its other columns, so it may be found there and taken a second time.',
    },
    {
      text: 'D[c] = D[x];',
      missing: 'The list still begins with x: the header has to lead down to the node below x.',
    },
    {
      text: 'U[D[x]] = c;',
      missing: 'Node x leaves in one direction only: the node below it still leads up to x.',
    },
    { text: 'S[c]--;', missing: 'The size is left out: column c has one fewer row to try.' },
  ],
  others: [
    {
      text: 'cover(c);',
      words:
        'The column is covered, so no second row of it can be taken. A tweak takes out one row and lets the column stay.',
    },
    {
      text: 'L[R[c]] = L[c];',
      words: 'The header leaves the ring. It should stay there, because its column may be covered again.',
    },
    {
      text: 'D[x] = c;',
      words:
        'This changes a link of x itself. It must go on pointing at what came below x, or untweak won’t find the way.',
    },
    {
      text: 'U[D[x]] = x;',
      words:
        'This leads the node below up to x, which has to leave. The node below is at the top now, so it has to lead up to c.',
    },
    { text: 'hide(c);', words: 'hide is called with the header, which has no row. The row to hide is that of x.' },
    { text: 'S[c]++;', words: 'The size goes the wrong way: column c has one fewer row.' },
    {
      text: 'U[D[x]] = U[x];',
      words: 'One more thing: U[x] is c, because x is at the top. So this line does the same as U[D[x]] = c.',
      insteadOf: 'U[D[x]] = c;',
    },
  ],
  rules: ['D[c] = D[x];', 'U[D[x]] = c;', 'S[c]--;'].map((text) =>
    before('const c = C[x];', text, `“${text}” uses c before it is defined.`),
  ),
};

const SWEEP = 'for (let i = first; i !== end; i = D[i]) {';

export const untweak: OrderProgram = {
  task:
    'Rows have been tweaked out of column c; first is the node that left first, the one number that was saved. All of ' +
    'them come back.',
  head: ['function untweak(c, first) {'],
  right: [
    {
      text: 'const end = D[c];',
      missing: 'Nothing says where to stop: end is the node that is at the top of the list now.',
    },
    {
      text: 'D[c] = first;',
      missing: 'The list does not begin with the first row again: the header has to lead to it.',
    },
    { text: SWEEP, missing: 'The walk from first to end is missing, so the rows do not come back.' },
    { text: 'unhide(i);', missing: 'The row is not put back into its other columns.' },
    {
      text: 'U[D[i]] = i;',
      missing:
        'A row returns in one direction only: the node below it still leads up to the header, and has to lead up to i again.',
    },
    { text: 'S[c]++;', missing: 'The size is left out: each row that returns makes the column larger.' },
    FOOT,
  ],
  others: [
    {
      text: 'for (let i = first; i !== c; i = D[i]) {',
      words: 'The walk goes on to the header, over rows that were never out. It has to stop at end.',
    },
    {
      text: 'for (let i = D[c]; i !== end; i = D[i]) {',
      words: 'One more thing: D[c] is first by now, so this walk begins there too.',
      insteadOf: SWEEP,
    },
    {
      text: 'const end = c;',
      words: 'The walk goes on to the header, over rows that were never out: end is the node at the top now, D[c].',
    },
    { text: 'hide(i);', words: 'The row is hidden once more. It has to come back: unhide.' },
    {
      text: 'U[i] = c;',
      words:
        'This leads every node up to the header. Only the first is at the top; each of the others leads up to the one above it.',
    },
    {
      text: 'uncover(c);',
      words: 'Column c is uncovered, but it was never covered: only rows of it have been tweaked.',
    },
    { text: 'S[c]--;', words: 'The size goes the wrong way: a row that returns makes its column larger.' },
    {
      text: 'D[c] = end;',
      words: 'The list begins at end, as it did when the rows were out. It has to begin with first.',
    },
  ],
  rules: [
    before(
      'const end = D[c];',
      'D[c] = first;',
      'end is read too late: D[c] is first by then, and the walk is over at once.',
    ),
    before('const end = D[c];', SWEEP, 'The walk uses end before it is defined.'),
    ...['unhide(i);', 'U[D[i]] = i;', 'S[c]++;'].map((text) =>
      inside(text, SWEEP, `${text} is outside the walk. It has to run for each node i that comes back.`),
    ),
  ],
};
