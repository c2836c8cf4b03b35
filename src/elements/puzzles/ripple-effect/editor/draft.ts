import type { Design, DesignHistory } from '../../../../puzzles/ripple-effect/design.ts';
import {
  begin,
  change,
  compactDesign,
  readCompactDesign,
} from '../../../../puzzles/ripple-effect/design.ts';
import { RippleSyntaxError } from '../../../../puzzles/ripple-effect/text.ts';
import { recall, remember } from '../../../page/device.ts';
import { fromOneLine } from '../../../../puzzles/ripple-effect/line.ts';

/** The puzzles that the reader has made are kept on this device: a line each, the last is the current one. */
export const OWN_PUZZLES = 'ripple-own';
/** Text that was typed and could not be read yet, or was not. */
const TYPED = 'ripple-own.typed';
/** How many puzzles Undo can go back over, after a reload too. */
const MOST = 40;

/** What a page opens with. */
export interface EditorOpening {
  readonly history: DesignHistory;
  /** What to say about where it came from; empty when it is the standard or one's own. */
  readonly notice: string;
  /** A text that could not be read, for the reader to mend, or null. */
  readonly damaged: string | null;
}

/**
 * A link comes before the draft, and never writes over it: Undo brings it back. What is damaged is
 * said, kept as text, and the standard puzzle or one's own stands in its place.
 *
 * @param link the puzzle in the address, or null
 * @param stored the lines kept on this device, or null
 */
export function editorOpening(
  link: string | null,
  stored: string | null,
  standard: Design,
): EditorOpening {
  const lines = (stored ?? '').split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1);
  const lastFault = last === undefined ? null : faultOf(last);
  const kept = lines.filter((line) => faultOf(line) === null).map(readCompactDesign);
  const history = kept.slice(1).reduce(change, begin(kept[0] ?? standard));
  const instead = kept.length > 0 ? 'Your last sound puzzle' : 'The standard puzzle';
  if (link !== null) {
    const fault = faultOf(link);
    if (fault !== null) {
      return {
        history,
        notice: `The link is damaged: ${fault}. ${kept.length > 0 ? 'Your own puzzle' : 'The standard puzzle'} stands here, and the text of the link is in the field below.`,
        damaged: fromOneLine(link),
      };
    }
    const theirs = readCompactDesign(link);
    const opened = kept.length > 0 ? change(history, theirs) : begin(theirs);
    const isOther = opened !== history && kept.length > 0;
    return {
      history: opened,
      notice: isOther ? 'This puzzle came with the link. Undo brings back your own.' : '',
      damaged: null,
    };
  }
  if (last !== undefined && lastFault !== null) {
    return {
      history,
      notice: `The puzzle kept on this device is damaged: ${lastFault}. ${instead} stands here, and the damaged text is in the field below.`,
      damaged: fromOneLine(last),
    };
  }
  return { history, notice: '', damaged: null };
}

/** The current one of the puzzles that are kept; null when there is none, or it is damaged. */
export function currentOf(stored: string | null): Design | null {
  const last = (stored ?? '').trimEnd().split('\n').at(-1) ?? '';
  return last === '' || faultOf(last) !== null ? null : readCompactDesign(last);
}

/** The lines to keep: the puzzles that Undo can go back over, and the current one. */
export function linesOf({ past, now }: DesignHistory): string {
  return [...past, now].slice(-MOST).map(compactDesign).join('\n');
}

function faultOf(line: string): string | null {
  try {
    readCompactDesign(line);
    return null;
  } catch (error) {
    if (error instanceof RippleSyntaxError) return error.message;
    throw error;
  }
}

/** What is kept on this device, or null: nothing, or the browser keeps nothing. */
export function storedPuzzles(): string | null {
  return recall(OWN_PUZZLES);
}

export function storePuzzles(history: DesignHistory): void {
  remember(OWN_PUZZLES, linesOf(history));
}

/** The text that was typed last and not read, or null. */
export function storedTyped(): string | null {
  return recall(TYPED);
}

export function storeTyped(text: string | null): void {
  remember(TYPED, text);
}
