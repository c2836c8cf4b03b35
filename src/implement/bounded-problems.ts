/** What a program with bounds is compared on: each problem with the counts of the site, which are those of dlx3. */
import { BoundedSearch } from '#dlx/bounded/bounded-search.ts';
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as shifts } from '#puzzles/shifts/encode.ts';
import type { PlainProblem } from './plain-problem.ts';
import type { CountedProblem } from './vectors.ts';

/** A column as the program takes it: true for exactly once, its bounds, or false for a secondary one. */
export type BoundedColumn = boolean | readonly [least: number, most: number];

export type BoundedProblem = CountedProblem<BoundedColumn>;

/** @throws RangeError when a column with colours is primary */
export function createBoundedProblems(): BoundedProblem[] {
  return [
    counted('two-of-three', '2 of 3', someOfThree(2)),
    counted('one-or-two', '1 or 2 of 3', someOfThree(1)),
    counted('rota', 'a weekend rota', shifts().matrix),
    counted('watching-queens', '2 queens watch 4×4', watchingQueens(4, 2)),
    counted('queens-8', '8 queens, no bounds', queens({ n: 8 }).matrix),
  ];
}

export function boundedProblem({ columns, rows }: Matrix): PlainProblem<BoundedColumn> {
  const primary = columns.map(({ kind, min = 1, max = 1 }): BoundedColumn => {
    return kind === 'primary' && (min !== 1 || max !== 1) ? [min, max] : kind === 'primary';
  });
  return { primary, rows };
}

function counted(id: string, name: string, matrix: Matrix): BoundedProblem {
  const search = new BoundedSearch(matrix);
  search.run();
  const { solutions, nodes, updates } = search;
  return { id, name, ...boundedProblem(matrix), solutions, nodes, updates };
}

/** The smallest matrix on which a tweak does what a cover does not. */
function someOfThree(least: number): Matrix {
  const rows = [[0, 1], [0, 2], [0, 3], [1], [2], [3]];
  return createMatrix([{ name: 'p', kind: 'primary', min: least, max: 2 }, 'a', 'b', 'c'], rows);
}

/** Each square is watched at least once; a last column, which every queen covers, says how many there are. */
function watchingQueens(n: number, most: number): Matrix {
  const squares = Array.from({ length: n * n }, (_, at) => [at % n, Math.floor(at / n)] as const);
  const columns = [
    ...squares.map(([x, y]) => ({ name: `${x}${y}`, kind: 'primary' as const, min: 1, max: most })),
    { name: 'queens', kind: 'primary' as const, min: most, max: most },
  ];
  const rows = squares.map(([x, y]) => [
    ...squares.flatMap(([u, v], at) => (u === x || v === y || Math.abs(u - x) === Math.abs(v - y) ? [at] : [])),
    n * n,
  ]);
  return createMatrix(columns, rows);
}
