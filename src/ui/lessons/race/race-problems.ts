import type { Matrix } from '#dlx/index.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';

interface RaceProblem {
  readonly title: string;
  matrix(): Matrix;
}

/** The problems of the race, by their names in the address; the first one is the default. */
export const raceProblems: Readonly<Record<string, RaceProblem>> = {
  'tetrasticks-3x3': {
    title: 'tetrasticks 3×3, FHJLNU',
    matrix: () => tetrasticks({ size: 3, pieces: 'FHJLNU' }).matrix,
  },
  knuth: { title: 'Knuth’s matrix', matrix: () => knuth().matrix },
  'queens-6': { title: '6 queens', matrix: () => queens({ n: 6 }).matrix },
  'queens-8': { title: '8 queens', matrix: () => queens({ n: 8 }).matrix },
  'tetrasticks-5x5': {
    title: 'tetrasticks 5×5, H left out',
    matrix: () => tetrasticks({ omit: 'H', pinned: 'F in one aspect' }).matrix,
  },
};
