import type { Lane } from '#pictures/tetrasticks/draw-lanes.ts';
import { type TetrastickProblem, encode } from '#puzzles/tetrasticks/encode.ts';
import { withoutLastLine } from '#puzzles/tetrasticks/off-by-one.ts';
import type { Matrix } from '#dlx/index.ts';
import { inWords } from '#english/english.ts';

/** The two matrices side by side, in the order in which they are counted. */
export const OFF_BY_ONE = [
  { name: 'on', isBugged: true, title: 'with the bug' },
  { name: 'off', isBugged: false, title: 'without the bug' },
] as const;

/** The puzzle of the story: H left out, F facing north and free to be mirrored. */
export function offByOneProblem(): TetrastickProblem {
  return encode({ omit: 'H', pinned: 'F oriented' });
}

/** The puzzle with the bug or without, as the figure shows it. */
export interface OffByOne {
  readonly matrix: Matrix;
  readonly lanes: readonly Lane[];
  /** Which placements there are, in two sentences. */
  readonly words: string;
}

/** The puzzle of a program whose loops end too early, or of a correct one. */
export function offByOne(problem: TetrastickProblem, isBugged: boolean): OffByOne {
  const short = withoutLastLine(problem);
  const lost = new Set(isBugged ? short.lost : []);
  const lanes = problem.placements
    .filter(({ piece }) => piece === 'I')
    .map((placement) => ({ placement, lost: lost.has(placement) }));
  const there = lanes.filter((lane) => !lane.lost).length;
  const others = [...lost].filter(({ piece }) => piece !== 'I').length;
  const rows = problem.placements.length;
  const { width } = problem;
  const words = isBugged
    ? `Places run from 0 to ${width - 1} each way. The I has ${there} of its ${lanes.length} placements; the other ` +
      `pieces lose ${others === 0 ? 'none' : others}. The matrix has ${inWords(rows - lost.size)} ` +
      `rows instead of ${inWords(rows)}.`
    : `Places run from 0 to ${width} each way. The I has all its ${lanes.length} placements. The matrix has ` +
      `${inWords(rows)} rows.`;
  return { matrix: isBugged ? short.matrix : problem.matrix, lanes, words };
}

/** What the two whole runs found, in a sentence. */
export function lostWords(bugged: number, all: number): string {
  return `The bug loses ${inWords(all - bugged)} of ${inWords(all)} solutions.`;
}
