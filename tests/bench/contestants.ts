import { type Matrix, all, count } from '#dlx/index.ts';
import { countMemoized } from '#exhibits/memoized.ts';
import { countBySparseSets } from '#exhibits/sparse-sets.ts';

/**
 * A solver in the benchmark. `prepare` puts matrices into the form that the solver likes best, off
 * the clock; what it gives finds all solutions of each, on the clock, and says how many there are.
 * A package is loaded by the contestant that needs it: dlxlib brings polyfills that would slow
 * everybody else down.
 */
export interface Contestant {
  readonly name: string;
  /** Whether `/library/` shows it. */
  readonly isOnPage?: boolean;
  prepare(matrices: readonly Matrix[]): Promise<(() => number)[]>;
}

export const CONTESTANTS: readonly Contestant[] = [
  {
    name: 'count',
    prepare: (matrices) => Promise.resolve(matrices.map((matrix) => () => count(matrix).solutions)),
  },
  {
    name: 'links',
    prepare: (matrices) =>
      Promise.resolve(matrices.map((matrix) => () => count(matrix, { engine: 'links' }).solutions)),
  },
  {
    name: 'compiled',
    prepare: (matrices) =>
      Promise.resolve(matrices.map((matrix) => () => count(matrix, { engine: 'compiled' }).solutions)),
  },
  {
    name: 'cells',
    prepare: (matrices) => Promise.resolve(matrices.map((matrix) => () => countBySparseSets(matrix).solutions)),
  },
  {
    name: 'memory',
    prepare: (matrices) => Promise.resolve(matrices.map((matrix) => () => countMemoized(matrix).solutions)),
  },
  // What the packages do: all solutions, as lists.
  {
    name: 'all, links',
    isOnPage: true,
    prepare: (matrices) => Promise.resolve(matrices.map((matrix) => () => all(matrix, { engine: 'links' }).length)),
  },
  {
    name: 'all, compiled',
    isOnPage: true,
    prepare: (matrices) => Promise.resolve(matrices.map((matrix) => () => all(matrix, { engine: 'compiled' }).length)),
  },
  {
    name: 'dancing-links',
    isOnPage: true,
    async prepare(matrices) {
      const { DancingLinks } = await import('dancing-links');
      return matrices.map((matrix) => {
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
      });
    },
  },
  {
    name: 'dlxlib',
    isOnPage: true,
    async prepare(matrices) {
      const { default: dlxlib } = await import('dlxlib');
      return matrices.map((matrix) => {
        const rows = matrix.rows.map((row) => {
          const ones = new Set(row);
          return matrix.columns.map((_, column) => (ones.has(column) ? 1 : 0));
        });
        const numPrimaryColumns = primaryColumns(matrix);
        return () => dlxlib.solve(rows, { numPrimaryColumns }).length;
      });
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
