import { AllSolutions, type Diagram, type DiagramProgress, diagramOf } from '#dlx/all/index.ts';
import type { Matrix } from '#dlx/index.ts';

/** A question about all solutions of a matrix. */
export interface AllRequest {
  readonly matrix: Matrix;
  /** The same number means the same matrix: its solutions are not searched again. */
  readonly key: number;
  /** The rows that a solution must have. */
  readonly taken: readonly number[];
  /** Of the solution that is drawn at random. */
  readonly seed: number;
  /** Where solutions have to be listed, the listing stops after this many updates. */
  readonly updates: number;
}

/** The answer: how many solutions have all rows taken, and how many of these have each row and cover each column. */
export interface AllAnswer {
  /** Without any row taken. */
  readonly total: bigint;
  readonly count: bigint;
  readonly rowCounts: readonly bigint[];
  readonly columnCounts: readonly bigint[];
  /** One of them, drawn at random; null when there is none. */
  readonly sample: readonly number[] | null;
  readonly way: Diagram['way'];
  /** Of the search, or of the list. */
  readonly nodes: number;
  /** False when the listing was stopped: then all numbers are those of the solutions found so far. */
  readonly isComplete: boolean;
}

/** Makes the task that answers for all solutions at once; it keeps those of the last matrix. */
export function createAll(): (request: AllRequest) => Generator<DiagramProgress, AllAnswer> {
  let known: { readonly key: number; readonly all: AllSolutions; readonly nodes: number } | null = null;
  let some: { readonly taken: string; readonly of: AllSolutions; readonly all: AllSolutions } | null = null;

  return function* ({ matrix, key, taken, seed, updates }) {
    if (known?.key !== key) {
      const work = diagramOf(matrix, { updates });
      let nodes = 0;
      let step = work.next();
      for (; !step.done; step = work.next()) {
        ({ nodes } = step.value);
        yield step.value;
      }
      known = { key, all: new AllSolutions(matrix, step.value), nodes };
    }
    const { all, nodes } = known;
    if (some?.of !== all || some.taken !== taken.join()) {
      some = { taken: taken.join(), of: all, all: taken.length === 0 ? all : all.restricted({ taken }) };
    }
    const { count, rowCounts, columnCounts, isComplete } = some.all;
    return {
      total: all.count,
      count,
      rowCounts,
      columnCounts,
      sample: count === 0n ? null : (some.all.samples(1, seed)[0] ?? null),
      way: all.diagram.way,
      nodes,
      isComplete,
    };
  };
}
