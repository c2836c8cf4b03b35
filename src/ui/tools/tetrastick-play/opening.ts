import { type Sketch, emptySketch } from '#puzzles/tetrasticks/sketch.ts';
import { formatSketch, parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { type Undoable, begin } from '#puzzles/undo.ts';
import { type Draft, lineFormat, workOf } from '../kit/draft.ts';
import { type Standing, standing } from '../kit/visit.ts';
import { sentences } from '../kit/words.ts';

/** A board filled by hand, with its steps. */
export type Sketches = Undoable<Sketch>;

export const SKETCHES = lineFormat(formatSketch, parseSketch);

/** The notice about the reader's own board while another is shown. */
export const OWN_IS_KEPT = 'Your own board is kept.';

/**
 * Returns the board that the page opens with, and a notice about its source. A draft with pieces on it is kept in `own`
 * beside the board of a link. Damaged text gives an empty board, and the notice says why.
 *
 * @param link the board in the address, or null
 */
export function opening(link: string | null, draft: Draft<Sketch>): Standing<Sketches> & { readonly notice: string } {
  const empty = emptySketch();
  const kept = draft.damaged ? null : workOf(draft);
  const own = kept ?? begin(empty, draft.steps);
  const linked = link === null ? null : SKETCHES.read(link);
  const stands = standing(linked && begin(linked.thing ?? empty), own, null, {
    isBegun: ({ now }) => now.placements.length > 0,
    isSame: (one, other) => !linked?.fault && formatSketch(one.now) === formatSketch(other.now),
  });
  const isEmpty = 'An empty board stands here.';
  const notice = sentences(
    draft.damaged ? `The board kept on this device is damaged: ${draft.damaged.fault}.` : '',
    draft.damaged && !linked ? isEmpty : '',
    linked?.fault ? `The link is damaged: ${linked.fault}. ${isEmpty}` : '',
    stands.own && !linked?.fault ? 'This board came with the link.' : '',
    stands.own ? OWN_IS_KEPT : '',
  );
  return { ...stands, notice };
}
