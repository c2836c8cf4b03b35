/** Whether a puzzle has no solution, one, or more. */
import { engineOf } from '#dlx/solve-options.ts';
import { decode } from './decode.ts';
import { type RippleProblem, encode } from './encode.ts';
import type { RipplePuzzle } from './puzzle.ts';

export interface Judgement {
  /** The solutions found, none, one or two: for each cell its number. */
  readonly solutions: readonly (readonly number[])[];
  readonly nodes: number;
  readonly deadEnds: number;
  readonly updates: number;
  /** True when there are no more solutions, or two have been found. */
  readonly isOver: boolean;
}

/** This many solutions are enough to know. */
export const ENOUGH = 2;

/** The problem whose search tells. */
export function judgedProblem(puzzle: RipplePuzzle): RippleProblem {
  return encode(puzzle, { arms: 'two' });
}

/** What a search says that has found these solutions, and is `done` or not. */
export function judgementOf(
  solutions: readonly (readonly number[])[],
  { nodes, deadEnds, updates }: Pick<Judgement, 'nodes' | 'deadEnds' | 'updates'>,
  done: boolean,
): Judgement {
  const isOver = done || solutions.length === ENOUGH;
  return { solutions: [...solutions], nodes, deadEnds, updates, isOver };
}

/** Judges a puzzle whose search is short, at once; a worker judges the others (`workers/judge.ts`). */
export function judge(puzzle: RipplePuzzle): Judgement {
  const problem = judgedProblem(puzzle);
  const search = engineOf({ limit: ENOUGH })(problem.matrix);
  const solutions: number[][] = [];
  while (!search.done && solutions.length < ENOUGH) {
    search.run({ solutions: solutions.length + 1 });
    if (search.event === 'solution') solutions.push(decode(problem, search.rows()));
  }
  return judgementOf(solutions, search, search.done);
}

/** The cells in which two filled grids differ. */
export function differences(one: readonly number[], other: readonly number[]): number[] {
  return one.flatMap((value, cell) => (value === other[cell] ? [] : [cell]));
}
