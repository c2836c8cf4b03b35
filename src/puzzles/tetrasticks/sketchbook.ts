import type { Sketch } from './sketch.ts';

/** A sketch with what it was before, and what Undo took back. */
export interface Sketchbook {
  readonly past: readonly Sketch[];
  readonly now: Sketch;
  /** The next one to redo first. */
  readonly future: readonly Sketch[];
}

/** More steps back than anybody takes; it bounds what the page keeps. */
const LONGEST = 500;

/** A book open at this sketch, after those that were before it, the oldest first. */
export function openBook(now: Sketch, past: readonly Sketch[] = []): Sketchbook {
  return { past, now, future: [] };
}

/** The book with one more step; what had been undone is forgotten. The same sketch is no step. */
export function turnPage(book: Sketchbook, now: Sketch): Sketchbook {
  if (now === book.now) return book;
  return { past: [...book.past, book.now].slice(-LONGEST), now, future: [] };
}

/** One step back, if there is one. */
export function undo(book: Sketchbook): Sketchbook {
  const now = book.past.at(-1);
  if (now === undefined) return book;
  return { past: book.past.slice(0, -1), now, future: [book.now, ...book.future] };
}

/** One step forward again, if one was undone. */
export function redo(book: Sketchbook): Sketchbook {
  const [now, ...future] = book.future;
  if (now === undefined) return book;
  return { past: [...book.past, book.now], now, future };
}
