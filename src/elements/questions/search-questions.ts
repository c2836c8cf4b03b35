import { count } from '../../dlx/index.ts';
import { record } from '../../history/index.ts';
import { encode as encodeKnuth } from '../../puzzles/knuth/encode.ts';
import { encode as encodeQueens } from '../../puzzles/queens/encode.ts';
import type { Question } from './question.ts';
import { judgeChoice, judgeNumber } from './question.ts';

/** The column that the search branches on after it has tried AD. */
export const columnAfterAd: Question = {
  answers: { kind: 'choice', options: ['B', 'C', 'E', 'F', 'G'] },
  grade(answer) {
    const { matrix, rowNames } = encodeKnuth();
    const run = record(matrix);
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
      return judgeChoice(
        answer,
        name(frame.column),
        `The sizes are then ${sizes.join(', ')}, and the leftmost of the smallest is taken.`,
      );
    }
    throw new Error('the run never tries AD');
  },
};

/** How many ways there are to place five queens when the diagonals are off. */
export const rooks: Question = {
  answers: { kind: 'number', most: 9_999 },
  grade(answer) {
    const off = count(encodeQueens({ n: 5, diagonals: 'off' }).matrix).solutions;
    const on = count(encodeQueens({ n: 5 }).matrix).solutions;
    return judgeNumber(
      answer,
      off,
      `The solver counts ${off} ways: 5 places in the first rank, 4 in the second, and so on. With the diagonals it counts ${on}.`,
    );
  },
};

/** What another choice of columns changes. */
export const choiceChanges: Question = {
  answers: {
    kind: 'choice',
    options: ['the number of solutions', 'the number of nodes', 'both', 'neither'],
  },
  grade(answer) {
    const { matrix } = encodeQueens({ n: 6 });
    const [small, left] = [count(matrix), count(matrix, { chooser: 'leftmost' })];
    const solutions = small.solutions !== left.solutions;
    const nodes = small.nodes !== left.nodes;
    const right =
      solutions && nodes ? 'both' : solutions ? 'the number of solutions' : nodes ? 'the number of nodes' : 'neither'; // prettier-ignore
    return judgeChoice(
      answer,
      right,
      `Six queens with the smallest column: ${small.solutions} solutions, ${small.nodes} nodes. With the leftmost: ${left.solutions} solutions, ${left.nodes} nodes.`,
    );
  },
};
