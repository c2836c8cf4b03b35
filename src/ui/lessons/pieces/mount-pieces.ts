import { drawHand, middleOfHand } from '#pictures/pieces/draw-hand.ts';
import type { Hand } from '#pictures/pieces/hand.ts';
import { ALL_ASPECTS, handWords, holdSo, metInAll, metOf } from '#pictures/pieces/hand.ts';
import { moveHand, slotsOf, takesWords, takeUp } from '#pictures/pieces/hand.ts';
import { handText, parseHand } from '#pictures/pieces/hand-text.ts';
import { unnamePicture } from '#pictures/kit/unname-picture.ts';
import { drawPiece } from '#pictures/tetrasticks/draw-piece.ts';
import { type PieceId, isPieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import type { Move } from '#puzzles/tetrasticks/turn.ts';
import { chooser } from './chooser.ts';
import { makeButtons } from '#ui/kit/live-buttons.ts';
import { notice, readText, writeText } from '#ui/kit/element-state.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { OPENING_HAND } from './pieces-standard.ts';
import { onMoveKeys } from './move-keys.ts';
import { mountTurning } from './turning.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Sixteen pieces to take up, turn and flip, and a strip of the aspects met. */
export function mountPieces(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const svg = part('hand', SVGSVGElement);
  const strip = part('strip', HTMLElement);
  const words = part('words', HTMLElement);
  const takes = part('takes', HTMLElement);
  const total = part('total', HTMLElement);
  const text = readText(host, 'hand');
  const linked = text === null ? null : parseHand(text);
  let hand = linked ?? OPENING_HAND;
  if (text !== null && linked === null) {
    notice(host, 'The link’s piece is damaged, so the figure starts from its default.');
  }

  makeButtons(host);
  const take = (id: string): void => {
    if (isPieceId(id) && id !== hand.piece) show(takeUp(id, hand.met));
  };
  const pieces = chooser(host, signal, take);
  const forget = press('forget', () => show(takeUp(hand.piece)));
  for (const move of ['left', 'right', 'flip'] as const) {
    press(move, () => make(move));
  }
  onMoveKeys(host, signal, make);
  const turning = mountTurning(svg, () => middleOfHand(hand), signal, make);

  on(strip, 'click', ({ target }) => {
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
    setText(words, handWords(hand, before));
    setText(takes, takesWords(hand));
    setText(total, `${metInAll(hand)} of ${ALL_ASPECTS}`);
    setDisabled(forget, metInAll(hand) === metInAll(takeUp(hand.piece)));
    for (const count of host.querySelectorAll<HTMLElement>('[data-met]')) {
      setText(count, String(metOf(hand, count.dataset['met'] as PieceId)));
    }
    pieces.choose(hand.piece);
    drawStrip();
  }

  /** Updates the slots in place, so that the pressed one keeps the focus. */
  function drawStrip(): void {
    const slots = slotsOf(hand);
    while (strip.children.length > slots.length) strip.lastElementChild?.remove();
    slots.forEach(({ name, aspect, isMet, isShown }, index) => {
      const item = strip.children[index] ?? strip.appendChild(newSlot(index));
      const button = item.firstElementChild;
      const picture = item.querySelector('svg');
      if (!(button instanceof HTMLButtonElement) || !picture) return;
      button.className = `named-tile aspect${isMet ? ' is-met' : ''}${isShown ? ' is-current' : ''}`;
      button.setAttribute('aria-label', isMet ? `Aspect ${name}` : 'An aspect not met yet');
      button.setAttribute('aria-pressed', String(isShown));
      setDisabled(button, !isMet);
      setText(item.querySelector('.aspect-name'), isMet ? name : '?');
      picture.replaceChildren();
      picture.toggleAttribute('hidden', !isMet);
      if (isMet) {
        const named = { id: `${host.id}-slot-${index}`, title: `${hand.piece}, aspect ${name}` };
        drawPiece(picture, pieceOf(hand.piece), { ...named, aspect, letter: false });
        unnamePicture(picture);
      }
    });
  }

  function newSlot(index: number): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['slot'] = String(index);
    const name = document.createElement('span');
    name.className = 'aspect-name mono-type';
    button.append(document.createElementNS(SVG, 'svg'), name);
    item.append(button);
    return item;
  }

  draw(null);
}
