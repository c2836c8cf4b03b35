import { type Matrix, createMatrix, parse } from '#dlx/index.ts';
import { createRandom } from '#dlx/random.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { macMahon, wordsInGrid } from './coloured.ts';
import { KNUTH } from './knuth.ts';
import { pentominoes, pentominoes6x10 } from './pentominoes.ts';
import { queens } from './queens.ts';
import { SUDOKUS, sudoku } from './sudoku.ts';

/** A matrix on which the engines are compared: for the first solution, and for all. */
export interface EngineCase {
  readonly name: string;
  readonly matrix: () => Matrix;
  /** How many solutions stand for all, where there are too many. */
  readonly most?: number;
}

/**
 * Forty matrices, from the tiny to those of seconds: sudokus, boards to be filled, and matrices that are wide, tall, dense or
 * sparse.
 */
export const ENGINE_CASES: readonly EngineCase[] = [
  ...SUDOKUS.map((clues, index) => ({ name: `sudoku ${index + 1}`, matrix: () => sudoku(clues) })),
  { name: 'sudoku without clues', matrix: () => sudoku('.'.repeat(81)), most: 1_000 },
  { name: 'Knuth’s matrix', matrix: () => parse(KNUTH) },
  { name: 'one row', matrix: () => createMatrix(['a'], [[0]]) },
  { name: 'a column without rows', matrix: () => createMatrix([...namesOf(1_000), 'none'], random(200, 1_000, 0.1)) },
  { name: '6 queens', matrix: () => queens(6) },
  { name: '8 queens', matrix: () => queens(8) },
  { name: '10 queens', matrix: () => queens(10) },
  { name: '12 queens', matrix: () => queens(12) },
  { name: '24 queens', matrix: () => queens(24), most: 100 },
  { name: 'Langford 8', matrix: () => langford(8) },
  { name: 'Langford 11', matrix: () => langford(11) },
  { name: 'Langford 10, none', matrix: () => langford(10) },
  { name: 'dominoes 6×6', matrix: () => dominoes({ width: 6, height: 6 }) },
  { name: 'dominoes 8×8 less corners', matrix: () => dominoes({ width: 8, height: 8, lessCorners: true }) },
  { name: 'pentominoes 8×8 less centre', matrix: pentominoes, most: 40 },
  { name: 'pentominoes 6×10', matrix: pentominoes6x10, most: 40 },
  { name: 'tetrasticks without H', matrix: () => tetrasticks({ omit: 'H' }).matrix, most: 20 },
  { name: 'tetrasticks without L', matrix: () => tetrasticks({ omit: 'L' }).matrix, most: 20 },
  { name: '16 full rows of 2,000', matrix: () => fromRows(2_000, random(16, 2_000, 1)) },
  { name: '48 full rows of 2,000', matrix: () => fromRows(2_000, random(48, 2_000, 1)) },
  { name: '48 halves of 2,000', matrix: () => fromRows(2_000, random(48, 2_000, 0.5)) },
  {
    name: 'rectangles on 40×25',
    matrix: () =>
      rectangles(40, 25, [
        [8, 5],
        [5, 8],
        [10, 5],
        [5, 5],
      ]),
    most: 100,
  },
  {
    name: 'rectangles on 24×18',
    matrix: () =>
      rectangles(24, 18, [
        [6, 3],
        [3, 6],
        [4, 3],
      ]),
    most: 1_000,
  },
  { name: 'one row of 20,000', matrix: () => fromRows(20_000, random(1, 20_000, 1)) },
  { name: '20,000 rows of 4 columns', matrix: () => fromRows(4, pairs(20_000, 4)), most: 10_000 },
  { name: '2,000 rows of 1 column', matrix: () => fromRows(1, random(2_000, 1, 1)) },
  { name: 'dense 400×40', matrix: () => fromRows(40, random(400, 40, 0.2)) },
  { name: 'sparse 600×60', matrix: () => fromRows(60, random(600, 60, 0.06)), most: 10_000 },
  { name: 'permutations of 8', matrix: () => permutations(8) },
  { name: 'pairs of 14', matrix: () => fromRows(14, pairs(91, 14)) },
  { name: 'MacMahon 2×3', matrix: macMahon },
  { name: 'words in 4×4', matrix: () => wordsInGrid(['NOD', 'DO', 'ODD', 'NO'], 4) },
];

function namesOf(columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => `c${column}`);
}

function fromRows(columns: number, rows: readonly (readonly number[])[]): Matrix {
  return createMatrix(namesOf(columns), rows);
}

/** Rows in which each column stands with this probability, and one column at least. */
function random(rows: number, columns: number, share: number): number[][] {
  const random = createRandom(1);
  return Array.from({ length: rows }, () => {
    const ones = Array.from({ length: columns }, (_, column) => column).filter(() => random.below(1e6) < share * 1e6);
    return ones.length > 0 ? ones : [random.below(columns)];
  });
}

/** All pairs of columns, in turn. */
function pairs(rows: number, columns: number): number[][] {
  const all = Array.from({ length: columns }, (_, a) => Array.from({ length: columns }, (_, b) => [a, b])).flat();
  const pairs = all.filter(([a = 0, b = 0]) => a < b);
  return Array.from({ length: rows }, (_, row) => pairs[row % pairs.length] as number[]);
}

/** Each row may take any column. */
function permutations(n: number): Matrix {
  const numbers = Array.from({ length: n }, (_, index) => index);
  return fromRows(
    2 * n,
    numbers.flatMap((row) => numbers.map((column) => [row, n + column])),
  );
}

/** A board of cells to be filled with rectangles, any number of each. */
function rectangles(width: number, height: number, sizes: readonly (readonly [number, number])[]): Matrix {
  const rows = sizes.flatMap(([w, h]) =>
    Array.from({ length: height - h + 1 }, (_, y) =>
      Array.from({ length: width - w + 1 }, (_, x) =>
        Array.from({ length: w * h }, (_, at) => (y + Math.floor(at / w)) * width + x + (at % w)),
      ),
    ).flat(),
  );
  return fromRows(width * height, rows);
}
