import { type Matrix, count, createMatrix } from '#dlx/index.ts';
import { smallest } from '#dlx/choosers.ts';
import { createLinks, headerOf } from '#dlx/links.ts';
import type { Frame } from '#history/index.ts';
import { recordOnLinks } from '#history/on-links.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode as encodeQueens } from '#puzzles/queens/encode.ts';
import { type Look, type Question, solved } from './question.ts';

export const columnAfterAd: Question = {
  lesson: 'algorithm-x',
  ask: 'Cover A and D, and take out every row that has a 1 there. Which column does the search branch on next?',
  answers: {
    kind: 'choice',
    options: ['B', 'C', 'E', 'F', 'G'],
    hints: {
      B: 'B then still has two rows, BCF and BG. Look for a column with fewer.',
      C: 'C then still has two rows, CEF and BCF. Look for a column with fewer.',
      F: 'F then still has two rows, CEF and BCF. Look for a column with fewer.',
      G: 'G has one row left, but so does another column further left.',
    },
  },
  solve() {
    const { matrix, rowNames } = encodeKnuth();
    const run = recordOnLinks(matrix);
    for (let step = 1; step < run.lastStep(); step += 1) {
      const frame = run.seek(step);
      if (frame.event !== 'choose' || rowNames[frame.path.at(-1)?.row ?? -1] !== 'AD') continue;
      const name = (column: number): string => matrix.columns[column]?.name ?? '';
      const covered = new Set(frame.covered.map(({ column }) => column));
      const before = run.seek(step - 1);
      const sizes = matrix.columns
        .map((_, column) => column)
        .filter((column) => !covered.has(column) || column === frame.column)
        .map((column) => `${name(column)} ${before.sizes[column] ?? 0}`);
      return solved(
        name(frame.column),
        `The sizes are then ${sizes.join(', ')}, and the search takes the leftmost of the smallest.`,
        lookAt(frame),
      );
    }
    throw new Error('the run never tries AD');
  },
};

export const deadEndsInAll: Question = {
  lesson: 'algorithm-x',
  ask: 'How many dead ends does the whole search meet?',
  answers: {
    kind: 'number',
    most: 9,
    hint: (wrong, right) =>
      wrong < right
        ? 'At a dead end a column has no row left. The first row tried, ADG, leads to one.'
        : 'Backing up doesn’t make a dead end: the search backs up from a solution, too.',
  },
  solve() {
    const { deadEnds, nodes } = countersOf(encodeKnuth().matrix);
    const frame = firstFrame(({ event }) => event === 'dead end');
    return solved(
      deadEnds,
      `After ADG and BCF no row of E is left. The branch of AD has no dead end: the last of its ${nodes - 3} ` +
        'nodes is the solution.',
      lookAt(frame),
    );
  },
};

/** Which column comes back first when row ADG is given up. */
export const firstUncovered: Question = {
  lesson: 'algorithm-x',
  ask:
    'The search has covered A, D and G for the row ADG, and then B, to branch on it. Now it takes ADG back. Which ' +
    'column does it uncover first?',
  answers: {
    kind: 'choice',
    options: ['A', 'B', 'D', 'G'],
    hints: {
      A: 'A was covered first, and it stays covered while its other row is tried.',
      D: 'Others were covered after D.',
      G: 'G is the last column of the row. Was anything covered after it?',
    },
  },
  solve() {
    const { matrix, rowNames } = encodeKnuth();
    const isGivenUp = ({ event, row }: Frame): boolean => event === 'retreat' && rowNames[row] === 'ADG';
    const frame = firstFrame((one) => isGivenUp(one) && one.move !== null);
    const name = matrix.columns[frame.move?.column ?? -1]?.name ?? '';
    return solved(
      name,
      `The last covered is the first to come back: ${name}, then G, then D. A stays covered, because AD is ` +
        'another row of A.',
      lookAt(frame),
    );
  },
};

/** What a whole search has counted when it ends. */
function countersOf(matrix: Matrix): Frame['counters'] {
  const run = recordOnLinks(matrix);
  return run.seek(run.lastStep()).counters;
}

