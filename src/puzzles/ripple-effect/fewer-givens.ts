/** The same puzzle with fewer of its givens, and what the whole search then comes to. */
import { Search } from '#dlx/search.ts';
import { type RippleProblem, encode } from './encode.ts';
import type { RipplePuzzle } from './puzzle.ts';

/** The cells with a given, in reading order. */
export function givenCells({ givens }: RipplePuzzle): number[] {
  return givens.flatMap((value, cell) => (value > 0 ? [cell] : []));
}

/** The puzzle with the givens of these cells only. */
export function withGivens(puzzle: RipplePuzzle, kept: readonly number[]): RipplePuzzle {
  return {
    ...puzzle,
    givens: puzzle.givens.map((value, cell) => (kept.includes(cell) ? value : 0)),
  };
}

export interface Searched {
  readonly problem: RippleProblem;
  /** Each solution as its rows. */
  readonly solutions: readonly (readonly number[])[];
  readonly nodes: number;
  readonly deadEnds: number;
}

/** Runs the search of a small puzzle to its end, with four arms and the smallest column. */
export function searchAll(puzzle: RipplePuzzle): Searched {
  const problem = encode(puzzle);
  const search = new Search(problem.matrix);
  const solutions: number[][] = [];
  while (!search.done) {
    search.run({ solutions: solutions.length + 1 });
    if (search.solutions > solutions.length) solutions.push(search.rows());
  }
  const { nodes, deadEnds } = search;
  return { problem, solutions, nodes, deadEnds };
}

/** What the search comes to with all givens, then with the last of them away, and so on to none. */
export function ladder(puzzle: RipplePuzzle): Searched[] {
  const cells = givenCells(puzzle);
  return [...cells.keys(), cells.length].reverse().map((left) => searchAll(withGivens(puzzle, cells.slice(0, left))));
}
