import type { Estimate } from '#dlx/estimate.ts';
import type { Matrix } from '#dlx/matrix.ts';
import type { Placement } from './placements.ts';
import { restOf } from './rest.ts';
import { type Sketch, remove } from './sketch.ts';

/** What a reader may ask of a board. */
export type SketchQuestion = 'count' | 'hint';

/** What is known while an answer is being found. */
export interface SketchProgress {
  /** Solutions found so far, and nodes searched so far. */
  readonly solutions: number;
  readonly nodes: number;
  /** When all are counted: what share of the tree is done, and what random walks expect of it. */
  readonly share?: number;
  readonly expected?: Estimate;
}

export type SketchAnswer =
  | {
      readonly kind: 'count';
      readonly solutions: number;
      readonly nodes: number;
      /** Each solution found stands for so many: 8 on the empty board, where F was kept upright. */
      readonly weight: number;
    }
  | {
      readonly kind: 'hint';
      /** A piece of the first solution found, where the search branched first. */
      readonly placement: Placement;
      /** The column with the fewest rows, which asked for it, and how many rows it had. */
      readonly column: string;
      readonly ways: number;
      readonly isPinned: boolean;
    }
  | {
      readonly kind: 'stuck';
      /** The piece after which no solution was left: before it, in the order laid, there was one. */
      readonly culprit: Placement;
      /** Pieces laid after it. */
      readonly later: readonly Placement[];
      /** Whether a solution is left again when it alone is taken up. */
      readonly alone: boolean;
    }
  | { readonly kind: 'done' };

/** A search that an answer rests on: its runner may do it in slices, or by many, and may give it up. */
interface SketchSearch {
  readonly matrix: Matrix;
  /** How many solutions are enough: 1 or Infinity. */
  readonly enough: number;
  /** How many solutions of the board each one stands for. */
  readonly weight: number;
}

/** Its result. */
export interface SketchFound {
  readonly solutions: number;
  readonly nodes: number;
  /** The first solution, where one is enough: for each row the column it was taken for. Else empty. */
  readonly first: readonly { readonly row: number; readonly column: number }[];
}

/** An answer asks for the searches that it needs, one after the other. */
export type Answering = Generator<SketchSearch, SketchAnswer, SketchFound>;

/** Counts the solutions that go on from a sketch, all of them. */
export function* countFrom(sketch: Sketch): Answering {
  const { matrix, weight } = restOf(sketch);
  const { solutions, nodes } = yield { matrix, weight, enough: Infinity };
  return { kind: 'count', solutions: solutions * weight, nodes, weight };
}

/**
 * A piece of a solution to lay next, or, when no solution is left, the piece that left none. Both
 * are searched for: the pieces laid last are taken back one by one until a solution is found.
 */
export function* hintFor(sketch: Sketch): Answering {
  const { matrix, weight, placements } = restOf(sketch);
  const { solutions, first } = yield { matrix, weight, enough: 1 };
  if (solutions === 0) return yield* culpritOf(sketch);
  const [choice] = first;
  const placement = choice && placements[choice.row];
  if (!choice || placement === undefined) return { kind: 'done' };
  return {
    kind: 'hint',
    placement,
    column: matrix.columns[choice.column]?.name ?? '',
    ways: matrix.rows.filter((row) => row.includes(choice.column)).length,
    isPinned: weight > 1,
  };
}

function* culpritOf(sketch: Sketch): Answering {
  const { placements } = sketch;
  for (let kept = placements.length - 1; kept >= 0; kept -= 1) {
    const isPossible = yield* hasOne({ ...sketch, placements: placements.slice(0, kept) });
    const culprit = placements[kept];
    if (!isPossible || culprit === undefined) continue;
    const later = placements.slice(kept + 1);
    const alone = later.length === 0 || (yield* hasOne(remove(sketch, culprit.piece)));
    return { kind: 'stuck', culprit, later, alone };
  }
  throw new Error(`the empty board without ${sketch.omitted} has no solution`);
}

function* hasOne(sketch: Sketch): Generator<SketchSearch, boolean, SketchFound> {
  const { matrix, weight } = restOf(sketch);
  const { solutions } = yield { matrix, weight, enough: 1 };
  return solutions > 0;
}
