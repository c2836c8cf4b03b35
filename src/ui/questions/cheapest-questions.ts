import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { type Matrix, count, parse } from '#dlx/index.ts';
import { inWords, listed } from '#english/english.ts';
import { encode as encodeBundles } from '#puzzles/bundles/encode.ts';
import { type Question, solved } from './question.ts';

const bundles = (): Matrix => encodeBundles().matrix;

function searched(matrix: Matrix, k = 1): CheapestSearch {
  const search = new CheapestSearch(matrix, k);
  search.run();
  return search;
}

/** The least that one has to pay. */
export const leastPrice: Question = {
  lesson: 'cheapest',
  ask: 'You want a, b, c and d, each of them once. What’s the least you can pay?',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong < right
        ? 'It can’t be done for that little. Write down which bundles you take: is each of the four among them, and none twice?'
        : 'It can be done for less. A bundle that is cheap by itself may leave something expensive.',
  },
  solve() {
    const { best } = cheapestOf(bundles());
    const { solutions } = count(bundles());
    return solved(
      best,
      `There are ${inWords(solutions)} ways to buy all four, and none costs less. The search went on until it knew that.`,
    );
  },
};

function cheapestOf(matrix: Matrix): { readonly best: number; readonly search: CheapestSearch } {
  const search = searched(matrix);
  return { best: search.best()[0]?.cost ?? 0, search };
}

/** The taxes are a lower bound, and not the answer. */
export const everybodyPays: Question = {
  lesson: 'cheapest',
  ask: 'Add up the taxes of all four columns. How much is that?',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong === cheapestOf(bundles()).best
        ? 'That is what the cheapest cover costs. The taxes are what the search knows before it begins.'
        : wrong > right
          ? 'That is too much. Once a and b have taken their taxes, what do the rows of c still cost?'
          : 'That is too little. What does the cheapest row of b still cost once a has taken its tax?',
  },
  solve() {
    const { best, search } = cheapestOf(bundles());
    const { taxed, taxes } = search.links;
    const taken = ['a', 'b', 'c', 'd'].map((name, column) => `${taxes[column]} for ${name}`);
    return solved(
      taxed,
      `The taxes are ${listed(taken)}. So no cover costs less than ${inWords(taxed)}. But none costs just that: the ` +
        `cheapest costs ${inWords(best)}. A lower bound says where the search may stop, not what it will find.`,
    );
  },
};

const BOTH = 'both';
const ONE = 'one of them';
const NONE = 'neither, before it has tried all covers';

/** Covers of equal cost. */
export const equalCost: Question = {
  lesson: 'cheapest',
  ask: 'Two covers cost the same, and none costs less. If you ask for the cheapest, which of them does the search find?',
  answers: {
    kind: 'choice',
    options: [BOTH, ONE, NONE],
    hints: {
      [BOTH]: 'Once it has one, the cutoff is what that one costs. Does it still take rows that add up to as much?',
      [NONE]: 'It needn’t try them all: it leaves out what costs as much as the best so far.',
    },
  },
  solve() {
    const matrix = parse('a b\na b |5\na |2\nb |3\na |4\n');
    const costs = searched(matrix, 9)
      .best()
      .map(({ cost }) => cost);
    const least = costs.filter((cost) => cost === Math.min(...costs)).length;
    const found = searched(matrix).solutions;
    return solved(
      found === 1 ? ONE : found === least ? BOTH : NONE,
      `Of ${inWords(least)} covers that cost 5, the search has just found ${inWords(found)}. If you want both, ask for the two ` +
        'cheapest.',
    );
  },
};

const LEAST = 'the least';
const BETWEEN = 'more than the least, and less than the most';
const MOST = 'the most of all';

/** What comes of taking the cheapest row first. */
export const cheapestFirst: Question = {
  lesson: 'cheapest',
  ask:
    'Somebody always takes the cheapest bundle that still fits; if two cost the same, the one named first. What do ' +
    'they pay in the end, compared with all the other ways?',
  answers: {
    kind: 'choice',
    options: [LEAST, BETWEEN, MOST],
    hints: {
      [LEAST]: 'They begin with cd for 2. What fits beside it, and what would have been the best beside it?',
      [BETWEEN]: 'Add it up: cd for 2, and then? What is left for a?',
    },
  },
  solve() {
    const costs = searched(bundles(), 99)
      .best()
      .map(({ cost }) => cost);
    const greedy = greedyCost(bundles());
    const [least, most] = [Math.min(...costs), Math.max(...costs)];
    return solved(
      greedy === least ? LEAST : greedy === most ? MOST : BETWEEN,
      `They take cd for 2, then b for 8, and a is left for 9: ${inWords(greedy)}. The ${inWords(costs.length)} ways to ` +
        `buy all four cost ${listed(costs.map(String))}. The bundle ab costs only one more than b, and with it a is paid for: the row that is cheaper now may leave an expensive one for later.`,
    );
  },
};

/** What the cheapest row that fits, again and again, comes to; Infinity when something stays uncovered. */
function greedyCost({ columns, rows, costs = [] }: Matrix): number {
  const taken = new Set<number>();
  let sum = 0;
  for (const row of rows
    .keys()
    .toArray()
    .sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0))) {
    const ones = rows[row] ?? [];
    if (ones.some((column) => taken.has(column))) continue;
    for (const column of ones) taken.add(column);
    sum += costs[row] ?? 0;
  }
  return taken.size === columns.length ? sum : Infinity;
}
