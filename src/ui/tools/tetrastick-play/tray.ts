import { drawPiece } from '#pictures/tetrasticks/draw-piece.ts';
import { trayWords } from '#pictures/tetrasticks/sketch-words.ts';
import type { Hand } from '#puzzles/tetrasticks/hand.ts';
import { type PieceId, isPieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Sketch, laid } from '#puzzles/tetrasticks/sketch.ts';
import { listStep } from '#ui/kit/key-steps.ts';
import { ARROWS } from '#ui/kit/keys.ts';
import { setText } from '#ui/kit/parts.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';

/** Wires the tray: one button per piece, arrow keys between them, a single tab stop. */
export function mountTray(tray: HTMLElement, signal: AbortSignal, take: (piece: PieceId) => void) {
  const buttons = Array.from(tray.querySelectorAll<HTMLButtonElement>('[data-take]')).flatMap((button) => {
    const piece = button.dataset['take'] ?? '';
    const svg = button.querySelector('svg');
    return isPieceId(piece) && svg ? [{ button, piece, svg }] : [];
  });
  for (const { button, piece } of buttons) button.addEventListener('click', () => take(piece), { signal });
  const roving = rovingFocus<HTMLButtonElement>(tray, signal, {
    items: '[data-take]:not([hidden])',
    withShift: true,
    next(button, { key }) {
      const here = buttons.map((one) => one.button).filter(({ hidden }) => !hidden);
      const at = here.indexOf(button);
      const arrow = ARROWS.get(key);
      // Both pairs of arrows move along the tray, and wrap around.
      const to = arrow ? (at + arrow.dx + arrow.dy) % here.length : listStep(key, at, here.length, 1);
      return to === null ? null : (here.at(to) ?? button);
    },
  });

  return {
    update(sketch: Sketch, hand: Hand | null): void {
      for (const { button, piece, svg } of buttons) {
        const isHeld = hand?.piece === piece;
        button.hidden = piece === sketch.omitted;
        button.classList.toggle('is-laid', laid(sketch, piece) !== undefined);
        button.setAttribute('aria-pressed', String(isHeld));
        setText(button.querySelector('[data-name]'), trayWords(sketch, piece, isHeld));
        const lies = isHeld ? hand.aspect : undefined;
        const look = lies ? `${lies.direction}${lies.mirrored ? 'm' : ''}` : '';
        if ((button.dataset['look'] ?? '') !== look) {
          button.dataset['look'] = look;
          svg.replaceChildren();
          const options = { id: `tray-${piece}`, title: piece, letter: false, junctions: false };
          drawPiece(svg, pieceOf(piece), lies ? { ...options, aspect: lies } : options);
        }
      }
      roving.keepStop();
    },
    /** The piece whose button has the focus, or null. */
    focused: (): PieceId | null => buttons.find(({ button }) => button === document.activeElement)?.piece ?? null,
  };
}
