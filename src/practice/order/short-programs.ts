/** The lines that put a node where it belongs, and those that choose a column. */
import { type OrderProgram, FOOT } from './order-program.ts';
import { before, inside, outside } from './rules.ts';

const COLUMN = ['D[U[c]] = x;', 'U[x] = U[c];', 'D[x] = c;', 'U[c] = x;', 'S[c]++;'];

export const build: OrderProgram = {
  task:
    'A row is built from left to right, and first is its first node. Node x comes last: it is alone, and goes to the foot ' +
    'of its column, which is just above the header, and to the end of its row, to the left of first.',
  head: ['function putInPlace(x, first) {'],
  right: [
    { text: 'const c = C[x];', missing: 'c is never defined: it is C[x], the header of x’s column.' },
    { text: 'D[U[c]] = x;', missing: 'The node that was last in the column does not lead down to x.' },
    { text: 'U[x] = U[c];', missing: 'Node x does not lead up to the node that was last in the column.' },
    { text: 'D[x] = c;', missing: 'Node x does not lead down to the header: a column is a ring, and x closes it.' },
    {
      text: 'U[c] = x;',
      missing: 'The header does not lead up to x: a column is a ring, and its last node is the one above the header.',
    },
    { text: 'R[L[first]] = x;', missing: 'The node that was last in the row does not lead right to x.' },
    { text: 'L[x] = L[first];', missing: 'Node x does not lead left to the node that was last in the row.' },
    { text: 'R[x] = first;', missing: 'Node x does not lead right to first: a row is a ring too.' },
    { text: 'L[first] = x;', missing: 'The first node of the row does not lead left to x, which is the last one now.' },
    { text: 'S[c]++;', missing: 'The size is left out: column c has one more node.' },
  ],
  others: [
    {
      text: 'U[x] = c;',
      words:
        'Node x leads up to the header, as if it came first in its column. Above it is the node that was last, U[c].',
    },
    {
      text: 'D[c] = x;',
      words:
        'The header leads down to x, which would then be at the top. It’s the header’s link up that leads to the foot: U[c] = x.',
    },
    {
      text: 'D[x] = D[c];',
      words: 'Node x leads down to the top of the column. Below the foot of the list comes the header.',
    },
    { text: 'S[x]++;', words: 'Node x has no size. The size is that of its column: S[c].' },
    {
      text: 'R[x] = R[first];',
      words:
        'Node x leads to the second node of its row, as if it came right after first. It comes last, so the ring goes on with first itself.',
    },
    {
      text: 'R[first] = x;',
      words:
        'The first node leads right to x, past the rest of its row. It’s its link to the left that leads to the last node: L[first] = x.',
    },
  ],
  rules: [
    ...COLUMN.map((text) => before('const c = C[x];', text, `“${text}” uses c before it is defined.`)),
    ...['D[U[c]] = x;', 'U[x] = U[c];'].map((text) =>
      before(text, 'U[c] = x;', `U[c] is overwritten too early: “${text}” still needs the node that was last.`),
    ),
    ...['R[L[first]] = x;', 'L[x] = L[first];'].map((text) =>
      before(text, 'L[first] = x;', `L[first] is overwritten too early: “${text}” still needs the node that was last.`),
    ),
  ],
};

const AROUND = 'for (let j = R[c]; j !== h; j = R[j]) {';
const SMALLER = 'if (S[j] < S[c]) {';

export const choose: OrderProgram = {
  task: 'The search branches on the smallest column in the ring: in a tie, on the leftmost.',
  head: ['function choose() {'],
  right: [
    { text: 'let c = R[h];', missing: 'There is nothing to compare with: c begins as the first header, R[h].' },
    { text: AROUND, missing: 'The walk round the ring is missing, so the other headers are not looked at.' },
    { text: SMALLER, missing: 'The if is missing: it asks whether this column is smaller than the smallest so far.' },
    { text: 'c = j;', missing: 'A smaller column is found but not kept: c = j.' },
    FOOT,
    FOOT,
    { text: 'return c;', missing: 'The header is found but not returned.' },
  ],
  others: [
    {
      text: 'if (S[j] <= S[c]) {',
      words:
        'The tie goes to the rightmost. Of equal columns the leftmost should be chosen, so only a smaller one may take its place.',
    },
    { text: 'if (S[j] > S[c]) {', words: 'That finds the largest column. The smallest has the fewest rows to try.' },
    {
      text: 'let c = h;',
      words: 'c begins as the root, which is not a column. The root has size 0, so no column is smaller.',
    },
    { text: 'return S[c];', words: 'The size is returned. The search needs the header: return c.' },
    { text: 'c = S[j];', words: 'c becomes a size, but it has to be a header: c = j.' },
    {
      text: 'for (let j = D[c]; j !== c; j = D[j]) {',
      words: 'The walk goes down a column. The headers form a ring from left to right: walk it with R.',
    },
    { text: 'return j;', words: 'j is only the header being looked at. The smallest one so far is c.' },
    {
      text: 'for (let j = R[h]; j !== h; j = R[j]) {',
      words: 'One more thing: your walk looks at the first header too, which c is already. That does no harm.',
      insteadOf: AROUND,
    },
  ],
  rules: [
    before('let c = R[h];', AROUND, 'The walk uses c before it is defined.'),
    outside('let c = R[h];', AROUND, 'c starts again with each header. Define it once, before the walk.'),
    inside(SMALLER, AROUND, 'The if is outside the walk. It has to ask about each header j.'),
    inside('c = j;', SMALLER, 'c becomes j whether or not that column is smaller. The line belongs inside the if.'),
    outside('return c;', AROUND, 'The return is inside the walk, so it comes before all headers have been looked at.'),
    before(AROUND, 'return c;', 'The return comes before the walk, so the other headers are not looked at.'),
  ],
};
