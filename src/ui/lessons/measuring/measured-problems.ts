import type { Matrix } from '#dlx/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';

interface MeasuredProblem {
  readonly title: string;
  matrix(): Matrix;
}

/** The measured problems of lessons 15 and 16, by their names in the address. */
const PROBLEMS = {
  knuth: { title: 'Knuth’s matrix', matrix: () => knuth().matrix },
  'queens-8': { title: '8 queens', matrix: () => queens({ n: 8 }).matrix },
  'queens-10': { title: '10 queens', matrix: () => queens({ n: 10 }).matrix },
  'queens-11': { title: '11 queens', matrix: () => queens({ n: 11 }).matrix },
  'langford-11': { title: 'Langford pairs, 1 to 11', matrix: () => langford(11) },
  'langford-8': { title: 'Langford pairs, 1 to 8', matrix: () => langford(8) },
  'tetrasticks-3x3': {
    title: 'tetrasticks 3×3, FHJLNU',
    matrix: () => tetrasticks({ size: 3, pieces: 'FHJLNU' }).matrix,
  },
  'tetrasticks-5x5': {
    title: 'tetrasticks 5×5, H left out',
    matrix: () => tetrasticks({ omit: 'H', pinned: 'F in one aspect' }).matrix,
  },
  'dominoes-line': {
    title: 'dominoes in a line of 600 cells',
    matrix: () => dominoes({ width: 600, height: 1 }),
  },
  'dominoes-4': {
    title: 'dominoes on 4×4',
    matrix: () => dominoes({ width: 4, height: 4 }),
  },
  'dominoes-6': {
    title: 'dominoes on 6×6',
    matrix: () => dominoes({ width: 6, height: 6 }),
  },
  'dominoes-8': {
    title: 'dominoes on 8×8',
    matrix: () => dominoes({ width: 8, height: 8 }),
  },
  'corners-8': {
    title: 'dominoes on 8×8, two corners gone',
    matrix: () => dominoes({ width: 8, height: 8, lessCorners: true }),
  },
} as const satisfies Record<string, MeasuredProblem>;

export type ProblemName = keyof typeof PROBLEMS;

export const measuredProblems: Readonly<Record<ProblemName, MeasuredProblem>> = PROBLEMS;

/**
 * A problem by its name in the address.
 * @throws RangeError when there is no problem of that name
 */
export function problemNamed(name: string): MeasuredProblem {
  if (!Object.hasOwn(PROBLEMS, name)) throw new RangeError(`there is no problem "${name}"`);
  return PROBLEMS[name as ProblemName];
}
