/** A draft: the text that this device keeps of a reader's work, a line a step, the newest last. */
import { TextError } from '#puzzles/text.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, withBefore } from '#puzzles/undo.ts';

/** How a thing is written in one line, and read back. */
export interface LineFormat<Thing> {
  write(thing: Thing): string;
  read(line: string): LineRead<Thing>;
}

/** What a line says: a thing, or what is wrong with it, in words. */
export type LineRead<Thing> =
  | { readonly thing: Thing; readonly fault: '' }
  | { readonly thing: null; readonly fault: string };

/**
 * The format of a reader that throws.
 *
 * @param parse throws a TextError for a line that cannot be read
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

/** How many steps are kept: so many can be undone after a reload. */
const MOST_KEPT = 40;

/** A text with more signs, or with more lines, is read from its end, or a page could stand still for long. */
const MOST_SIGNS = 200_000;
const MOST_LINES = 200;

export interface Draft<Thing> {
  /** The steps that can be read, the oldest first. */
  readonly steps: readonly Thing[];
  /** The newest line, when it cannot be read, and why; damaged lines before it are passed over. */
  readonly damaged: { readonly line: string; readonly fault: string } | null;
  /** True when older steps were left out, because there are too many of them. */
  readonly isCut: boolean;
}

/** Reads a draft, or nothing. */
export function readDraft<Thing>(text: string | null, format: LineFormat<Thing>): Draft<Thing> {
  const whole = text ?? '';
  const all = whole.slice(-MOST_SIGNS).split('\n');
  // The line that the bound cuts through is none.
  if (whole.length > MOST_SIGNS) all.shift();
  const written = all.filter((line) => line.trim() !== '');
  const lines = written.slice(-MOST_LINES);
  const read = lines.map(format.read);
  const [line, last] = [lines.at(-1), read.at(-1)];
  return {
    steps: read.flatMap(({ thing }) => (thing === null ? [] : [thing])),
    damaged: line !== undefined && last?.fault ? { line, fault: last.fault } : null,
    isCut: whole.length > MOST_SIGNS || lines.length < written.length,
  };
}

/** The work that a draft holds; null when it holds none that can be read. */
export function workOf<Thing>({ steps }: Draft<Thing>): Undoable<Thing> | null {
  const now = steps.at(-1);
  return now === undefined ? null : begin(now, steps.slice(0, -1));
}

/** What is kept of a work. */
export function writeDraft<Thing>({ past, now }: Undoable<Thing>, { write }: LineFormat<Thing>): string {
  return [...past, now].slice(-MOST_KEPT).map(write).join('\n');
}

/**
 * The work with the steps of another tab that it does not have yet: they stand before the present
 * one, where Undo finds them. The same work when there are none.
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
