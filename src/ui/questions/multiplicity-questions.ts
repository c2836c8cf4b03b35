import { createBoundedLinks } from '#dlx/bounded/bounded-links.ts';
import { degreeOf } from '#dlx/bounded/degree.ts';
import { count, createMatrix } from '#dlx/index.ts';
import { inWords } from '#english/english.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { type Question, solved } from './question.ts';

const PEOPLE = 4;
const each = <T>(make: (person: number) => T): T[] => Array.from({ length: PEOPLE }, (_, person) => make(person));

/** One night for two of four people, said with two columns that are covered once. */
export const nightTwice: Question = {
  lesson: 'as-often',
  ask:
    'Two of four people must work the night shift. You write two primary columns, night-1 and night-2, and give each person a ' +
    'row in each. How many solutions does the search find?',
  answers: {
    kind: 'number',
    most: 100,
    hint: (wrong, right) =>
      wrong === pairs()
        ? 'That is how many pairs there are. But a pair can be written down in more than one way.'
        : wrong < right
          ? 'There are more. Who may be on night-1, and who on night-2?'
          : 'There aren’t that many. Each of the two columns has four rows.',
  },
  solve() {
    const twice = count(createMatrix(['night-1', 'night-2'], [...each(() => [0]), ...each(() => [1])])).solutions;
    const people = each((person) => `person ${person}`).map((name) => ({ name, kind: 'secondary' as const }));
    const apart = count(
      createMatrix(
        ['night-1', 'night-2', ...people],
        [...each((person) => [0, 2 + person]), ...each((person) => [1, 2 + person])],
      ),
    ).solutions;
    return solved(
      twice,
      `Any row for night-1 goes with any row for night-2. In ${inWords(twice - apart)} of these solutions one person is there twice, ` +
        `and the other ${inWords(apart)} are ${inWords(pairs())} pairs, each found in both orders.`,
    );
  },
};

/** How many pairs there are among them. */
function pairs(): number {
  return count(
    createMatrix(
      [{ name: 'night', min: 2, max: 2 }],
      each(() => [0]),
    ),
  ).solutions;
}

/** The branches of a column with slack. */
export const degreeOfThree: Question = {
  lesson: 'as-often',
  ask:
    'A column has three rows left, and must be covered two or three times. Into how many branches does the search split ' +
    'there?',
  answers: {
    kind: 'number',
    most: 9,
    hint: (wrong, right) =>
      wrong > right
        ? 'Each branch begins with the next row from the top, and the rows above it are out. How many rows are left for the last branch?'
        : 'The first branch takes the top row. Can there be a cover without it?',
  },
  solve() {
    const matrix = createMatrix([{ name: 'a', min: 2, max: 3 }], [[0], [0], [0]]);
    const branches = degreeOf(createBoundedLinks(matrix), 1);
    const { solutions } = count(matrix);
    return solved(
      branches,
      `One branch takes the top row, and one leaves it out and takes the next. Without those two, a single row is left, ` +
        `and two are needed. Below these branches there are ${inWords(solutions)} covers: three pairs, and all three rows.`,
    );
  },
};

const SECONDARY = 'a secondary column';
const BOUNDS = 'a primary column with the bounds 0 and 1';
const SAME = 'it makes no difference';

/** At most once is what a secondary column says, at a lower price. */
export const atMostOnce: Question = {
  lesson: 'as-often',
  ask: 'Something may happen once, or not at all. Which way of saying so takes fewer nodes?',
  answers: {
    kind: 'choice',
    options: [SECONDARY, BOUNDS, SAME],
    hints: {
      [BOUNDS]: 'Then the search branches on it, too, and one of its branches takes no row. What is that branch for?',
      [SAME]: 'The covers are the same. But does the search ever branch on a secondary column?',
    },
  },
  solve() {
    const { matrix } = queens({ n: 6 });
    const columns = matrix.columns.map(({ name, kind }) =>
      kind === 'secondary' ? { name, min: 0, max: 1 } : { name, kind },
    );
    const [secondary, bounded] = [count(matrix), count(createMatrix(columns, matrix.rows))];
    const right = secondary.nodes < bounded.nodes ? SECONDARY : secondary.nodes > bounded.nodes ? BOUNDS : SAME;
    return solved(
      right,
      `There are ${inWords(secondary.solutions)} ways to place six queens. With secondary diagonals that takes ` +
        `${inWords(secondary.nodes)} nodes, and with diagonals that have the bounds 0 and 1 it takes ${inWords(bounded.nodes)}, for the same ` +
        `${inWords(bounded.solutions)} solutions.`,
    );
  },
};
