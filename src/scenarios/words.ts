import { crossingsOf } from '#puzzles/words/check.ts';
import { type WordsProblem, encode, ENCODINGS } from '#puzzles/words/encode.ts';
import { LARGER, SMALL } from '#puzzles/words/examples.ts';
import { type Scenario, firstSolution } from './scenario.ts';
import { JUMPS, userBoardUsual } from './user-board-usual.ts';

/** CAT, TAR and ART in 3×3 cells, with each cover and each purify as a step. */
export const crossingWords: Scenario<WordsProblem> = {
  ...userBoardUsual,
  choices: {},
  asks: [],
  task: null,
  zoom: 'covers',
  matrix: 'small',
  encode: () => encode(SMALL, 'colours', 'letter'),
  suggestions: [...JUMPS, { words: 'Watch the first decision', does: 'watch the first decision' }],
  // The first solution in which words cross.
  opening(recording, { placements }) {
    for (let number = 1; number <= recording.totals.solutions; number += 1) {
      const step = recording.solutionStep(number);
      const chosen = recording.seek(step).path.flatMap(({ row }) => placements[row] ?? []);
      if (crossingsOf(chosen).length > 0) return step;
    }
    return recording.lastStep();
  },
};

/** Three words in 5×5 cells, in four encodings. */
export const wordsInGrid: Scenario<WordsProblem> = {
  ...userBoardUsual,
  choices: { words: Object.keys(LARGER), encoding: [...ENCODINGS] },
  labels: {
    words: {
      label: 'Words',
      values: { cover: 'DANCE, LINKS, COVER', node: 'DANCE, LINKS, NODE' },
    },
    encoding: {
      label: 'Columns',
      values: {
        colours: 'cells with colours',
        cells: 'cells without colours',
        pairs: 'pairs of rows',
        letters: 'cells and letters',
      },
    },
  },
  asks: ['encoding'],
  task: 'Go to the next solution',
  zoom: 'decisions',
  matrix: 'large',
  examples: 'DANCE, 2,3',
  encode: ({ words = '', encoding }) =>
    encode(
      words === 'node' ? LARGER.node : LARGER.cover,
      ENCODINGS.find((one) => one === encoding),
      'letter',
    ),
  suggestions: JUMPS,
  // With `letters` the words may disagree where they cross, so a cover need not be a solution.
  noun: (problem, { encoding }) => (encoding === 'letters' ? 'cover' : userBoardUsual.noun(problem)),
  opening: firstSolution,
};
