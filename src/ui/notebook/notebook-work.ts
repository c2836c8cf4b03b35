/**
 * The work on a notebook: its text with all steps of Undo, whether it is still that of a link, and what another tab has
 * made of it. No DOM.
 */
import { type Undoable, begin, change } from '#puzzles/undo.ts';
import { withinRoom } from '#ui/tools/own-problem/problem-draft.ts';
import type { KeptWork } from '#ui/tools/kit/draft-keeper.ts';
import type { NotebookOpening } from './opening.ts';

export interface NotebookWork {
  /** The text as it was kept last. */
  readonly text: string;
  readonly hasUndo: boolean;
  readonly hasRedo: boolean;
  /** True until the reader changes or keeps the notebook of the link. */
  readonly isOfLink: boolean;
  /** Whether an input that is set runs its cell: code that came with a link waits until the reader has run something. */
  readonly runsAtOnce: boolean;
  /** Keeps typed text at once; all typing in one place up to a rest is one step of Undo. */
  typed(place: unknown, text: string): void;
  /** Ends such a step. */
  rest(): void;
  /** To be called when the reader runs something, which is a rest too. */
  ran(): void;
  /** The steps as they are with the text on the page, which may be newer than what was kept last. */
  at(shown: string): Undoable<string>;
  /** Keeps these steps on the device. */
  keep(next: Undoable<string>): void;
  /**
   * What another tab has stored since, with the text on the page one step back; null when that is nothing new. A notebook
   * that is still of a link follows no tab.
   */
  fromOtherTab(shown: string): Undoable<string> | null;
  /** Goes on from what another tab has stored, without storing it again. */
  goOnFrom(other: Undoable<string>): void;
}

/** @param kept called whenever the work has been kept */
export function openNotebookWork(
  { keeper, work, linked, adopt }: Pick<NotebookOpening, 'keeper' | 'work' | 'linked' | 'adopt'>,
  kept: (how: Omit<KeptWork<unknown>, 'work'>) => void,
): NotebookWork {
  let steps = work;
  let isOfLink = linked !== null;
  let hasRun = false;
  let typing: unknown = null;

  function keep(next: Undoable<string>): void {
    if (isOfLink) adopt();
    isOfLink = false;
    const { work: merged, ...how } = keeper.keep(withinRoom(next));
    steps = merged;
    kept(how);
  }

  function rest(): void {
    typing = null;
  }

  return {
    get text() {
      return steps.now;
    },
    get hasUndo() {
      return steps.past.length > 0;
    },
    get hasRedo() {
      return steps.future.length > 0;
    },
    get isOfLink() {
      return isOfLink;
    },
    get runsAtOnce() {
      return linked !== 'code' || hasRun;
    },
    typed(place, text) {
      const next = typing === place ? { ...steps, now: text } : change(steps, text);
      typing = place;
      keep(next);
    },
    rest,
    ran() {
      rest();
      hasRun = true;
    },
    at: (shown) => ({ ...steps, now: shown }),
    keep,
    fromOtherTab(shown) {
      const other = isOfLink ? null : keeper.fromOtherTab();
      if (!other || other.now === shown) return null;
      return other.past.includes(shown) ? other : begin(other.now, [...other.past, shown]);
    },
    goOnFrom(other) {
      steps = other;
    },
  };
}
