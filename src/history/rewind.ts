/**
 * A step inside an event. A search stops only between events, so the part of its last event after the step is undone:
 * whole moves from the end, and at the links zoom the last writes of one more move. `redo` carries out that part again
 * and leaves the search exactly as it was.
 */
import type { Links } from '#dlx/links.ts';
import type { Write, Zoom } from './frame.ts';
import type { EventMove, Walker } from './walker.ts';
import { put, WRITES_PER_UPDATE, writesOf } from './writes.ts';

interface Rewound {
  /** How many moves of the event are done, or begun. */
  readonly done: number;
  /** Writes, and removals, that come after the step. */
  readonly writes: number;
  readonly updates: number;
  /** The last write before the step, when it belongs to the event; at the links zoom only. */
  readonly last: Write | null;
  redo(): void;
}

/** Undoes the part of the last event after the step; `moves` are the moves of that event. */
export function rewind(walker: Walker, moves: readonly EventMove[], zoom: Zoom, step: number): Rewound {
  if (zoom === 'decisions') return nothing(moves.length);
  const { search } = walker;
  if (zoom === 'covers') return takeBackMoves(walker, moves, search.moves - step);
  return takeBackWrites(walker, moves, search.writes - step);
}

function nothing(done: number): Rewound {
  return { done, writes: 0, updates: 0, last: null, redo: () => undefined };
}

/** Undoes the last `late` moves. */
function takeBackMoves(walker: Walker, moves: readonly EventMove[], late: number): Rewound {
  const done = moves.length - late;
  let writes = 0;
  let updates = 0;
  for (const move of moves.slice(done).toReversed()) {
    const { links } = walker.search;
    const before = cleansedIn(links);
    const count = walker.carryOut(move, true);
    writes += count * WRITES_PER_UPDATE + Math.abs(cleansedIn(links) - before);
    if (move.kind === 'cover') updates += count;
  }
  return { done, writes, updates, last: null, redo: () => carryOutAll(walker, moves.slice(done)) };
}

/** The cleansings in force; doing or undoing one is one write. */
function cleansedIn({ colours }: Links): number {
  return colours?.of[0] ?? 0;
}

/** Undoes the last `late` writes: whole moves after the step, then the end of one move. */
function takeBackWrites(walker: Walker, moves: readonly EventMove[], late: number): Rewound {
  let done = moves.length;
  let rest = late;
  let updates = 0;
  let writes = writesIn(walker, moves[done - 1]);
  while (done > 0 && rest >= writes.length) {
    updates += takeBackMoves(walker, moves.slice(0, done), 1).updates;
    rest -= writes.length;
    done -= 1;
    writes = writesIn(walker, moves[done - 1]);
  }
  const kept = writes.length - rest;
  const undone = writes.slice(kept);
  const { links } = walker.search;
  for (const write of undone.toReversed()) put(links, write, false);
  // A removal counts only once its second write is done.
  if (moves[done - 1]?.kind === 'cover') updates += undone.filter(isSecond).length;
  return {
    done,
    writes: late,
    updates,
    last: writes[kept - 1] ?? null,
    redo() {
      for (const write of undone) put(links, write, true);
      carryOutAll(walker, moves.slice(done));
    },
  };
}

function isSecond({ link }: Write): boolean {
  return link === 'right' || link === 'down';
}

function carryOutAll(walker: Walker, moves: readonly EventMove[]): void {
  for (const move of moves) walker.carryOut(move);
}

/** The writes of a move that has just been done; see `writesOf` for why an uncover is undone and redone. */
function writesIn(walker: Walker, move: EventMove | undefined): Write[] {
  if (!move) return [];
  const writes = (): Write[] => writesOf(walker.search.links, move, walker.changedBy(move));
  if (move.kind === 'cover') return writes();
  walker.carryOut(move, true);
  const found = writes();
  walker.carryOut(move);
  return found;
}
