/** A draft: the stored text of a reader's work, one line per step, the newest last. */
import { TextError } from '#puzzles/text.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, withBefore } from '#puzzles/undo.ts';

export interface LineFormat<Thing> {
  write(thing: Thing): string;
  read(line: string): LineRead<Thing>;
}

/** The result of reading a line: a thing, or a fault in words. */
type LineRead<Thing> = { readonly thing: Thing; readonly fault: '' } | { readonly thing: null; readonly fault: string };

/**
 * Makes a format of a parser that throws a TextError.
 *
 * @param parse throws a TextError for an unreadable line; any other error is thrown by `read`
 */
export function lineFormat<Thing>(write: (thing: Thing) => string, parse: (line: string) => Thing): LineFormat<Thing> {
  return {
    write,
    read(line) {
      try {
        return { thing: parse(line), fault: '' };
      } catch (error) {
        if (!(error instanceof TextError)) throw error;
        return { thing: null, fault: error.message };
      }
    },
  };
}

/** The number of steps that are kept, and can be undone after a reload. */
const MOST_KEPT = 40;

/** Of a text with more characters or lines, only the end is read, so that the page does not freeze; the newest step whole. */
const MOST_SIGNS = 200_000;
const MOST_LINES = 200;

export interface Draft<Thing> {
  /** The steps that can be read, the oldest first. */
  readonly steps: readonly Thing[];
  /** The newest line and its fault, if it cannot be read; older damaged lines are skipped. */
  readonly damaged: { readonly line: string; readonly fault: string } | null;
  /** True when older steps were left out by the bounds. */
  readonly isCut: boolean;
}

/** Reads a draft; null gives an empty one. */
export function readDraft<Thing>(text: string | null, format: LineFormat<Thing>): Draft<Thing> {
  const whole = text ?? '';
  const newest = whole.lastIndexOf('\n', whole.trimEnd().length - 1) + 1;
  const from = Math.min(newest, Math.max(0, whole.length - MOST_SIGNS));
  const all = whole.slice(from).split('\n');
  // The first line may have been cut by the bound.
  if (from > 0 && from < newest) all.shift();
  const written = all.filter((line) => line.trim() !== '');
  const lines = written.slice(-MOST_LINES);
  const read = lines.map(format.read);
  const [line, last] = [lines.at(-1), read.at(-1)];
  return {
    steps: read.flatMap(({ thing }) => (thing === null ? [] : [thing])),
    damaged: line !== undefined && last?.fault ? { line, fault: last.fault } : null,
    isCut: from > 0 || lines.length < written.length,
  };
}

/** Returns the work of a draft; null when no step can be read. */
export function workOf<Thing>({ steps }: Draft<Thing>): Undoable<Thing> | null {
  const now = steps.at(-1);
  return now === undefined ? null : begin(now, steps.slice(0, -1));
}

/** Returns the text to store: the newest steps of a work, without Redo. */
export function writeDraft<Thing>({ past, now }: Undoable<Thing>, { write }: LineFormat<Thing>): string {
  return [...past, now].slice(-MOST_KEPT).map(write).join('\n');
}

/**
 * Returns the work with the new steps of another tab inserted before the present one, where Undo finds them; the same
 * work when there are none.
 */
export function withOthers<Thing, Work extends Undoable<Thing>>(
  work: Work,
  others: readonly Thing[],
  { write }: LineFormat<Thing>,
): Work {
  const mine = new Set([...work.past, work.now, ...work.future].map(write));
  return withBefore(
    work,
    others.filter((other) => !mine.has(write(other))),
  );
}
