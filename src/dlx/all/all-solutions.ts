import { type Matrix, checkMatrix, isUsable } from '../matrix.ts';
import { createRandom } from '../random.ts';
import { numbered, told } from '../told.ts';
import type { Diagram } from './diagram.ts';

/** Rows that every solution must have, and rows that none may have. */
export interface Restriction {
  readonly taken?: readonly number[];
  readonly forbidden?: readonly number[];
}

/** All solutions of a matrix, or those that a restriction leaves, without a list of them. */
export class AllSolutions<Row = number> {
  readonly #matrix: Matrix<Row>;
  readonly #diagram: Diagram;
  /** By row: true where no solution may have it. */
  readonly #isForbidden: readonly boolean[];
  /** By node: the number of ways from it to node 0. */
  readonly #ways: readonly bigint[];
  #rowCounts: readonly bigint[] | null = null;

  /**
   * @param diagram of this matrix, as `diagramOf` returns it, perhaps from a worker
   * @throws RangeError when the matrix is none, or there is no row of a number in the restriction
   */
  constructor(matrix: Matrix<Row>, diagram: Diagram, restriction: Restriction = {}) {
    checkMatrix(matrix);
    this.#matrix = matrix;
    this.#isForbidden = forbidden(matrix, restriction);
    const isPossible = (restriction.taken ?? []).every((row) => isUsable(matrix, matrix.rows[row] ?? []));
    this.#diagram = isPossible ? diagram : { ...diagram, root: -1 };
    this.#ways = waysFrom(diagram, this.#isForbidden);
  }

  /** What they are read from: plain data, which can be sent to a worker. */
  get diagram(): Diagram {
    return this.#diagram;
  }

  /**
   * False when the search for them was bounded. All counts are then those of the solutions found so far, and samples
   * are taken from these only, so they are not fair.
   */
  get isComplete(): boolean {
    return this.#diagram.isComplete;
  }

  /** How many there are. */
  get count(): bigint {
    return this.#ways[this.#diagram.root] ?? 0n;
  }