/**
 * The first moment of the search of figure 2.1 for which `holds` is true.
 *
 * @throws Error when there is none
 */
function firstFrame(holds: (frame: Frame) => boolean): Frame {
  const run = recordOnLinks(encodeKnuth().matrix);
  for (let step = 0; step <= run.lastStep('covers'); step += 1) {
    const frame = run.seek(step, 'covers');
    if (holds(frame)) return frame;
  }
  throw new Error('the run has no such moment');
}

function lookAt({ moves }: Frame): Look {
  return { words: `step ${moves} of figure 2.1`, state: { 'algorithm-x.step': String(moves) } };
}

export const rooks: Question = {
  lesson: 'secondary-columns',
  ask: 'Switch the diagonals off. How many ways are there to place five queens then?',
  answers: {
    kind: 'number',
    most: 9_999,
    hint: (wrong) =>
      wrong === 10
        ? 'That’s the number with the diagonals. Without them, queens might as well be rooks.'
        : 'The first rank has 5 places. How many files are left for the second, and for the third?',
  },
  solve() {
    const off = count(encodeQueens({ n: 5, diagonals: 'off' }).matrix).solutions;
    const on = count(encodeQueens({ n: 5 }).matrix).solutions;
    return solved(
      off,
      `The solver counts ${off} ways: 5 places in the first rank, 4 in the second, and so on. With the diagonals ` +
        `it counts ${on}.`,
      { words: 'figure 8.1 with the diagonals off', state: { 'queens.diagonals': 'off' } },
    );
  },
};

export const choiceChanges: Question = {
  lesson: 'smallest',
  ask: 'Six queens, solved with the smallest column and then with the leftmost. What differs?',
  answers: {
    kind: 'choice',
    options: ['the number of solutions', 'the number of nodes', 'both', 'neither'],
    hints: {
      'the number of solutions':
        'Whichever column is chosen, exactly one of its rows is in each solution, and all of them are tried.',
      both: 'One of the two cannot change: branch on another column first, and no solution is lost or found twice.',
      neither: 'The trees have different shapes. Run the race on six queens and compare the nodes in its table.',
    },
  },
  solve() {
    const { matrix } = encodeQueens({ n: 6 });
    const [small, left] = [count(matrix), count(matrix, { chooser: 'leftmost' })];
    const solutions = small.solutions !== left.solutions;
    const nodes = small.nodes !== left.nodes;
    const right =
      solutions && nodes ? 'both' : solutions ? 'the number of solutions' : nodes ? 'the number of nodes' : 'neither';
    return solved(
      right,
      `Six queens with the smallest column: ${small.solutions} solutions, ${small.nodes} nodes. With the ` +
        `leftmost: ${left.solutions} solutions, ${left.nodes} nodes.`,
    );
  },
};

/** Which of four columns the search takes, by their sizes. */
export const whichSmallest: Question = {
  lesson: 'smallest',
  ask: 'Four columns are left, with sizes 3, 1, 2 and 1 from left to right. Which does the search branch on?',
  answers: {
    kind: 'choice',
    options: ['the first', 'the second', 'the third', 'the fourth'],
    hints: {
      'the first': 'The search would split into three branches. Is there a column that doesn’t split it?',
      'the third': 'Another column has fewer rows.',
      'the fourth': 'It is one of the smallest, but not the only one. What decides a tie?',
    },
  },
  solve() {
    const sizes = [3, 1, 2, 1];
    const columns = sizes.map((_, column) => ({ name: `${column}`, kind: 'primary' as const }));
    const rows = sizes.flatMap((size, column) => Array.from({ length: size }, () => [column]));
    const taken = smallest(createLinks(createMatrix(columns, rows)), 0);
    const at = sizes.findIndex((_, column) => headerOf(column) >> 2 === taken);
    const words = ['the first', 'the second', 'the third', 'the fourth'];
    return solved(
      words[at] ?? '',
      'Its one row is forced. The fourth has one row too, but a tie goes to the leftmost.',
    );
  },
};

