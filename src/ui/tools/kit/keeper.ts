/** Keeps a reader's work on this device, and loses nothing that another tab keeps under the same name. */
import type { Undoable } from '#puzzles/undo.ts';
import { recall, remember } from '#ui/kit/device.ts';
import type { Draft, LineFormat } from './draft.ts';
import { readDraft, withOthers, workOf, writeDraft } from './draft.ts';

export interface Keeper<Thing> {
  /** What is kept now; the page knows it from then on. */
  read(): Draft<Thing>;
  /** The text that was read or kept last, or null. */
  readonly text: string | null;
  /** Keeps a work. What this page does not know is not written over: the work is given back with it. */
  keep<Work extends Undoable<Thing>>(work: Work): Kept<Work>;
  /** What another tab has kept since this page last read or kept something, once; or null. */
  fromOtherTab(): Undoable<Thing> | null;
  forget(): void;
}

export interface Kept<Work> {
  readonly work: Work;
  /** True when another tab had kept steps that the work did not have: Undo leads to them. */
  readonly hasOthers: boolean;
  /** False when the device does not keep it: its storage is full, or closed. */
  readonly isKept: boolean;
}

/** Where texts are kept by name. */
export interface Store {
  recall(name: string): string | null;
  /** False when the text could not be kept. */
  remember(name: string, text: string | null): boolean;
}

export function keeperOf<Thing>(
  name: string,
  format: LineFormat<Thing>,
  store: Store = { recall, remember },
): Keeper<Thing> {
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
      // What is damaged is set aside before something whole takes its place.
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
