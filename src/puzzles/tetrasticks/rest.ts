import { type Column, type Matrix, createMatrix } from '#dlx/matrix.ts';
import { type TetrastickProblem, encode } from './encode.ts';
import type { Placement } from './placements.ts';
import { rowsOf } from './rows.ts';
import type { Sketch } from './sketch.ts';

/** What is left to solve once the pieces of a sketch lie: a matrix, and what its rows stand for. */
interface Rest {
  readonly matrix: Matrix;
  readonly placements: readonly Placement[];
  /** How many solutions of the whole each solution found stands for. */
  readonly weight: number;
}

/**
 * The exact cover problem that a sketch leaves. Columns that its pieces cover are off, and rows that
 * need one of them are gone, so its solutions are those of the whole puzzle that go on from here.
 * On the empty board F is kept in one of its eight aspects, and each solution stands for the eight
 * that the symmetries of the square make of it.
 */
export function restOf(sketch: Sketch): Rest {
  const isEmpty = sketch.placements.length === 0;
  const problem = encode({
    omit: sketch.omitted,
    junctions: sketch.secondary ? 'secondary' : 'off',
    pinned: isEmpty ? 'F in one aspect' : 'none',
  });
  const covered = coveredBy(problem, sketch.placements);
  const columns = problem.matrix.columns.map((column, index): Column => {
    return covered.has(index) ? { name: column.name, kind: 'off' } : column;
  });
  const free = problem.matrix.rows.flatMap((row, index) => {
    const placement = problem.placements[index];
    return placement && !row.some((column) => covered.has(column)) ? [{ row, placement }] : [];
  });
  return {
    matrix: createMatrix(
      columns,
      free.map(({ row }) => row),
    ),
    placements: free.map(({ placement }) => placement),
    weight: isEmpty ? 8 : 1,
  };
}

/** The columns that pieces on the board cover; a junction that is off is never covered. */
function coveredBy(problem: TetrastickProblem, placements: readonly Placement[]): ReadonlySet<number> {
  const { columns, rows } = problem.matrix;
  const covered = rowsOf(problem, placements).flatMap((row) => rows[row] ?? []);
  return new Set(covered.filter((column) => columns[column]?.kind !== 'off'));
}