/** A matrix on which the smallest column is not the best: its only row of D is forced, and decides nothing. */
const TRIANGLE = ['AB', 'AC', 'BC', 'D'];

export const betterThanSmallest: Question = {
  lesson: 'smallest',
  ask:
    'Columns A, B, C and D, rows AB, AC, BC and D. There is no exact cover. With the smallest column the search takes ' +
    '4 nodes: it begins with D. How many does it take with the leftmost?',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong > right
        ? 'Branch on A at once. Each of its two rows leaves a column without a row.'
        : 'The root is a node, and so is each row of A that is tried.',
  },
  solve() {
    const nodes = (rows: readonly string[], chooser?: 'leftmost'): number =>
      count(ofLetters(rows), chooser && { chooser }).nodes;
    // Five in pairs, which cannot be, and beside them three pairs of columns that can be covered in two ways each.
    const five = [...'ABCDE'].flatMap((a, at) => [...'ABCDE'].slice(at + 1).map((b) => a + b));
    const larger = [...five, ...['FG', 'HI', 'JK'].flatMap((pair) => [...pair, pair])];
    return solved(
      nodes(TRIANGLE, 'leftmost'),
      `The forced row of D settles nothing, and it costs a node. It can be far worse: for five people who ` +
        'should all be in pairs, beside three little puzzles with two answers each, the solver has just counted ' +
        `${nodes(larger)} nodes with the smallest column and ${nodes(larger, 'leftmost')} with the people first. ` +
        'Smallest first is a good rule, not a law.',
    );
  },
};

/** Primary columns and rows by their letters. */
function ofLetters(rows: readonly string[]): Matrix {
  const names = [...new Set(rows.join(''))].sort();
  const columns = names.map((name) => ({ name, kind: 'primary' }) as const);
  return createMatrix(
    columns,
    rows.map((row) => Array.from(row, (name) => names.indexOf(name))),
  );
}

/** Whether a secondary column without a row is a dead end. */
export const secondaryEmpty: Question = {
  lesson: 'secondary-columns',
  ask: 'A secondary column has no row left, and no row that was chosen covers it. Is that a dead end?',
  answers: {
    kind: 'choice',
    options: ['yes', 'no'],
    hints: { yes: 'Does anything have to cover it?' },
  },
  solve() {
    // A row for the primary column only: the secondary one has no row from the start.
    const matrix = createMatrix(
      [
        { name: 'must', kind: 'primary' },
        { name: 'may', kind: 'secondary' },
      ],
      [[0]],
    );
    const { solutions, deadEnds } = countersOf(matrix);
    return solved(
      solutions === 1 && deadEnds === 0 ? 'no' : 'yes',
      'The solver has just tried it, with one primary column, one secondary column without a row, and one row: ' +
        `${solutions} solution, ${deadEnds} dead ends. Nothing has to cover a secondary column.`,
    );
  },
};

/** Which header is beside the last primary one in the ring. */
export const rightOfE: Question = {
  lesson: 'secondary-columns',
  ask: 'In Knuth’s matrix, let F and G be secondary. What does the header of E point to on its right?',
  answers: {
    kind: 'choice',
    options: ['F', 'G', 'the root', 'E itself'],
    hints: {
      F: 'F is secondary. Is its header in the ring?',
      G: 'G is secondary. Is its header in the ring?',
      'E itself': 'Only a header kept out of the ring points to itself, and E is primary.',
    },
  },
  solve() {
    const { matrix } = encodeKnuth({ secondary: 'FG' });
    const { right } = createLinks(matrix);
    const named = (at: number): string => (at === 0 ? 'the root' : (matrix.columns[at - 1]?.name ?? ''));
    const [afterE, afterF] = [5, 6].map((at) => named(right[at] ?? -1));
    return solved(
      afterE ?? '',
      `The ring is root, A, B, C, D, E and back to the root. The header of F points at ${afterF} itself, ` +
        'and the header of G does the same.',
      { words: 'this ring in figure 8.2', state: { 'ring.step': '0' } },
    );
  },
};
