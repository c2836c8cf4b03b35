import { type Hand, ALL_ASPECTS, handWords, metInAll, slotsOf, takesWords, takeUp } from '#pictures/pieces/hand.ts';
import { unnamePicture } from '#pictures/kit/unname-picture.ts';
import { drawPiece } from '#pictures/tetrasticks/draw-piece.ts';
import { pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Tree, h, picture } from '#ui/kit/template.ts';

/**
 * What stands beside the piece in the hand: the words for the last move, and the aspects met so far. These are buttons
 * if the page is live. `before` is the hand before the move, if any.
 */
export function handNotes(id: string, hand: Hand, before: Hand | null, isLive: boolean): Tree[] {
  const total = metInAll(hand);
  const forget = { 'data-do': 'forget', disabled: total === metInAll(takeUp(hand.piece)) };
  return [
    h('p', { class: 'snug keeps-two-lines', 'data-part': 'words', role: 'status' }, handWords(hand, before)),
    h('ol', { class: 'aspect-strip stack plain-list', 'aria-label': 'Aspects met' }, aspects(id, hand, isLive)),
    h('p', { class: 'soft note-type snug keeps-two-lines' }, takesWords(hand)),
    h(
      'p',
      { class: 'row small-type spread needs-scripts' },
      h('span', {}, 'Aspects met in all: ', h('b', {}, `${total} of ${ALL_ASPECTS}`)),
      h('button', { type: 'button', class: 'button button-quiet', ...forget }, 'Clear them'),
    ),
  ];
}

function aspects(id: string, hand: Hand, isLive: boolean): Tree[] {
  return slotsOf(hand).map(({ name, aspect, isMet, isShown }, index) => {
    const look = `named-tile aspect${isMet ? ' is-met' : ''}${isShown ? ' is-current' : ''}`;
    const label = isMet ? `Aspect ${name}` : 'An aspect not met yet';
    const press = { type: 'button', 'aria-label': label, 'aria-pressed': String(isShown), disabled: !isMet };
    const drawn = picture((svg) => {
      const named = { id: `${id}-slot-${index}`, title: `${hand.piece}, aspect ${name}` };
      drawPiece(svg, pieceOf(hand.piece), { ...named, aspect, letter: false });
      unnamePicture(svg);
    });
    const shown = h('span', { class: 'aspect-name mono-type' }, isMet ? name : '?');
    const tile = { class: look, 'data-slot': index, ...(isLive && press) };
    return h('li', {}, h(isLive ? 'button' : 'span', tile, isMet && drawn, shown));
  });
}
