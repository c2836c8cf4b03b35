/** The drafts of written problems: each text is one line of JSON. */
import type { Undoable } from '#puzzles/undo.ts';
import type { LineFormat } from '../kit/draft.ts';
import { type DraftKeeper, draftKeeper } from '../kit/draft-keeper.ts';
import { PROBLEM } from './problem-name.ts';

/** Any string is kept, also one that is not a valid problem yet. */
export const TEXTS: LineFormat<string> = {
  write: (text) => JSON.stringify(text),
  read(line) {
    try {
      const text: unknown = JSON.parse(line);
      if (typeof text === 'string') return { thing: text, fault: '' };
    } catch {
      // The fault is returned below.
    }
    return { thing: null, fault: 'line 1, column 1: this text was not saved by this page' };
  },
};

export const problemKeeper = (): DraftKeeper<string> => draftKeeper(PROBLEM, TEXTS);

/** Above this many characters in all, the oldest texts are dropped, because `readDraft` does not read much more. */
const MOST = 150_000;

/** Returns the work without the oldest steps that a draft has no room for. */
export function withinRoom(work: Undoable<string>): Undoable<string> {
  let left = MOST - work.now.length;
  const from = work.past.findLastIndex((text) => (left -= text.length) < 0) + 1;
  return from === 0 ? work : { ...work, past: work.past.slice(from) };
}
