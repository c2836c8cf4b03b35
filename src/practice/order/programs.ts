/** The programs whose lines are put in order, with wrong lines among them and the name of each fault. */
import type { Topic } from '../ladder.ts';
import { build, choose } from './short-programs.ts';
import { type OrderProgram, DOWN, FOOT, UP } from './order-program.ts';
import { purify } from './purify-program.ts';
import { before, inside, outside } from './rules.ts';
import { tweak, untweak } from './tweak-programs.ts';

const ALONG = 'for (let j = R[i]; j !== i; j = R[j]) {';
const BACK = 'for (let j = L[i]; j !== i; j = L[j]) {';
const ROWS = 'for (let r = D[c]; r !== c; r = D[r]) {';
const COVER_OTHERS = 'for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);';
const UNCOVER_OTHERS = 'for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);';

const NODE_LEAVES = ['U[D[j]] = U[j];', 'D[U[j]] = D[j];', 'S[C[j]]--;'];
const NODE_RETURNS = ['S[C[j]]++;', 'U[D[j]] = j;', 'D[U[j]] = j;'];

const NO_LOOP_OF_J =
  'The walk along a row is outside the walk over the rows. It begins at i, so it has to be inside the loop over i.';

const unlink: OrderProgram = {
  task: 'Node x leaves its ring, so that a walk round the ring no longer meets it. Then x comes back.',
  head: ['function outAndBack(x) {'],
  right: [
    {
      text: 'L[R[x]] = L[x];',
      missing:
        'Unlinking takes two writes, and they are not both there: the right neighbour of x still leads left to x.',
    },
    {
      text: 'R[L[x]] = R[x];',
      missing: 'Unlinking takes two writes, and one is missing: the left neighbour of x still leads right to x.',
    },
    { text: 'walk();', missing: 'The walk is missing: walk() goes round the ring while x is out of it.' },
    {
      text: 'L[R[x]] = x;',
      missing:
        'Relinking takes two writes, and they are not both there: the right neighbour has to lead left to x again.',
    },
    {
      text: 'R[L[x]] = x;',
      missing: 'Relinking takes two writes, and one is missing: the left neighbour has to lead right to x again.',
    },
  ],
  others: [
    {
      text: 'L[R[x]] = R[x];',
      words: 'The target is wrong: the right neighbour of x now leads left to itself. It has to lead to L[x].',
    },
    {
      text: 'R[L[x]] = L[x];',
      words: 'The target is wrong: the left neighbour of x now leads right to itself. It has to lead to R[x].',
    },
    {
      text: 'L[x] = R[x];',
      words: 'This changes a link of x itself. Leave its own links alone: only they say where x belongs.',
    },
    {
      text: 'R[R[x]] = x;',
      words: 'The directions are mixed up: the right neighbour has x on its left, so the write is L[R[x]] = x.',
    },
    {
      text: 'L[L[x]] = R[x];',
      words: 'The directions are mixed up: the left neighbour has x on its right, so the write is R[L[x]] = R[x].',
    },
    {
      text: 'R[x] = x;',
      words:
        'This makes x lead to itself. Leave its own links alone: it’s the neighbours that have to lead to x again.',
    },
  ],
  rules: [
    before('L[R[x]] = L[x];', 'walk();', 'The walk comes too early: going left, it still meets x.'),
    before('R[L[x]] = R[x];', 'walk();', 'The walk comes too early: going right, it still meets x.'),
    before('walk();', 'L[R[x]] = x;', 'Node x comes back before the walk: going left, the walk meets it.'),
    before('walk();', 'R[L[x]] = x;', 'Node x comes back before the walk: going right, the walk meets it.'),
  ],
};

