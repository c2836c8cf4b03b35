/** The lines of purify. */
import { type OrderProgram, DOWN, FOOT, UP } from './order-program.ts';
import { before, inside, outside } from './rules.ts';

const SAME = 'if (colour[i] === colour[p]) {';

export const purify: OrderProgram = {
  task: 'The row of node p has been taken. Its column takes the colour of p: rows that agree are marked, others hidden.',
  head: ['function purify(p) {'],
  right: [
    { text: 'const c = C[p];', missing: 'c is never defined: it is C[p], the header of p’s column.' },
    {
      text: 'colour[c] = colour[p];',
      missing: 'The header does not take the colour, so nobody can see which one the column has.',
    },
    { text: DOWN, missing: 'The walk down the column is missing, so its rows are not reached.' },
    { text: SAME, missing: 'The if is missing: it asks whether the row gives the column the same colour.' },
    { text: 'colour[i] = -1;', missing: 'The mark is left out: a row that agrees gets −1 in this column.' },
    { text: '} else {', missing: 'The else is missing: only rows that do not agree should be hidden.' },
    { text: 'hide(i);', missing: 'Rows with another colour are not hidden.' },
    FOOT,
    FOOT,
  ],
  others: [
    {
      text: 'cover(c);',
      words:
        'The column is covered, so rows that agree go too, and the header leaves. A coloured column should be purified.',
    },
    {
      text: 'if (colour[i] !== colour[p]) {',
      words:
        'The condition is the wrong way round: rows with another colour are marked, and rows that agree are hidden.',
    },
    {
      text: 'colour[p] = colour[c];',
      words: 'The colour goes the wrong way: it’s the header that takes the colour of node p.',
    },
    { text: 'colour[i] = 0;', words: 'The mark is wrong: 0 means a node without a colour. A row that agrees gets −1.' },
    {
      text: 'hide(p);',
      words: 'The row of p is hidden again. It left when it was taken; the rows to hide are those of i.',
    },
    {
      text: 'for (let i = R[p]; i !== p; i = R[i]) {',
      words: 'The loop goes along the row of p. The rows that matter are in the column: down from c.',
    },
    {
      text: 'colour[c] = -1;',
      words: 'The header gets a mark. Marks are for nodes whose rows agree; the header takes the colour of p.',
    },
    {
      text: UP,
      words: 'One more thing: you go up the column. Inside one column that is right too.',
      insteadOf: DOWN,
    },
  ],
  rules: [
    before('const c = C[p];', 'colour[c] = colour[p];', 'The header takes the colour before c is defined.'),
    before('const c = C[p];', DOWN, 'The loop uses c before it is defined.'),
    inside(SAME, DOWN, 'The if is outside the loop. It has to ask about each node i in the column.'),
    outside('const c = C[p];', DOWN, 'The loop uses c before it is defined.'),
    outside(
      'colour[c] = colour[p];',
      DOWN,
      'The header takes the colour inside the loop, so a column with no other row would stay without a colour.',
    ),
    ...['colour[i] = -1;', 'hide(i);'].map((text) =>
      inside(
        text,
        DOWN,
        `“${text}” is outside the loop over i. It belongs inside, where i is one node of the column at a time.`,
      ),
    ),
    inside('colour[i] = -1;', SAME, 'The mark is outside the if. Only a row that agrees should be marked.'),
    inside(
      'hide(i);',
      '} else {',
      'A row is hidden outside the else. Only a row that does not agree should be hidden.',
    ),
  ],
};
