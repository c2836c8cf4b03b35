/** Exercises on the tree of a search: its nodes, its dead ends, its estimate, its bar. */
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { Search } from '#dlx/search.ts';
import { counted, listed } from '#english/english.ts';
import { randomMatrix } from '../random-matrix.ts';
import { asked, exampleFor, firstOf, numbers, rowSet, rowText } from './asked.ts';
import { type TaskKind, coversOf, linesOf, Unreadable, wordsOf } from './task.ts';

interface Ends {
  readonly nodes: number;
  readonly deadEnds: number;
  readonly solutions: number;
}

/** Nodes and ends of a whole search with the smallest column. */
function endsOf(matrix: Matrix): Ends {
  const search = new Search(matrix);
  let deadEnds = 0;
  while (!search.done) {
    search.step();
    if (search.event === 'dead end') deadEnds += 1;
  }
  return { nodes: search.nodes, deadEnds, solutions: search.solutions };
}

/** How many nodes the tree has. */
export const nodesInAll: TaskKind = {
  title: 'Nodes of the whole search',
  after: 'smallest',
  make(seed) {
    const matrix = randomMatrix({ seed, size: 'medium', withSecondary: false });
    const { nodes, deadEnds, solutions } = endsOf(matrix);
    return asked({
      ask:
        'The search branches on the smallest column, the leftmost if there is a tie. How many nodes does its whole tree have? ' +
        'The root is one, and so is each row that is tried.',
      given: linesOf(matrix),
      matrix,
      form: `A number, such as ${exampleFor(String(nodes), '12', '15')}.`,
      right: String(nodes),
      read: numbers(1),
      traps: [
        [String(nodes - 1), 'You have left out the root: the search looks at the whole matrix before it tries a row.'],
        [String(matrix.rows.length), 'That is the number of rows. A row may be tried more than once, or never.'],
        [
          String(deadEnds + solutions),
          'Those are only the ends of the branches. The nodes on the way to them count too.',
        ],
      ],
      because: `The root and ${counted(nodes - 1, 'row')} tried. The branches ended in ${counted(deadEnds, 'dead end')} and ${counted(solutions, 'solution')}.`,
      otherwise: 'Draw the tree: a node for the root, and below each node one for every row of its column.',
    });
  },
};

/** How many branches are dead. */
export const deadEndsInTree: TaskKind = {
  title: 'Dead ends',
  after: 'smallest',
  make(seed) {
    const matrix = randomMatrix({ seed: seed + 500_000, size: 'medium', withSecondary: false });
    const { nodes, deadEnds, solutions } = endsOf(matrix);
    return asked({
      ask: 'The search looks for all exact covers, and branches on the smallest column. How often does it meet a dead end?',
      given: linesOf(matrix),
      matrix,
      form: `A number, such as ${exampleFor(String(deadEnds), '12', '15')}.`,
      right: String(deadEnds),
      read: numbers(1),
      traps: [
        [
          String(deadEnds + solutions),
          'You have counted the solutions too. The search backs up there as well, but a solution is not a dead end.',
        ],
        [String(nodes), 'That counts all the nodes. A dead end is one whose smallest column has no row.'],
      ],
      because: `Of ${counted(nodes, 'node')}, ${deadEnds === 1 ? 'one is a dead end' : `${deadEnds} are dead ends`}.`,
      otherwise: 'At a dead end some column that must still be covered has no row left.',
    });
  },
};

/** What one walk says about a tree. */
export const oneWalk: TaskKind = {
  title: 'What a walk estimates',
  after: 'measuring',
  make(seed) {
    const random = createRandom(seed);
    const degrees = Array.from({ length: 3 + random.below(2) }, () => 1 + random.below(4));
    const weights = degrees.reduce<number[]>((all, degree) => [...all, (all.at(-1) ?? 1) * degree], [1]);
    const nodes = weights.reduce((sum, weight) => sum + weight, 0);
    const last = weights.at(-1) ?? 1;
    const sum = degrees.reduce((total, degree) => total + degree, 1);
    return asked({
      ask:
        `A random walk goes down from the root. On its way the smallest column had ${listed(degrees.map(String))} ` +
        `${degrees.at(-1) === 1 ? 'row' : 'rows'}, and then the walk ended. By this walk’s estimate, how many nodes does the tree have?`,
      form: `A number, such as ${exampleFor(String(nodes), '100', '150')}.`,
      right: String(nodes),
      read: numbers(1),
      traps: [
        [String(last), 'That is the last level alone. The levels above it have nodes too.'],
        [String(nodes - 1), 'The root is a node as well.'],
        [String(sum), 'The numbers are multiplied from level to level: each node of a level has that many below it.'],
      ],
      because: `${weights.join(' + ')}: each number is the one before it, times the rows of the column there.`,
      otherwise:
        'Begin with one node, the root. For the next level, multiply by the rows of the column, and so on; then add up.',
    });
  },
};

