import { DancingLinks } from 'dancing-links';
import dlxlib from 'dlxlib';
import type { Matrix } from '../../src/dlx/index.ts';
import { count, solve } from '../../src/dlx/index.ts';

/**
 * A solver in the benchmark. `prepare` puts a matrix into the form that the solver likes best, off
 * the clock; what it returns finds all solutions, on the clock, and says how many there are.
 */
export interface Contestant {
  readonly name: string;
  prepare(matrix: Matrix): () => number;
}

export const CONTESTANTS: readonly Contestant[] = [
  {
    name: 'count',
    prepare: (matrix) => () => count(matrix).solutions,
  },
  {
    name: 'solve',
    prepare: (matrix) => () => [...solve(matrix)].length,
  },
  {
    name: 'dancing-links',
    prepare(matrix) {
      const primary = primaryColumns(matrix);
      const rows = matrix.rows.map((row, data) => ({
        data,
        columnIndices: {
          primary: row.filter((column) => column < primary),
          secondary: row.filter((column) => column >= primary).map((column) => column - primary),
        },
      }));
      return () => {
        const solver = new DancingLinks<number>().createSolver({
          primaryColumns: primary,
          secondaryColumns: matrix.columns.length - primary,
        });
        return solver.addSparseConstraints(rows).findAll().length;
      };
    },
  },
  {
    name: 'dlxlib',
    prepare(matrix) {
      const rows = matrix.rows.map((row) => {
        const ones = new Set(row);
        return matrix.columns.map((_, column) => (ones.has(column) ? 1 : 0));
      });
      const numPrimaryColumns = primaryColumns(matrix);
      return () => dlxlib.solve(rows, { numPrimaryColumns }).length;
    },
  },
];

/** How many columns are primary; the packages want them first, and know none that are off. */
function primaryColumns({ columns }: Matrix): number {
  const primary = columns.filter(({ kind }) => kind === 'primary').length;
  const first = columns.slice(0, primary).every(({ kind }) => kind === 'primary');
  if (!first || columns.some(({ kind }) => kind === 'off')) {
    throw new RangeError('a benchmark matrix needs its primary columns first and none that is off');
  }
  return primary;
}
