import { type Wrong, change, remove } from './wrong.ts';

const ASK = '    if (colour[i] === colour[p]) colour[i] = -1;\n    else hide(i);\n';
const ASK_BACK = '    if (colour[i] < 0) colour[i] = colour[p];\n    else unhide(i);\n';
const DOWN = `  for (let i = D[c]; i !== c; i = D[i]) {\n${ASK}  }\n`;
const UP = `  for (let i = U[c]; i !== c; i = U[i]) {\n${ASK_BACK}  }\n`;

export const purify: readonly Wrong[] = [
  remove(
    'purify-nothing',
    `  const c = C[p];\n  colour[c] = colour[p];\n${DOWN}`,
    'purify has changed nothing yet. The column of p is C[p]: its header takes the colour, colour[C[p]] = colour[p].',
  ),
  remove(
    'no-colour',
    '  colour[c] = colour[p];\n',
    'The rows are right. But the header has not taken the colour, colour[c] = colour[p], so nobody can see which one ' +
      'the column has.',
  ),
  remove(
    'colour-only',
    DOWN,
    'The header has its colour, but the rows of the column are as before: mark those that agree, and hide the ' +
      'others.',
  ),
  change(
    'hides-all',
    ASK,
    '    hide(i);\n',
    'Rows that agree are hidden too, as if the column were covered. A row of the same colour should get a mark and stay.',
  ),
  change(
    'no-mark',
    ASK,
    '    if (colour[i] !== colour[p]) hide(i);\n',
    'Rows that agree are left as they are. They need the mark, colour[i] = -1: it says that there is nothing to do for ' +
      'them in this column any more.',
  ),
  change(
    'other-way-round',
    'colour[i] === colour[p]',
    'colour[i] !== colour[p]',
    'The condition is the wrong way round: you hide the rows that agree and mark the others.',
  ),
  change(
    'mark-is-none',
    'colour[i] = -1;',
    'colour[i] = 0;',
    'The mark is wrong: 0 is a node without a colour, which rules out every other row. A row that agrees gets -1.',
  ),
  change(
    'none-agrees',
    'if (colour[i] === colour[p]) colour[i] = -1;',
    'if (colour[i] === colour[p] || colour[i] === 0) colour[i] = -1;',
    'A row without a colour is marked as if it agreed. It wants the column for itself, so it has to be hidden.',
  ),
  change(
    'own-row',
    'for (let i = D[c]; i !== c; i = D[i]) {',
    'for (let i = R[p]; i !== p; i = R[i]) {',
    'That goes along the row of p. The rows to look at are those in the list of the column: down from c = C[p].',
  ),
  remove(
    'unpurify-nothing',
    `  const c = C[p];\n${UP}  colour[c] = 0;\n`,
    'purify is right, but unpurify has changed nothing yet: the hidden rows have to come back, the marks to become ' +
      'colours again, and the column to lose its colour.',
  ),
  remove('colour-stays', '  colour[c] = 0;\n', 'The rows are back. But the column has kept its colour: colour[c] = 0.'),
  change(
    'marks-stay',
    ASK_BACK,
    '    if (colour[i] >= 0) unhide(i);\n',
    'The marks have stayed. A marked node gets the colour of p again: it had that colour, or it would not be marked.',
  ),
  change(
    'marks-lost',
    'colour[i] = colour[p];\n    else unhide',
    'colour[i] = 0;\n    else unhide',
    'A mark becomes 0, so the node has lost its colour. It had the colour of p: colour[i] = colour[p]. The ' +
      'header can’t tell you any more once its colour has been cleared.',
  ),
  change(
    'unhides-all',
    ASK_BACK,
    '    unhide(i);\n    if (colour[i] < 0) colour[i] = colour[p];\n',
    'Rows with a mark are put back too, although they never left, so sizes grow too much. Unhide only the others.',
  ),
];