/** What a bar by weight shows. */
export const barByWeight: TaskKind = {
  title: 'The bar by weight',
  after: 'measuring',
  make(seed) {
    const random = createRandom(seed);
    const branches = firstOf(() => {
      const found = Array.from({ length: 2 + random.below(2) }, () => branchFrom(random));
      return found.some(({ done }) => done > 0) ? found : null;
    });
    const all = branches.reduce((product, { rows }) => product * rows, 1);
    let [share, part] = [0, all];
    for (const { rows, done } of branches) {
      part /= rows;
      share += done * part;
    }
    const [first] = branches;
    const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
    const way = listed(
      branches.map(
        ({ rows, done }, level) =>
          `${level === 0 ? 'At the root a search is' : 'on the next level'} at the ${ordinals[done]} of ${rows} rows`,
      ),
    );
    const whole = (top: number, bottom: number): string => reduced(top, bottom);
    return asked({
      ask: `${way}; nothing of that last row is done yet. The bar divides the weight of a node equally among its rows. What does it show?`,
      form: `A fraction, such as ${exampleFor(whole(share, all), '3/8', '5/8')}.`,
      right: whole(share, all),
      read: fraction,
      traps: [
        [
          whole(first?.done ?? 0, first?.rows ?? 1),
          'You have looked at the root alone. What is done further down counts too.',
        ],
        [
          whole(
            branches.reduce((sum, { done }) => sum + done, 0),
            branches.reduce((sum, { rows }) => sum + rows, 0),
          ),
          'Rows of different levels do not weigh the same: a row further down is only a part of the one above.',
        ],
      ],
      because: `Of ${all} equal parts, ${share === 1 ? 'one is' : `${share} are`} done.`,
      otherwise:
        'Add up what is done on each level: the number of rows that are done, times the share of the whole that one row of that level has.',
    });
  },
};

interface Branch {
  readonly rows: number;
  /** How many of them are done; the search is at the next. */
  readonly done: number;
}

function branchFrom(random: Random): Branch {
  const rows = 2 + random.below(3);
  return { rows, done: random.below(rows) };
}

/** A fraction in its lowest terms. */
function reduced(top: number, bottom: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(top, bottom);
  return `${top / by}/${bottom / by}`;
}

function fraction(answer: string): string {
  const [, top = '', bottom = ''] = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(answer) ?? [];
  if (top === '' || Number(bottom) === 0) throw new Unreadable('Write a fraction, such as 3/8.');
  return reduced(Number(top), Number(bottom));
}

/** Two choices that leave the same. */
export const sameRest: TaskKind = {
  title: 'The same work left',
  after: 'when-not',
  make(seed) {
    const { matrix, choices, pair } = firstOf((attempt) => choicesFrom(createRandom(seed + attempt * 7_919)));
    const letters = 'ABCDE';
    return asked({
      ask: 'Four branches of a search have chosen these rows. Which two of them leave the same work to do, so that a memory would help?',
      given: `${linesOf(matrix)}\nBranches:\n${choices.map((rows, at) => `${letters[at]}: rows ${rowText(rows)}`).join('\n')}`,
      form: `Two letters, such as ${exampleFor(pair.map((at) => letters[at]).join(' '), 'A B', 'C D')}.`,
      right: pair.map((at) => letters[at]).join(' '),
      read(answer) {
        const words = [...new Set(wordsOf(answer.toUpperCase()).flatMap((word) => [...word]))].toSorted();
        if (words.length !== 2 || !words.every((word) => 'ABCD'.includes(word)))
          throw new Unreadable('Write two of the letters A to D.');
        return words.join(' ');
      },
      traps: likePairs(choices).map(([a, b]) => [
        `${letters[a]} ${letters[b]}`,
        choices[a]?.some((row) => choices[b]?.includes(row))
          ? 'These two share a row. What counts is which columns are left.'
          : 'These two have the same number of rows. What counts is which columns are left.',
      ]),
      because: 'Both have covered the same columns, so the same rows are left.',
      otherwise: 'Write down which columns each branch has covered.',
    });
  },
};

