/** Work that came with a link, kept apart from the reader's own. */
import { type Undoable, withBefore } from '#puzzles/undo.ts';
import { type LineFormat, readDraft, workOf } from './draft.ts';

/** The work that a page shows. */
export interface VisitStanding<Work> {
  readonly work: Work;
  /** The reader's own work while that of a link is shown; else null. */
  readonly own: Work | null;
}

/**
 * Chooses the work to show. A link takes precedence over the draft and never overwrites it: own work that has been
 * begun is kept in `own`.
 *
 * @param link the work of the link, or null
 * @param own the stored work of the reader
 * @param visit the stored work of an earlier link that has not been left, or null
 */
export function standing<Work>(
  link: Work | null,
  own: Work,
  visit: Work | null,
  { isBegun, isSame }: { isBegun(work: Work): boolean; isSame(one: Work, other: Work): boolean },
): VisitStanding<Work> {
  const isVisit = visit !== null && isBegun(visit) && isBegun(own);
  const before = isVisit ? { work: visit, own } : { work: own, own: null };
  if (link === null || isSame(link, before.work)) return before;
  if (isSame(link, own)) return { work: own, own: null };
  return { work: link, own: isBegun(own) ? own : null };
}

/** Returns the work of a link as the reader's own: Undo leads on to their previous work. */
export function adopted<Work extends Undoable<unknown>>(work: Work, own: Work): Work {
  return { ...withBefore(own, [own.now, ...work.past]), now: work.now, future: work.future };
}

/** Returns the work of a file, from which Undo leads back to the present one; or the fault of the file. */
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
