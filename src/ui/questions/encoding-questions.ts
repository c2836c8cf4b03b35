import { solve } from '#dlx/index.ts';
import { withKinds } from '#dlx/matrix.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import type { Direction } from '#puzzles/ripple-effect/columns.ts';
import { compared } from '#puzzles/ripple-effect/compare.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import { encodingPuzzles } from '#ui/lessons/encodings/puzzles.ts';
import { type Question, solved } from './question.ts';
import { counted, inWords } from '#english/english.ts';

const small = encodingPuzzles['five-by-five'].puzzle;
/** At most this many fillings are looked at: an encoding that lets much through need not be searched to its end. */
const LOOKED_AT = 50;

export const whichArmsCanGo: Question = {
  lesson: 'encodings',
  ask: 'Two of the four arms can go. Which two?',
  answers: {
    kind: 'choice',
    options: ['up and down', 'left and right', 'up and left'],
    hints: {
      'up and down': 'Then nothing keeps equal numbers apart when one is above the other.',
      'left and right': 'Then nothing keeps equal numbers apart when they are side by side.',
    },
  },
  solve() {
    const tried = [
      ['up and down', withoutArms('up', 'down')],
      ['left and right', withoutArms('left', 'right')],
      ['up and left', withoutArms('up', 'left')],
    ] as const;
    const right = tried.find(([, { broken }]) => broken === 0)?.[0] ?? 'none of them';
    const words = tried.map(([name, { solutions, broken }]) => {
      const many = solutions === LOOKED_AT ? `at least ${solutions}` : String(solutions);
      return `${many} without ${name}${broken === 0 ? ', and no rule is broken' : ''}`;
    });
    return solved(right, `The solver has just counted fillings of the 5×5 puzzle: ${words.join('; ')}.`);
  },
};

function withoutArms(...gone: readonly Direction[]): { solutions: number; broken: number } {
  const problem = encode(small);
  const matrix = withKinds(problem.matrix, (_, column) => {
    const meaning = problem.meaningOf(column);
    return meaning.kind === 'ripple' && gone.includes(meaning.direction) ? 'off' : undefined;
  });
  const grids = Array.from(solve(matrix, { limit: LOOKED_AT }), (rows) => decode(problem, rows));
  const broken = grids.filter((grid) => check(small, grid).length > 0).length;
  return { solutions: grids.length, broken };
}

/** What happens to the search when half of the ripple columns are gone. */
export const searchWithTwoArms: Question = {
  lesson: 'encodings',
  ask: 'Half of the ripple columns are gone. How does that change the search on the 8×8 puzzle?',
  answers: {
    kind: 'choice',
    options: [
      'more nodes and more updates',
      'just as many nodes and fewer updates',
      'just as many nodes and just as many updates',
    ],
    hints: {
      'more nodes and more updates': 'The same pairs of rows are ruled out. Does the tree grow?',
      'just as many nodes and just as many updates': 'Each row now has fewer 1s. What does it cost to hide a row?',
    },
  },
  solve() {
    const [four, two] = compared(encodingPuzzles.tutorial.puzzle, ['four arms', 'two arms']);
    if (!four || !two) throw new Error('an encoding has not been run');
    const words = (now: number, before: number): string =>
      now === before ? 'just as many' : now > before ? 'more' : 'fewer';
    const [updatesNow, updatesBefore] = [two.updates, four.updates];
    return solved(
      `${words(two.nodes, four.nodes)} nodes and ${words(updatesNow, updatesBefore)} updates`,
      `The solver has just run both: ${two.nodes} nodes with two arms and ${four.nodes} with four, ` +
        `${inWords(updatesNow)} updates instead of ${inWords(updatesBefore)}.`,
    );
  },
};

export const sharedByCorners: Question = {
  lesson: 'encodings',
  ask: 'Two 1s touch at a corner, in the middle of the grid. How many columns do both claim in the plus encoding?',
  answers: {
    kind: 'choice',
    options: ['0', '1', '2', '4'],
    hints: {
      '0': 'Draw both pluses. Each has five cells: its own and the four beside it.',
      '1': 'Draw both pluses. There are two ways round from one cell to the other.',
      '4': 'Each plus has four arms, but not all of them meet an arm of the other.',
    },
  },
  solve() {
    const { puzzle } = encodingPuzzles['tutorial-bare'];
    const shared = (name: 'plus' | 'four arms'): number => {
      const { matrix, placements } = encodeWith(puzzle, name);
      const columnsAt = (x: number, y: number): readonly number[] =>
        matrix.rows[placements.findIndex((row) => row.x === x && row.y === y && row.value === 1)] ?? [];
      const taken = new Set(columnsAt(3, 3));
      return columnsAt(4, 4).filter((column) => taken.has(column)).length;
    };
    const [plus, four] = [shared('plus'), shared('four arms')];
    return solved(
      String(plus),
      `Each claims both cells between them. With four arms the same two rows share ${counted(four, 'column')}, because each ` +
        'direction has a plane of its own.',
    );
  },
};