const cover: OrderProgram = {
  task: 'The header c leaves the ring, and every row of column c leaves all other columns.',
  head: ['function cover(c) {'],
  right: [
    {
      text: 'L[R[c]] = L[c];',
      missing: 'The header has to leave in both directions: its right neighbour still leads left to it.',
    },
    {
      text: 'R[L[c]] = R[c];',
      missing: 'The header leaves in one direction only: its left neighbour still leads right to it.',
    },
    { text: DOWN, missing: 'The walk down the column is missing, so its rows are not reached.' },
    { text: ALONG, missing: 'The walk along each row is missing, so the other nodes are not reached.' },
    {
      text: 'U[D[j]] = U[j];',
      missing: 'A node has to leave in both directions: the node below it still leads up to it.',
    },
    {
      text: 'D[U[j]] = D[j];',
      missing: 'A node leaves in one direction only: the node above it still leads down to it.',
    },
    {
      text: 'S[C[j]]--;',
      missing: 'The size is left out: with each node that leaves, the size of its column goes down by one.',
    },
    FOOT,
    FOOT,
  ],
  others: [
    {
      text: 'U[D[j]] = D[j];',
      words: 'The target is wrong: the node below j now leads up to itself. It has to lead up to U[j].',
    },
    {
      text: 'D[U[j]] = U[j];',
      words: 'The target is wrong: the node above j now leads down to itself. It has to lead down to D[j].',
    },
    {
      text: 'S[c]--;',
      words:
        'The wrong size goes down. Column c keeps its list and its size; node j leaves column C[j], so S[C[j]] goes down.',
    },
    {
      text: 'R[L[j]] = R[j];',
      words: 'This takes j out of its row. A row stays whole: only U and D of j’s neighbours in the column change.',
    },
    {
      text: 'for (let j = R[i]; j !== c; j = R[j]) {',
      words:
        'The loop waits for the wrong node: a walk along a row never reaches the header c. It has to stop where it began, at i.',
    },
    {
      text: 'for (let j = D[i]; j !== i; j = D[j]) {',
      words: 'The inner loop goes down the column again. It has to go along the row: R, not D.',
    },
    {
      text: 'D[j] = D[D[j]];',
      words: 'This changes a link of j itself. Leave its own links alone: without them it can’t come back.',
    },
    {
      text: 'L[R[c]] = c;',
      words: 'That is a write of uncover: the right neighbour now leads to c, which has to leave.',
    },
    {
      text: UP,
      words:
        'One more thing: your rows leave from the bottom up. Inside one column that is right too, because each ' +
        'node that leaves reads its neighbours as they are then.',
      insteadOf: DOWN,
    },
  ],
  rules: [
    inside(ALONG, DOWN, NO_LOOP_OF_J),
    ...NODE_LEAVES.map((text) =>
      inside(text, ALONG, `“${text}” is outside the loop over j. It has to run for each node j of the row.`),
    ),
    ...['L[R[c]] = L[c];', 'R[L[c]] = R[c];'].map((text) =>
      outside(
        text,
        DOWN,
        'The header leaves inside the loop over its rows, so the header of a column without rows would stay in the ring.',
      ),
    ),
  ],
};

const uncover: OrderProgram = {
  task: 'Column c is covered. Its rows come back into all other columns, and its header into the ring.',
  head: ['function uncover(c) {'],
  right: [
    { text: UP, missing: 'The walk up the column is missing, so its rows are not reached.' },
    { text: BACK, missing: 'The walk along each row is missing, so the other nodes are not reached.' },
    {
      text: 'S[C[j]]++;',
      missing: 'The size is left out: with each node that returns, the size of its column goes up by one.',
    },
    {
      text: 'U[D[j]] = j;',
      missing: 'A node returns in both directions: the node below it has to lead up to it again.',
    },
    {
      text: 'D[U[j]] = j;',
      missing: 'A node returns in one direction only: the node above it has to lead down to it again.',
    },
    FOOT,
    FOOT,
    {
      text: 'L[R[c]] = c;',
      missing: 'The header returns in both directions: its right neighbour has to lead left to it again.',
    },
    {
      text: 'R[L[c]] = c;',
      missing: 'The header returns in one direction only: its left neighbour has to lead right to it again.',
    },
  ],
  others: [
    {
      text: 'U[D[j]] = U[j];',
      words: 'That write belongs to cover: it leads past j. The node below has to lead up to j itself.',
    },
    { text: 'D[U[j]] = i;', words: 'The node above now leads to i, the node in column c. It has to lead down to j.' },
    { text: 'S[C[j]]--;', words: 'The size goes the wrong way: a node that returns makes its column larger.' },
    { text: 'S[c]++;', words: 'The wrong size goes up. Column c kept its size; node j returns to column C[j].' },
    {
      text: 'D[D[j]] = j;',
      words: 'The directions are mixed up: the node below j leads up to it, U[D[j]] = j.',
    },
    {
      text: 'for (let j = L[i]; j !== c; j = L[j]) {',
      words:
        'The loop waits for the wrong node: a walk along a row never reaches the header c. It has to stop where it began, at i.',
    },
    {
      text: 'R[L[j]] = j;',
      words:
        'This puts j back into its row, which it never left. It has to come back into its column: ' +
        'U and D of its neighbours change.',
    },
    { text: 'R[L[c]] = R[c];', words: 'That write belongs to cover: it leads past the header c, which has to return.' },
    {
      text: DOWN,
      words:
        'One more thing: your rows come back from the top down, as they went. Inside one column that is right, as ' +
        'lesson 6 shows. From the bottom up, uncover goes through the same moments as cover, backwards.',
      insteadOf: UP,
    },
  ],
  rules: [
    inside(BACK, UP, NO_LOOP_OF_J),
    ...NODE_RETURNS.map((text) =>
      inside(text, BACK, `“${text}” is outside the loop over j. It has to run for each node j of the row.`),
    ),
    ...['L[R[c]] = c;', 'R[L[c]] = c;'].map((text) =>
      outside(
        text,
        UP,
        'The header returns inside the loop over its rows, so the header of a column without rows would stay out.',
      ),
    ),
  ],
};