  /** For each row, how many solutions have it; found in one pass over the diagram. */
  get rowCounts(): readonly bigint[] {
    return (this.#rowCounts ??= this.#countRows());
  }

  /** For each column, how many solutions cover it; all of them for a primary column, none for one that is off. */
  get columnCounts(): readonly bigint[] {
    const { columns, rows, colours } = this.#matrix;
    const counts = columns.map(({ kind }) => (kind === 'primary' ? this.count : 0n));
    const shared = new Set<number>();
    rows.forEach((row, number) => {
      row.forEach((column, place) => {
        if (columns[column]?.kind !== 'secondary') return;
        if (colours?.[number]?.[place]) shared.add(column);
        counts[column] = (counts[column] as bigint) + (this.rowCounts[number] as bigint);
      });
    });
    // Rows that agree on a colour cover the column together, so count the solutions without it.
    for (const column of shared) {
      const covering = rows.flatMap((row, number) => (row.includes(column) ? [number] : []));
      counts[column] = this.count - this.restricted({ forbidden: covering }).count;
    }
    return counts;
  }

  /**
   * The solution of this number, in the order of the search: its rows, or the values that they carry.
   * @throws RangeError when there is no such solution
   */
  at(number: bigint): Row[] {
    if (number < 0n || number >= this.count) {
      throw new RangeError(`there is no solution ${number}; ${numbered(this.count)}`);
    }
    const { root, starts, rows, ends } = this.#diagram;
    const found: number[] = [];
    let left = number;
    for (let node = root; node > 0;) {
      for (let arc = starts[node] as number; ; arc += 1) {
        const row = rows[arc] as number;
        if (this.#isForbidden[row]) continue;
        const end = ends[arc] as number;
        const ways = this.#ways[end] as bigint;
        if (left < ways) {
          found.push(row);
          node = end;
          break;
        }
        left -= ways;
      }
    }
    const { values } = this.#matrix;
    return (values ? found.map((row) => values[row]) : found) as Row[];
  }

  /**
   * Solutions at random, each with the same probability, whatever was drawn before. The same seed draws the same ones.
   * A seed is 32 bits, so of more than four billion solutions it does not reach all.
   *
   * @param size how many to draw
   * @throws RangeError when there are no solutions to draw from, or `size` is not a whole number from 0 up
   */
  samples(size: number, seed = 1): Row[][] {
    if (!Number.isInteger(size) || size < 0) {
      throw new RangeError(`the number of samples is ${told(size)}; give a whole number from 0 up`);
    }
    const { count } = this;
    if (count === 0n && size > 0) throw new RangeError('there are no solutions to draw from; look at count first');
    const draw = drawing(count, seed);
    return Array.from({ length: size }, () => this.at(draw()));
  }

  /** Those of these solutions that have all rows taken, and none that is forbidden. */
  restricted(restriction: Restriction): AllSolutions<Row> {
    const already = this.#isForbidden.flatMap((is, row) => (is ? [row] : []));
    return new AllSolutions(this.#matrix, this.#diagram, {
      ...restriction,
      forbidden: [...already, ...(restriction.forbidden ?? [])],
    });
  }

  #countRows(): bigint[] {
    const { root, starts, rows, ends } = this.#diagram;
    const counts = this.#matrix.rows.map(() => 0n);
    // By node: the number of ways from the root to it.
    const before = this.#ways.map(() => 0n);
    if (root >= 0) before[root] = 1n;
    for (let node = root; node > 0; node -= 1) {
      const ways = before[node] as bigint;
      if (ways === 0n) continue;
      for (let arc = starts[node] as number; arc < (starts[node + 1] as number); arc += 1) {
        const row = rows[arc] as number;
        if (this.#isForbidden[row]) continue;
        const end = ends[arc] as number;
        before[end] = (before[end] as bigint) + ways;
        counts[row] = (counts[row] as bigint) + ways * (this.#ways[end] as bigint);
      }
    }
    return counts;
  }
}

/**
 * The rows that a restriction leaves out. A row is taken by leaving out all others of one of its primary columns,
 * because something has to cover that column.
 */
function forbidden({ columns, rows }: Matrix<unknown>, { taken = [], forbidden: out = [] }: Restriction): boolean[] {
  const isOut = rows.map(() => false);
  for (const row of [...taken, ...out]) {
    if (isOut[row] === undefined) {
      throw new RangeError(`there is no row ${told(row)}; ${numbered(rows.length)}`);
    }
  }
  for (const row of out) isOut[row] = true;
  for (const row of taken) {
    const own = rows[row] as readonly number[];
    const column = own.find((one) => columns[one]?.kind === 'primary');
    rows.forEach((other, number) => {
      if (number !== row && column !== undefined && other.includes(column)) isOut[number] = true;
    });
  }
  return isOut;
}

function waysFrom({ starts, rows, ends }: Diagram, isForbidden: readonly boolean[]): bigint[] {
  const ways = [1n];
  for (let node = 1; node < starts.length - 1; node += 1) {
    let sum = 0n;
    for (let arc = starts[node] as number; arc < (starts[node + 1] as number); arc += 1) {
      if (!isForbidden[rows[arc] as number]) sum += ways[ends[arc] as number] as bigint;
    }
    ways.push(sum);
  }
  return ways;
}

/** Draws whole numbers from 0 up to, not including, `end`, each with the same probability. */
function drawing(end: bigint, seed: number): () => bigint {
  const random = createRandom(seed);
  const words = Math.ceil(end.toString(2).length / 32);
  const all = 1n << BigInt(32 * words);
  // What is drawn above the last full run of numbers is drawn again.
  const fair = all - (end === 0n ? 0n : all % end);
  return () => {
    for (;;) {
      let drawn = 0n;
      for (let word = 0; word < words; word += 1) drawn = (drawn << 32n) | BigInt(random.below(2 ** 32));
      if (drawn < fair) return drawn % end;
    }
  };
}
