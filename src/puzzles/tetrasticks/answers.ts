import type { Walk } from '../../dlx/engine.ts';
import type { Spread } from '../../dlx/estimate.ts';
import { estimate } from '../../dlx/estimate.ts';
import type { Placement } from './placements.ts';
import { restOf, searchOf } from './rest.ts';
import type { Sketch } from './sketch.ts';
import { remove } from './sketch.ts';

/** What a reader may ask of a board. */
export type SketchQuestion = 'count' | 'hint';

/** What is known while an answer is being found. */
export interface SketchProgress {
  /** Solutions found so far, and nodes searched so far. */
  readonly solutions: number;
  readonly nodes: number;
  /** When all are counted: what share of the tree is done, and how many nodes random walks expect. */
  readonly share?: number;
  readonly expected?: Spread;
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

/** Answers pause here, so that whoever runs them can show progress, or give up. */
export type Answering = Generator<SketchProgress, SketchAnswer, void>;

/** Removals between two pauses: a few milliseconds of work. */
const UPDATES = 250_000;

/** Random walks before a long count: some tens of milliseconds. */
const WALKS = 500;

/** Counts the solutions that go on from a sketch, all of them. */
export function* countFrom(sketch: Sketch): Answering {
  const rest = restOf(sketch);
  const search = searchOf(rest);
  let expected: Spread | undefined;
  while (!search.done) {
    search.run({ updates: search.updates + UPDATES });
    // A short count is over by now, and needs no estimate.
    if (search.event !== 'done') expected ??= estimate(rest.matrix, { walks: WALKS }).nodes;
    const { nodes, share } = search;
    yield {
      solutions: search.solutions * rest.weight,
      nodes,
      share,
      ...(expected && { expected }),
    };
  }
  const solutions = search.solutions * rest.weight;
  return { kind: 'count', solutions, nodes: search.nodes, weight: rest.weight };
}

/**
 * A piece of a solution to lay next, or, when no solution is left, the piece that left none. Both
 * are searched for: the pieces laid last are taken up one after another until a solution is found.
 */
export function* hintFor(sketch: Sketch): Answering {
  const rest = restOf(sketch);
  const search = searchOf(rest);
  if (yield* findsOne(search, 0)) {
    const placement = rest.placements[search.rows()[0] ?? -1];
    if (placement === undefined) return { kind: 'done' };
    const branch = search.branchAt(0);
    return {
      kind: 'hint',
      placement,
      column: rest.matrix.columns[branch]?.name ?? '',
      ways: rest.matrix.rows.filter((row) => row.includes(branch)).length,
      isPinned: rest.weight > 1,
    };
  }
  return yield* culpritOf(sketch, search.nodes);
}

function* culpritOf(sketch: Sketch, searched: number): Answering {
  const { placements } = sketch;
  let nodes = searched;
  for (let kept = placements.length - 1; kept >= 0; kept -= 1) {
    const search = searchOf(restOf({ ...sketch, placements: placements.slice(0, kept) }));
    const isPossible = yield* findsOne(search, nodes);
    nodes += search.nodes;
    const culprit = placements[kept];
    if (!isPossible || culprit === undefined) continue;
    const later = placements.slice(kept + 1);
    const without = searchOf(restOf(remove(sketch, culprit.piece)));
    const alone = later.length === 0 || (yield* findsOne(without, nodes));
    return { kind: 'stuck', culprit, later, alone };
  }
  throw new Error(`the empty board without ${sketch.omitted} has no solution`);
}

/** Runs a search to its first solution; false when there is none. */
function* findsOne(search: Walk, before: number): Generator<SketchProgress, boolean, void> {
  while (!search.done && search.solutions === 0) {
    search.run({ updates: search.updates + UPDATES, solutions: 1 });
    yield { solutions: 0, nodes: before + search.nodes };
  }
  return search.solutions > 0;
}
