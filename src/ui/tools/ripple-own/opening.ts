import { type Design, compactDesign, isSameDesign, readCompactDesign } from '#puzzles/ripple-effect/design.ts';
import { fromOneLine } from '#puzzles/ripple-effect/line.ts';
import { type Undoable, begin, change } from '#puzzles/undo.ts';
import { type Draft, lineFormat, workOf } from '../kit/draft.ts';
import { linkedWords } from '../kit/words.ts';

/** A puzzle under construction, with its steps. */
export type Designs = Undoable<Design>;

export const DESIGNS = lineFormat(compactDesign, readCompactDesign);

interface EditorOpening {
  readonly work: Designs;
  /** A notice about the source; empty for the standard puzzle and the reader's own. */
  readonly notice: string;
  /** A text that could not be read, for the reader to fix, or null. */
  readonly damaged: string | null;
}

/**
 * Chooses the puzzle to open. A link takes precedence over the draft, to which Undo leads back. For a damaged link or
 * draft, the notice says so, its text is in `damaged`, and the reader's own or the standard puzzle opens instead.
 *
 * @param link the puzzle in the address, as one line, or null
 */
export function editorOpening(link: string | null, draft: Draft<Design>, standard: Design): EditorOpening {
  const own = workOf(draft);
  const work = own ?? begin(standard);
  const linked = link === null ? null : DESIGNS.read(link);
  if (linked?.thing) {
    const opened = own ? change(own, linked.thing, isSameDesign) : begin(linked.thing);
    const isOther = own !== null && opened !== own;
    const isEarlier = draft.steps.some((step) => isSameDesign(step, linked.thing));
    const notice = isOther ? linkedWords('puzzle', isEarlier) : '';
    return { work: opened, notice, damaged: null };
  }
  if (link !== null && linked) {
    const there = own ? 'Your own puzzle' : 'The standard puzzle';
    const notice = `The link is damaged: ${linked.fault}. ${there} is shown instead, and the text of the link is under Import.`;
    return { work, notice, damaged: fromOneLine(link) };
  }
  if (draft.damaged) {
    const { line, fault } = draft.damaged;
    const there = own ? 'Your last undamaged puzzle' : 'The standard puzzle';
    const notice = `The puzzle kept on this device is damaged: ${fault}. ${there} is shown instead, and the damaged text is under Import.`;
    return { work, notice, damaged: fromOneLine(line) };
  }
  return { work, notice: '', damaged: null };
}
