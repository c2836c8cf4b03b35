import { count } from '#dlx/index.ts';
import { checkWeights, whyNone } from '#dlx/why/index.ts';
import { inWords, listed } from '#english/english.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { type Question, solved } from './question.ts';

const EVERY_CELL = 'then every cell has a 1, or none has, and 62 is even';
const DARK_CELLS = 'then only the dark cells can have a 1, and 32 is even';
const NO_CELLS = 'no cell can have a 1';

/** Why the board without two corners needs signs. */
export const whyNotEven: Question = {
  lesson: 'when-not',
  ask:
    'For the bars, even and odd were enough. Give some cells of the board without two corners a 1, so that every domino covers ' +
    'an even number of 1s. Why does that never prove anything?',
  answers: {
    kind: 'choice',
    options: [NO_CELLS, DARK_CELLS, EVERY_CELL],
    hints: {
      [NO_CELLS]: 'Put a 1 on a cell and look at one domino on it. What does its other cell need?',
      [DARK_CELLS]: 'A domino covers one dark cell. Is one an even number?',
    },
  },
  solve() {
    const { certificate } = whyNone(dominoes({ width: 8, height: 8, lessCorners: true }));
    return solved(
      certificate?.modulus === 2 ? DARK_CELLS : EVERY_CELL,
      `Two neighbours both have a 1, or neither has, and from neighbour to neighbour you reach every cell. So the machine ` +
        `goes on to multiples of ${certificate?.modulus}: + and −, with a total of ${certificate?.total}. If you count the dominoes ` +
        'as well, there is another way: each covers one dark cell, and 31 of them cover 31, not 32.',
    );
  },
};

const NOTHING = 'nothing, whatever it tries';
const BOTH = 'weights for both boards: there is no solution, so there must be some';
const ONE = 'weights for 2×2 only';

/** What a certificate can never do. */
export const queensWithoutWeights: Question = {
  lesson: 'when-not',
  ask:
    'Two queens on 2×2 attack each other wherever they are, and of three on 3×3 at least two always do. What does the ' +
    'machine find when it looks for weights there?',
  answers: {
    kind: 'choice',
    options: [BOTH, ONE, NOTHING],
    hints: {
      [BOTH]: 'Weights prove that there is no solution. Does it follow that every problem without one has weights?',
      [ONE]: 'On 3×3 there are more rows, and the sum of every one of them has to fit. Is it easier there?',
    },
  },
  solve() {
    const found = [2, 3].map((n) => {
      const { matrix } = queens({ n });
      return { ...whyNone(matrix), solutions: count(matrix).solutions };
    });
    const proved = found.filter(({ certificate }) => certificate !== null).length;
    const isSearched = found.every(({ isComplete, solutions }) => isComplete && solutions === 0);
    return solved(
      proved === 0 && isSearched ? NOTHING : proved === 1 ? ONE : BOTH,
      'The search has just gone through both boards and found no solution. Weights modulo 2, 3, 4 and 5 and counts ' +
        'such as “7 guests, 6 chairs” were all tried, and none is a proof. If there are no weights, all you know is that you have to search.',
    );
  },
};

const SOLVABLE = 'for 3, 4, 7 and 8';
const UNSOLVABLE = 'for 5 and 6';
const EVERY = 'for all of them';

/** Whether a 1 on the odd places and on the even numbers is a proof. */
function isProof(n: number): boolean {
  const matrix = langford(n);
  const weights = matrix.columns.map((_, column) => (column < n ? column % 2 : (column - n + 1) % 2));
  return checkWeights(matrix, { kind: 'remainder', modulus: 2, weights, perRow: 0, rowsInSolution: 0 }) !== null;
}

/** Langford pairs, where weights prove exactly what is true. */
export const langfordWeights: Question = {
  lesson: 'when-not',
  ask:
    'Write each of the numbers 1 to n twice into a line of 2n places, with k places between the two ks. Give every odd ' +
    'place and every even number the weight 1. For which n from 3 to 8 does that prove that it can’t be done?',
  answers: {
    kind: 'choice',
    options: [SOLVABLE, UNSOLVABLE, EVERY],
    hints: {
      [SOLVABLE]: 'For n = 3 the line 3 1 2 1 3 2 does it. Can there be a proof that nothing does?',
      [EVERY]: 'Count the 1s: n odd places, and the even numbers up to n. When is that odd?',
    },
  },
  solve() {
    const proved = [3, 4, 5, 6, 7, 8].filter((n) => isProof(n));
    const [first = 0] = proved;
    const matrix = langford(first);
    const { certificate } = whyNone(matrix);
    const groups = [
      { name: 'numbers', from: 0, to: first },
      { name: 'places', from: first, to: 3 * first },
    ];
    const words = certificate ? certificateWords({ matrix, groups }, certificate) : '';
    return solved(
      [SOLVABLE, UNSOLVABLE].find((option) => option === `for ${listed(proved.map(String))}`) ?? EVERY,
      `An even number has one odd place and one even place; those of an odd number are both odd or both even. The ` +
        `machine puts it like this for n = ${first}, where n2 is the number 2 and s1 the first place: “${words}” For 7 and 8 ` +
        `there are ${inWords(count(langford(7)).solutions)} and ${inWords(count(langford(8)).solutions)} solutions. The ` +
        'pattern repeats every four: the number of 1s is odd, and that is a proof, whenever n divided by 4 leaves 1 or 2.',
    );
  },
};
