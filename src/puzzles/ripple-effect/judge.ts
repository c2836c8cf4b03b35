/** Whether a puzzle has no solution, one, or more: the search, in slices, until it has two. */
import { auto } from '../../dlx/bitmap-engine.ts';
import { smallest } from '../../dlx/choosers.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
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

/** Updates between two looks at whoever waits, about ten milliseconds. */
const SLICE = 1_000_000;

/** Searches, and yields what is known after each slice and at each solution; the last one is over. */
export function* judge(puzzle: RipplePuzzle): Generator<Judgement, Judgement> {
  const problem = encode(puzzle, { arms: 'two' });
  const search = auto(problem.matrix, smallest);
  const solutions: number[][] = [];
  for (;;) {
    search.run({ solutions: solutions.length + 1, updates: search.updates + SLICE });
    if (search.event === 'solution') solutions.push(decode(problem, search.rows()));
    const { nodes, deadEnds, updates, done } = search;
    const isOver = done || solutions.length === 2;
    const now = { solutions: [...solutions], nodes, deadEnds, updates, isOver };
    if (isOver) return now;
    yield now;
  }
}

/** The cells in which two filled grids differ. */
export function differences(one: readonly number[], other: readonly number[]): number[] {
  return one.flatMap((value, cell) => (value === other[cell] ? [] : [cell]));
}
