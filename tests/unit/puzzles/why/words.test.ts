import { expect, it } from 'vitest';
import { type Matrix, createMatrix, parse } from '#dlx/index.ts';
import { type Certificate, type Core, coreOf, whyNone } from '#dlx/why/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as talks } from '#puzzles/talks/encode.ts';
import { encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { answerWords } from '#english/answer-words.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { type NamedProblem, columnsInWords, nounFor, plural } from '#puzzles/why/column-words.ts';
import { coreWords } from '#puzzles/why/core-words.ts';

/** A matrix whose columns are of one group. */
function grouped(matrix: Matrix, name = 'primary'): NamedProblem & { rowNames: string[] } {
  return {
    matrix,
    groups: [{ name, from: 0, to: matrix.columns.length }],
    rowNames: matrix.rows.map((_, row) => `row ${row}`),
  };
}

function why(problem: NamedProblem, terms = {}): string {
  const { certificate } = whyNone(problem.matrix);
  if (!certificate) throw new Error('no certificate');
  return certificateWords(problem, certificate, terms);
}

it('dominoes: the two sides', () => {
  const problem = grouped(dominoes({ width: 8, height: 8, lessCorners: true }), 'cells');
  expect(why(problem)).toBe('Each row takes one white and one black cell; 32 white, 30 black.');
  expect(why(problem, { row: 'domino', sides: ['light', 'dark'] })).toBe(
    'Each domino takes one light and one dark cell; 32 light, 30 dark.',
  );
  const uneven = parse('a b c d e f g\na b c d\ne f\ng b\n');
  const certificate: Certificate = {
    kind: 'remainder',
    modulus: 3,
    weights: [1, -1, 1, -1, 1, -1, 1],
    perRow: 0,
    rowsInSolution: 0,
    sums: [0, 0, 0],
    total: 1,
    isFewest: true,
    compared: 1,
  };
  expect(certificateWords(grouped(uneven), certificate)).toBe(
    'Each row takes as many white columns as black ones; 4 white, 3 black.',
  );
});

it('two kinds of things, of which each row takes one', () => {
  expect(why(talks())).toBe('Each row takes one place and one talk; 6 places, 4 talks.');
});

it('many different weights are not told one by one', () => {
  const problem = encodeGrid({ size: 3, pieces: 'FHJLNP', claim: 'all', shifts: 'even' });
  expect(why(problem)).toBe(
    'Give each of 34 columns its weight, from −15 to 9. No row then adds up to more than 0, and a solution would have to add up to 5 or more.',
  );
});

it('what is counted, by name or by group', () => {
  expect(why(grouped(langford(5)))).toBe(
    'Count n2, n4, s1, s3, s5, s7 and s9. Each row covers an even number of these 7, and 7 is odd.',
  );
  expect(why(tetrasticks({ omit: 'I' }))).toBe(
    'Count the pieces H, J, L, N and Y and all 30 horizontal edges. Each row covers an even number of these 35, and 35 is odd.',
  );
  expect(why(queens({ n: 8, diagonals: 'primary' }))).toBe(
    'Each row covers four of the 46 columns that must be covered, and 4 does not divide 46.',
  );
});

it('groups by the words that people use for their things', () => {
  const matrix = parse('r1 b1 b2 p1 p2 p3 Mon-early Tue-early Wed-early\nr1 b1\n');
  const problem = {
    matrix,
    groups: [
      { name: 'ranks', from: 0, to: 1 },
      { name: 'boxes', from: 1, to: 3 },
      { name: 'people', from: 3, to: 6 },
      { name: 'early', from: 6, to: 9 },
    ],
  };
  expect(columnsInWords(problem, [0, 1, 3, 6])).toBe('the rank r1, the box b1, the person p1 and Mon-early');
  expect(columnsInWords(problem, [1, 2, 4, 5, 6, 7])).toBe(
    'the boxes b1 and b2, the people p2 and p3, Mon-early and Tue-early',
  );
  expect(columnsInWords(problem, [3, 4, 5, 6, 7, 8])).toBe('all 3 people and all 3 columns of early');
  expect([[1], [3], [6], [1, 3]].map((columns) => nounFor(problem, columns))).toEqual([
    'box',
    'person',
    'column',
    'column',
  ]);
  expect(['box', 'person', 'piece', 'city', 'day', 'domino'].map(plural)).toEqual([
    'boxes',
    'people',
    'pieces',
    'cities',
    'days',
    'dominoes',
  ]);
});

it('the number of rows', () => {
  const cells = Array.from({ length: 36 }, (_, cell) => `c${cell}`);
  const tees: number[][] = [];
  for (let y = 0; y < 6; y += 1) {
    for (let x = 0; x < 6; x += 1) {
      const around = [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ].map(([right = 0, down = 0]) => [x + right, y + down] as const);
      for (const out of around) {
        const places = [[x, y] as const, ...around.filter((place) => place !== out)];
        if (places.every(([u, v]) => u >= 0 && u < 6 && v >= 0 && v < 6)) tees.push(places.map(([u, v]) => v * 6 + u));
      }
    }
  }
  expect(why(grouped(createMatrix(cells, tees), 'cells'), { row: 'piece' })).toBe(
    'Count 18 of the 36 cells. Each piece covers an odd number of these 18. A solution has 9 pieces, which together ' +
      'cover an odd number, and 18 is even.',
  );
});

it('a pigeonhole, and an empty column', () => {
  const matrix = parse('g1 g2 g3 | c1 c2\ng1 c1\ng1 c2\ng2 c1\ng2 c2\ng3 c1\ng3 c2\n');
  const problem = {
    matrix,
    groups: [
      { name: 'guests', from: 0, to: 3 },
      { name: 'chairs', from: 3, to: 5 },
    ],
  };
  expect(why(problem)).toBe(
    'These 3 must be covered: all 3 guests. A row that covers some of them takes at least as many of these 2, and none of ' +
      'these can be taken twice: the chairs c1 and c2. So 2 would have to do for 3.',
  );
  expect(why(grouped(parse('a b c\na\n')))).toBe('No row covers the columns b and c, and each must be covered.');
  expect(why(grouped(parse('a b\na\n')))).toBe('No row covers the column b, which must be covered.');
});

it('weights of other sizes', () => {
  const matrix = parse('a b c\na b\n');
  const certificate: Certificate = {
    kind: 'remainder',
    modulus: 5,
    weights: [2, -2, 1],
    perRow: 0,
    rowsInSolution: 0,
    sums: [0],
    total: 1,
    isFewest: true,
    compared: 1,
  };
  expect(certificateWords(grouped(matrix), certificate)).toBe(
    'Give a weight of 2 to a, of 1 to c and of −2 to b. Each row then adds up to a multiple of 5, and a solution would ' +
      'have to add up to 1, which is not a multiple of 5.',
  );
});

it('a core, by name, by size, and when it may not be minimal', () => {
  const rota = grouped(parse('Mon Tue Wed | Ada Cleo\nMon Ada\nMon Cleo\nTue Ada\nTue Cleo\nWed Ada\nWed Cleo\n'));
  const core = coreOf(rota.matrix).core as Core;
  expect(coreWords(rota, core)).toBe(
    'This cannot all be met: Mon, Tue and Wed must be covered; Ada and Cleo may be covered at most once. Leave out any ' +
      'one of these demands, and the others can be met.',
  );
  expect(coreWords(rota, { ...core, givens: [2], isMinimal: false })).toBe(
    'This cannot all be met: row 2 is given; Mon, Tue and Wed must be covered; Ada and Cleo may be covered at most once. ' +
      'It is not known whether all of these demands are needed: the search for fewer was stopped.',
  );
  const board = grouped(dominoes({ width: 6, height: 6, lessCorners: true }), 'cells');
  expect(coreWords(board, coreOf(board.matrix, { orders: 1 }).core as Core)).toBe(
    'This cannot all be met: 17 columns must be covered; 16 columns may be covered at most once. Leave out any one of ' +
      'these demands, and the others can be met.',
  );
  const empty = grouped(parse('a b\na\n'));
  expect(coreWords(empty, coreOf(empty.matrix).core as Core)).toBe(
    'The column b must be covered, but no row covers it.',
  );
});

it('the three answers', () => {
  expect(answerWords({ kind: 'searched', nodes: 959_562 })).toBe('None, after a complete search of 959,562 nodes.');
  expect(answerWords({ kind: 'proved', why: 'Each row takes one of each.' })).toBe(
    'None, and this is why: each row takes one of each.',
  );
  expect(answerWords({ kind: 'open', done: 5_000_000, unit: 'update' })).toBe(
    'Not known yet: stopped after 5,000,000 updates.',
  );
});
