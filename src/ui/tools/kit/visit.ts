/** Work that came with a link, and the reader's own beside it. */
import type { Undoable } from '#puzzles/undo.ts';
import { withBefore } from '#puzzles/undo.ts';
import type { LineFormat } from './draft.ts';
import { readDraft, workOf } from './draft.ts';

/** What stands on a page. */
export interface Standing<Work> {
  readonly work: Work;
  /** The reader's own, while that of a link stands in its place; else null. */
  readonly own: Work | null;
}

/**
 * A link comes before what is kept, and never writes over it: own work that has been begun is kept
 * beside it.
 *
 * @param link what a link brings, or null
 * @param own the reader's own, as it is kept
 * @param visit what is kept of a link that was opened before and has not been left; or null
 */
export function standing<Work>(
  link: Work | null,
  own: Work,
  visit: Work | null,
  { isBegun, isSame }: { isBegun(work: Work): boolean; isSame(one: Work, other: Work): boolean },
): Standing<Work> {
  const isVisit = visit !== null && isBegun(visit) && isBegun(own);
  const before = isVisit ? { work: visit, own } : { work: own, own: null };
  if (link === null || isSame(link, before.work)) return before;
  if (isSame(link, own)) return { work: own, own: null };
  return { work: link, own: isBegun(own) ? own : null };
}

/** The work of a link as the reader's own: Undo goes on from it to what was theirs before. */
export function adopted<Work extends Undoable<unknown>>(work: Work, own: Work): Work {
  return { ...withBefore(own, [own.now, ...work.past]), now: work.now, future: work.future };
}

/**
 * The work that a file holds, after the one that is there, to which Undo leads back; or what is wrong
 * with the file.
 */
export function fromFile<Thing>(
  text: string,
  format: LineFormat<Thing>,
  work: Undoable<Thing>,
): { readonly work: Undoable<Thing>; readonly fault: '' } | { readonly work: null; readonly fault: string } {
  const draft = readDraft(text, format);
  const opened = workOf(draft);
  if (draft.damaged || !opened)
    return {
      work: null,
      fault: `This file cannot be read: ${draft.damaged?.fault ?? 'it is empty'}.`,
    };
  return { work: adopted(opened, work), fault: '' };
}
