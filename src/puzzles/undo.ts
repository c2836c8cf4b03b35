/** Undo and redo, for whatever changes step by step: a board, a grid being drawn, a game. */

/** A thing as it is now, with what it was before and what Undo took back. Never changed itself. */
export interface Undoable<Thing> {
  /** The oldest first. */
  readonly past: readonly Thing[];
  readonly now: Thing;
  /** The next one to redo first. */
  readonly future: readonly Thing[];
}

/** More steps back than anybody takes; it bounds what a page holds. */
const MOST_STEPS = 500;

/** A thing with these before it. */
export function begin<Thing>(now: Thing, past: readonly Thing[] = []): Undoable<Thing> {
  return { past: past.slice(-MOST_STEPS), now, future: [] };
}

/** One step on; what had been undone is forgotten. The same thing is not a step. */
export function change<Steps extends Undoable<unknown>>(
  steps: Steps,
  now: Steps['now'],
  isSame: (one: Steps['now'], other: Steps['now']) => boolean = Object.is,
): Steps {
  if (isSame(steps.now, now)) return steps;
  return { ...steps, ...begin(now, [...steps.past, steps.now]) };
}

/** One step back, if there is one. */
export function undo<Steps extends Undoable<unknown>>(steps: Steps): Steps {
  const { past, now, future } = steps;
  if (past.length === 0) return steps;
  return { ...steps, past: past.slice(0, -1), now: past.at(-1), future: [now, ...future] };
}

/** This many steps back at once, or as many as there are. */
export function undoMany<Steps extends Undoable<unknown>>(steps: Steps, count: number): Steps {
  return count > 0 && steps.past.length > 0 ? undoMany(undo(steps), count - 1) : steps;
}

/** One step forward again, if one was undone. */
export function redo<Steps extends Undoable<unknown>>(steps: Steps): Steps {
  const { past, now, future } = steps;
  if (future.length === 0) return steps;
  return { ...steps, past: [...past, now], now: future[0], future: future.slice(1) };
}

/** Puts things before the present one, where Undo finds them, the last of them first. */
export function withBefore<Steps extends Undoable<unknown>>(steps: Steps, things: readonly Steps['now'][]): Steps {
  return things.length === 0 ? steps : { ...steps, past: [...steps.past, ...things] };
}
