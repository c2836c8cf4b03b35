/** What each remedy gains on a real problem: two runs that are counted while the site is built. */
import bench from '#content/data/bench.json';
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { estimate } from '#dlx/estimate.ts';
import { type Matrix, count, createMatrix } from '#dlx/index.ts';
import { inWords } from '#english/english.ts';
import { fewerRows, withoutRows } from '#exhibits/fewer-rows.ts';
import { inOrder, middleFirst } from '#exhibits/in-order.ts';
import { countMemoized } from '#exhibits/memoized.ts';
import { busiest, partsAt } from '#exhibits/shares.ts';
import { parseNumberGrid } from '#puzzles/number-grid.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { compared } from '#puzzles/ripple-effect/compare.ts';
import { encode as sudoku } from '#puzzles/sudoku/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { encodingPuzzles } from '#ui/lessons/encodings/puzzles.ts';
import type { Gain } from './gain.ts';

const nodesOf = (matrix: Matrix<unknown>): number => count(matrix).nodes;
const small = { size: 3, pieces: 'FHJLNU' } as const;

/** Made here, with one solution: the search has to guess, and most of its rows can go. */
const HARD = '..35..8......8.......43.6.25..1.8.....2..........469..98.6..4.34.6.....52.....1..';

export function gains() {
  const threeByThree = tetrasticks(small).matrix;
  const tenQueens = queens({ n: 10 }).matrix;
  const bare = compared(encodingPuzzles['tutorial-bare'].puzzle, ['rooms secondary', 'four arms', 'two arms']);
  const [secondary, fourArms, twoArms] = bare;
  if (!secondary || !fourArms || !twoArms) throw new RangeError('there is an encoding missing');
  const hard = sudoku({ size: 9, givens: parseNumberGrid(HARD, [9]).numbers }).matrix;
  const board = countMemoized(dominoes({ width: 8, height: 8 }));
  const queensUpdates = partsAt(tenQueens, 2);
  const timed = bench.cases.find(({ name }) => name === 'tetrasticks');
  if (!timed) throw new RangeError('bench.json has no tetrasticks');
  return {
    smallest: {
      problem: 'tetrasticks on 3×3, six pieces',
      unit: 'nodes',
      before: { name: 'the leftmost column', count: count(threeByThree, { chooser: 'leftmost' }).nodes },
      after: { name: 'the smallest column', count: nodesOf(threeByThree) },
    },
    ties: {
      problem: '10 queens',
      unit: 'nodes',
      before: { name: 'from the edge', count: nodesOf(tenQueens) },
      after: { name: 'from the middle', count: nodesOf(inOrder(tenQueens, ranksFromTheMiddle(10))) },
    },
    pinned: {
      problem: 'tetrasticks on 3×3, six pieces',
      unit: 'nodes',
      before: { name: 'F free', count: nodesOf(threeByThree) },
      after: {
        name: 'F pinned',
        count: nodesOf(tetrasticks({ ...small, pinned: 'F in one aspect' }).matrix),
      },
    },
    slack: {
      problem: '8 queens',
      unit: 'nodes',
      before: { name: 'slack rows', count: nodesOf(queens({ n: 8, diagonals: 'primary with slack' }).matrix) },
      after: { name: 'secondary', count: nodesOf(queens({ n: 8 }).matrix) },
    },
    primary: {
      problem: 'Nikoli’s 8×8 Ripple Effect, without its givens',
      unit: 'nodes',
      before: { name: 'at most once', count: secondary.nodes },
      after: { name: 'exactly once', count: fourArms.nodes },
    },
    fewer: {
      problem: 'Nikoli’s 8×8 Ripple Effect, without its givens',
      unit: 'updates',
      before: { name: 'four arms', count: fourArms.updates },
      after: { name: 'two arms', count: twoArms.updates },
    },
    rows: {
      problem: 'a Sudoku made here, with 25 givens',
      unit: 'nodes',
      before: { name: 'all rows', count: nodesOf(hard) },
      after: { name: 'without those that can go', count: nodesOf(withoutRows(hard, fewerRows(hard).gone)) },
    },
    cores: {
      problem: '10 queens, cut at the second level',
      unit: 'updates',
      before: { name: 'one core', count: busiest(queensUpdates, 1) },
      after: { name: 'busiest of four', count: busiest(queensUpdates, 4) },
    },
    memory: {
      problem: 'dominoes on a chessboard',
      unit: 'nodes',
      before: { name: 'walked', count: board.tree },
      after: { name: 'remembered', count: board.nodes },
    },
    cost: {
      problem: '10 queens, each square with a price',
      unit: 'nodes',
      before: { name: 'all solutions', count: nodesOf(tenQueens) },
      after: { name: 'the cheapest', count: cheapestNodes(tenQueens, 10) },
    },
    engine: {
      problem: timed.title,
      unit: 'milliseconds',
      before: { name: 'links', count: Math.round(timed.times['all, links']) },
      after: { name: 'compiled', count: Math.round(timed.times['all, compiled']) },
    },
  } as const satisfies Record<string, Gain>;
}

/** What a hundred walks say of the tree of dominoes, and what is true, in words. */
export function walked(): { readonly said: string; readonly error: string; readonly tree: string } {
  const matrix = dominoes({ width: 8, height: 8 });
  const { nodes } = estimate(matrix, { walks: 100 });
  const millions = (value: number): string => `${inWords(Math.round(value / 1e6))} million`;
  return { said: millions(nodes.mean), error: millions(nodes.error), tree: inWords(countMemoized(matrix).tree) };
}

/** How many rows the sudoku has, and how many of them went, in words. */
export function goneRows(): { readonly all: string; readonly gone: string } {
  const hard = sudoku({ size: 9, givens: parseNumberGrid(HARD, [9]).numbers }).matrix;
  return { all: inWords(hard.rows.length), gone: inWords(fewerRows(hard).gone.filter(Boolean).length) };
}

/** Ranks, then files, each from the middle; the diagonals stay last. */
function ranksFromTheMiddle(n: number): number[] {
  const columns = queens({ n }).matrix.columns.length;
  const middle = middleFirst(n);
  const rest = Array.from({ length: columns - 2 * n }, (_, at) => 2 * n + at);
  return [...middle, ...middle.map((file) => n + file), ...rest];
}

/** Prices without a pattern, from 0 to 96. */
function cheapestNodes(matrix: Matrix<unknown>, n: number): number {
  const priced = matrix.rows.map((ones, row) => {
    const [x, y] = [row % n, Math.floor(row / n)];
    return { ones, cost: (x * 7 + y * 13 + x * x * y * 5) % 97 };
  });
  const search = new CheapestSearch(createMatrix(matrix.columns, priced));
  search.run();
  return search.nodes;
}
