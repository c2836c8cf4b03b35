import type { Sketch } from '#puzzles/tetrasticks/sketch.ts';
import { formatSketch, parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { FIRST_START } from '#puzzles/tetrasticks/starts.ts';
import { type Undoable, begin } from '#puzzles/undo.ts';
import { type Draft, lineFormat, workOf } from '../kit/draft.ts';
import { type VisitStanding, standing } from '../kit/visit.ts';
import { sentences } from '../kit/words.ts';

/** A board filled by hand, with its steps. */
export type Sketches = Undoable<Sketch>;

export const SKETCHES = lineFormat(formatSketch, parseSketch);

/** The notice about the reader's own board while another is shown. */
export const OWN_IS_KEPT = 'Your own board is kept.';

/**
 * Returns the board that the page opens with, and a notice about its source. A draft with pieces on it is kept in `own`
 * beside the board of a link. Without a draft, and instead of a damaged text, the easiest start is laid out.
 *
 * @param link the board in the address, or null
 * @param isOfDraft whether the page wrote it there for the draft, which another tab may have changed since
 */
export function opening(
  link: string | null,
  draft: Draft<Sketch>,
  isOfDraft = false,
): VisitStanding<Sketches> & { readonly notice: string } {
  const first = parseSketch(FIRST_START.text);
  const kept = draft.damaged ? null : workOf(draft);
  const own = kept ?? begin(first, draft.steps);
  const linked = link === null || (isOfDraft && kept) ? null : SKETCHES.read(link);
  const stands = standing(linked && begin(linked.thing ?? first), own, null, {
    isBegun: ({ now }) => kept !== null && now.placements.length > 0,
    isSame: (one, other) => !linked?.fault && formatSketch(one.now) === formatSketch(other.now),
  });
  const instead = `Here is a board with ${FIRST_START.left} pieces left.`;
  const notice = sentences(
    draft.damaged ? `The board kept on this device is damaged: ${draft.damaged.fault}.` : '',
    draft.damaged && !linked ? instead : '',
    linked?.fault ? `The link is damaged: ${linked.fault}. ${instead}` : '',
    stands.own && !linked?.fault ? 'This board came with the link.' : '',
    stands.own ? OWN_IS_KEPT : '',
  );
  return { ...stands, notice };
}