/** Pairs of branches that share a row, or have as many. */
function likePairs(choices: readonly (readonly number[])[]): (readonly [number, number])[] {
  return choices.flatMap((one, a) =>
    choices.flatMap((other, b) =>
      b > a && (one.length === other.length || one.some((row) => other.includes(row))) ? [[a, b] as const] : [],
    ),
  );
}

function choicesFrom(random: Random) {
  const columns = 6;
  const rows = Array.from({ length: 9 }, () =>
    random
      .shuffled([0, 1, 2, 3, 4, 5])
      .slice(0, 1 + random.below(3))
      .toSorted((a, b) => a - b),
  );
  if (new Set(rows.map(String)).size < rows.length) return null;
  const partial: { readonly rows: number[]; readonly covered: string }[] = [];
  for (let a = 0; a < rows.length; a += 1) {
    for (let b = a + 1; b < rows.length; b += 1) {
      const both = [...(rows[a] ?? []), ...(rows[b] ?? [])];
      if (new Set(both).size === both.length && both.length < columns) {
        partial.push({ rows: [a, b], covered: both.toSorted((x, y) => x - y).join('') });
      }
    }
  }
  const [first, ...others] = random.shuffled(partial);
  if (!first) return null;
  const twin = others.find(
    ({ covered, rows: own }) => covered === first.covered && !own.some((row) => first.rows.includes(row)),
  );
  if (!twin) return null;
  const rest: typeof partial = [];
  for (const one of others) {
    if ([first, twin, ...rest].every(({ covered }) => covered !== one.covered)) rest.push(one);
  }
  if (rest.length < 2) return null;
  const chosen = random.shuffled([first, twin, ...rest.slice(0, 2)]);
  const pair = [chosen.indexOf(first), chosen.indexOf(twin)].toSorted((a, b) => a - b);
  const matrix = createMatrix(
    [...'ABCDEF'].map((name) => ({ name, kind: 'primary' as const })),
    rows,
  );
  return { matrix, choices: chosen.map((one) => one.rows), pair };
}

/** The cheapest of several covers. */
export const cheapestCover: TaskKind = {
  title: 'The cheapest cover',
  after: 'cheapest',
  make(seed) {
    const { matrix, costs } = firstOf((attempt) => pricedFrom(seed + attempt * 104_729));
    const search = new CheapestSearch(
      createMatrix(
        matrix.columns,
        matrix.rows.map((ones, row) => ({ ones, cost: costs[row] ?? 0 })),
      ),
    );
    search.run();
    const [best] = search.best();
    const right = rowText(best?.rows ?? []);
    const covers = coversOf(matrix);
    const fewest = covers.toSorted((a, b) => a.split(' ').length - b.split(' ').length)[0] ?? '';
    const priceOf = (cover: string): number =>
      cover.split(' ').reduce((sum, row) => sum + (costs[Number(row) - 1] ?? 0), 0);
    return asked({
      ask: 'Each row has a price. Which rows are the cheapest exact cover?',
      given: `${linesOf(matrix)}\nPrices of the rows, in order: ${costs.join(', ')}`,
      form: `The numbers of the rows, such as ${exampleFor(right, '1 2', '3 4')}.`,
      right,
      read: rowSet(matrix),
      traps: [
        [fewest, 'That cover has the fewest rows. It need not be the cheapest.'],
        ...covers.map(
          (cover) => [cover, `It is an exact cover, and costs ${priceOf(cover)}. There is a cheaper one.`] as const,
        ),
      ],
      because: `It is the ${covers.length === 2 ? 'cheaper' : 'cheapest'} of ${counted(covers.length, 'exact cover')}: ${priceOf(right)}.`,
      otherwise: 'That is not an exact cover. Find all exact covers first, then add up their prices.',
    });
  },
};

/** A matrix with several covers and prices that only one of them has least. */
function pricedFrom(seed: number): { matrix: Matrix; costs: number[] } | null {
  const matrix = randomMatrix({ seed, size: 'medium', withSecondary: false });
  const covers = coversOf(matrix).map((cover) => cover.split(' ').map((row) => Number(row) - 1));
  if (covers.length < 2) return null;
  const random = createRandom(seed);
  const costs = matrix.rows.map(() => 1 + random.below(9));
  const prices = covers.map((rows) => rows.reduce((sum, row) => sum + (costs[row] ?? 0), 0)).toSorted((a, b) => a - b);
  return prices[0] === prices[1] ? null : { matrix, costs };
}
