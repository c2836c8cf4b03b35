import { drawHand, middleOfHand } from '#pictures/pieces/draw-hand.ts';
import type { Hand } from '#pictures/pieces/hand.ts';
import { holdSo, metOf, moveHand, slotsOf, takeUp } from '#pictures/pieces/hand.ts';
import { handText, parseHand } from '#pictures/pieces/hand-text.ts';
import { type PieceId, isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import type { Move } from '#puzzles/tetrasticks/turn.ts';
import { chooser } from './chooser.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { setText } from '#ui/kit/parts.ts';
import { patch } from '#ui/kit/template.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { handNotes } from './hand-notes.ts';
import { OPENING_HAND } from './pieces-standard.ts';
import { onMoveKeys } from './move-keys.ts';
import { mountTurning } from './turning.ts';

/** Sixteen pieces to take up, turn and flip, and a strip of the aspects met. */
export function mountPieces(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const svg = part('hand', SVGSVGElement);
  const notes = part('notes', HTMLElement);
  const text = readText(host, 'hand');
  const linked = text === null ? null : parseHand(text);
  let hand = linked ?? OPENING_HAND;
  if (text !== null && linked === null) {
    notice(host, 'The link’s piece is damaged, so the figure starts from its default.');
  }

  const take = (id: string): void => {
    if (isPieceId(id) && id !== hand.piece) show(takeUp(id, hand.met));
  };
  const pieces = chooser(host, signal, take);
  press('forget', () => show(takeUp(hand.piece)));
  for (const move of ['left', 'right', 'flip'] as const) {
    press(move, () => make(move));
  }
  onMoveKeys(host, signal, make);
  const turning = mountTurning(svg, () => middleOfHand(hand), signal, make);

  on(notes, 'click', ({ target }) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
    const slot = slotsOf(hand)[Number(at?.dataset['slot'] ?? -1)];
    if (slot?.isMet) show(holdSo(hand, slot.aspect));
  });

  function make(move: Move): void {
    show(moveHand(hand, move));
    turning.play(move);
  }

  function show(next: Hand): void {
    const before = hand;
    hand = next;
    draw(before);
    const written = handText(hand);
    writeText(host, 'hand', written === handText(OPENING_HAND) ? null : written);
    notice(host, '');
  }

  function draw(before: Hand | null): void {
    drawHand(svg, hand, { id: `${host.id}-hand`, title: `The piece ${hand.piece}, in your hand` });
    patch(notes, handNotes(host.id, hand, before, true));
    for (const count of host.querySelectorAll<HTMLElement>('[data-met]')) {
      setText(count, String(metOf(hand, count.dataset['met'] as PieceId)));
    }
    pieces.choose(hand.piece);
  }

  draw(null);
}
