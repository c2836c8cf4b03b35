import type { Lane } from '../../../../pictures/tetrasticks/draw-lanes.ts';
import type { TetrastickProblem } from '../../../../puzzles/tetrasticks/encode.ts';
import { encode } from '../../../../puzzles/tetrasticks/encode.ts';
import { withoutLastLine } from '../../../../puzzles/tetrasticks/off-by-one.ts';
import type { Matrix } from '../../../../dlx/index.ts';

/** What the figure opens with: the bug is in. */
export const OFF_BY_ONE_STANDARD = ['on'] as const;

/** The puzzle of the story: H left out, F facing north and free to be mirrored. */
export function offByOneProblem(): TetrastickProblem {
  return encode({ omit: 'H', pinned: 'F oriented' });
}

/** What a reader sees of the puzzle with the bug or without. */
export interface OffByOne {
  readonly matrix: Matrix;
  readonly lanes: readonly Lane[];
  /** Which placements there are, in two sentences. */
  readonly words: string;
}

/** The puzzle as a program has it whose loops end too early, or as it should be. */
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
    ? `Places run over 0…${width - 1} both ways. I has ${there} of its ${lanes.length} placements; the other pieces lose ${others === 0 ? 'none' : others}. The matrix has ${(rows - lost.size).toLocaleString('en')} rows instead of ${rows.toLocaleString('en')}.`
    : `Places run over 0…${width} both ways. I has all its ${lanes.length} placements, and the matrix ${rows.toLocaleString('en')} rows.`;
  return { matrix: isBugged ? short.matrix : problem.matrix, lanes, words };
}

/** What a whole run found, in a sentence or two; `other` is what the other matrix gave, if known. */
export function foundWords(isBugged: boolean, found: number, other: number | null): string {
  const counts = `${found.toLocaleString('en')} solutions ${isBugged ? 'with the bug' : 'without the bug'}.`;
  if (other === null) return counts;
  const lost = Math.abs(other - found);
  return `${counts} The bug loses ${lost.toLocaleString('en')} of ${Math.max(found, other).toLocaleString('en')}.`;
}
