/** Keeps a reader's work in storage without overwriting steps of another tab. */
import type { Undoable } from '#puzzles/undo.ts';
import { recall, remember } from '#ui/kit/device.ts';
import type { Draft, LineFormat } from './draft.ts';
import { readDraft, withOthers, workOf, writeDraft } from './draft.ts';

export interface DraftKeeper<Thing> {
  /** Reads the stored draft, which then counts as known. */
  read(): Draft<Thing>;
  /** The text that was read or kept last, or null. */
  readonly text: string | null;
  /** Stores a work. Steps of another tab are merged in first; the merged work is returned. */
  keep<Work extends Undoable<Thing>>(work: Work): KeptWork<Work>;
  /** Returns what another tab has stored since the last read or keep; null when nothing is new. */
  fromOtherTab(): Undoable<Thing> | null;
  forget(): void;
}

export interface KeptWork<Work> {
  readonly work: Work;
  /** True when steps of another tab were merged in, to which Undo leads. */
  readonly hasOthers: boolean;
  /** False when storage is full or blocked. */
  readonly isKept: boolean;
}

/** A store of strings by name. */
export interface Store {
  recall(name: string): string | null;
  /** Returns false when the string could not be stored. */
  remember(name: string, text: string | null): boolean;
}

export function draftKeeper<Thing>(
  name: string,
  format: LineFormat<Thing>,
  store: Store = { recall, remember },
): DraftKeeper<Thing> {
  let known: string | null = null;
  let isDamaged = false;

  function read(): Draft<Thing> {
    known = store.recall(name);
    const draft = readDraft(known, format);
    isDamaged = draft.damaged !== null;
    return draft;
  }

  const isNews = (): boolean => store.recall(name) !== known;

  return {
    read,
    get text() {
      return known;
    },
    keep(work) {
      const next = isNews() ? withOthers(work, read().steps, format) : work;
      // A damaged draft is copied aside before it is replaced.
      if (isDamaged) store.remember(`${name}.damaged`, known);
      const text = writeDraft(next, format);
      const isKept = store.remember(name, text);
      if (isKept) [known, isDamaged] = [text, false];
      return { work: next, hasOthers: next !== work, isKept };
    },
    fromOtherTab: () => (isNews() ? workOf(read()) : null),
    forget() {
      store.remember(name, null);
      known = null;
    },
  };
}
