/** What this device keeps of the problems that a reader writes: each text as one line. */
import type { Undoable } from '#puzzles/undo.ts';
import type { LineFormat } from '../kit/draft.ts';
import type { Keeper } from '../kit/keeper.ts';
import { keeperOf } from '../kit/keeper.ts';
import { PROBLEM } from './problem-name.ts';

/** A text as a line. It need not be a problem yet: what is half written is kept too. */
export const TEXTS: LineFormat<string> = {
  write: (text) => JSON.stringify(text),
  read(line) {
    try {
      const text: unknown = JSON.parse(line);
      if (typeof text === 'string') return { thing: text, fault: '' };
    } catch {
      // Said below.
    }
    return { thing: null, fault: 'line 1, column 1: this is no text that the page has kept' };
  },
};

export const problemKeeper = (): Keeper<string> => keeperOf(PROBLEM, TEXTS);

/** So many characters of earlier texts are kept; a draft of more is not read again. */
const MOST = 150_000;

/** The work with no more of its past than a draft has room for. */
export function withinRoom(work: Undoable<string>): Undoable<string> {
  let left = MOST - work.now.length;
  const from = work.past.findLastIndex((text) => (left -= text.length) < 0) + 1;
  return from === 0 ? work : { ...work, past: work.past.slice(from) };
}