const search: OrderProgram = {
  task: 'A column is chosen and covered. Each of its rows is tried, and everything is taken back in reverse order.',
  head: ['function search(k) {', '  if (R[h] === h) return solution();'],
  right: [
    { text: 'const c = choose();', missing: 'No column is chosen: everything that follows needs c.' },
    {
      text: 'cover(c);',
      missing: 'The column branched on is not covered, so its own rows stay in the other columns.',
    },
    { text: ROWS, missing: 'The loop over the rows of the column is missing, so no row is tried.' },
    { text: 'O[k] = r;', missing: 'The row taken is not written to O[k], so a solution wouldn’t know its rows.' },
    { text: COVER_OTHERS, missing: 'The other columns of the row are not covered: rows that clash with it stay.' },
    { text: 'search(k + 1);', missing: 'The search does not go on: each row is taken, and taken back at once.' },
    {
      text: UNCOVER_OTHERS,
      missing: 'The other columns of the row are not uncovered, so the next row finds them gone.',
    },
    FOOT,
    { text: 'uncover(c);', missing: 'The column branched on is not uncovered at the end, so it stays away.' },
  ],
  others: [
    {
      text: 'for (let j = R[r]; j !== r; j = R[j]) uncover(C[j]);',
      words:
        'The columns of the row come back in the order in which they went. The one covered last has to come ' +
        'back first: go to the left, with L.',
    },
    {
      text: 'cover(C[r]);',
      words: 'Column c is covered with each row: C[r] is c. It has to be covered once, before its rows are tried.',
    },
    {
      text: 'uncover(C[r]);',
      words: 'Column c comes back with each row: C[r] is c. It has to stay covered until all its rows have been tried.',
    },
    {
      text: 'for (let j = R[r]; j !== r; j = R[j]) cover(j);',
      words: 'cover is called with a node of the row. It needs a header: C[j].',
    },
    {
      text: 'search(k);',
      words:
        'The search goes on at the same level, so the next row taken overwrites this one in O. One level down is k + 1.',
    },
    { text: 'O[k] = c;', words: 'This notes the header, not the row: O[k] is the node r that is taken.' },
    {
      text: 'for (let r = R[c]; r !== c; r = R[r]) {',
      words: 'The loop goes along the headers. The rows of the column are below its header: D, not R.',
    },
  ],
  rules: [
    before('const c = choose();', 'cover(c);', 'Column c is covered before it has been chosen.'),
    before('const c = choose();', ROWS, 'The rows of c are walked before c has been chosen.'),
    before('const c = choose();', 'uncover(c);', 'Column c is uncovered before it has been chosen.'),
    ...['O[k] = r;', COVER_OTHERS, 'search(k + 1);', UNCOVER_OTHERS].map((text) =>
      inside(text, ROWS, `“${text}” is outside the loop over r. It has to run for each row r that is tried.`),
    ),
    outside(
      'cover(c);',
      ROWS,
      'Column c is covered inside the loop, again with each row. Once is enough, before the loop.',
    ),
    outside(
      'uncover(c);',
      ROWS,
      'Column c comes back inside the loop. It has to stay covered until all its rows have been tried.',
    ),
    outside(
      'const c = choose();',
      ROWS,
      'A column is chosen inside the loop. Choose it once, before its rows are tried.',
    ),
    before('cover(c);', ROWS, 'Column c is covered after its rows have been tried. It has to go before them.'),
    before(
      ROWS,
      'uncover(c);',
      'Column c is uncovered before its rows have been tried. It has to come back after them.',
    ),
    before(
      COVER_OTHERS,
      UNCOVER_OTHERS,
      'The row’s columns are uncovered before they have been covered. The undo has to come last.',
    ),
    before(
      COVER_OTHERS,
      'search(k + 1);',
      'The search goes on before the row’s other columns are covered, so rows that clash with it are still there.',
    ),
    before(
      'search(k + 1);',
      UNCOVER_OTHERS,
      'The row’s columns come back before the search has gone on. They have to come back after search(k + 1).',
    ),
    before('O[k] = r;', 'search(k + 1);', 'The row is noted too late: the search below reads O[k].'),
  ],
};

export const programs: Readonly<Record<Topic, OrderProgram>> = {
  unlink,
  build,
  cover,
  uncover,
  search,
  choose,
  purify,
  tweak,
  untweak,
};
