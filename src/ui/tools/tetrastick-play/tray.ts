import { drawPiece } from '#pictures/tetrasticks/draw-piece.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Hand } from '#puzzles/tetrasticks/hand.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { isPieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import type { Sketch } from '#puzzles/tetrasticks/sketch.ts';
import { laid } from '#puzzles/tetrasticks/sketch.ts';
import { setText } from '#ui/kit/parts.ts';

export interface PlayTray {
  update(sketch: Sketch, hand: Hand | null): void;
  /** The piece whose button has the focus, or null. */
  focused(): PieceId | null;
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** The tray: a button for each piece, of which the arrow keys choose one; it is one stop of Tab. */
export function mountTray(tray: HTMLElement, take: (piece: PieceId) => void, signal: AbortSignal): PlayTray {
  const buttons = Array.from(tray.querySelectorAll<HTMLButtonElement>('[data-take]')).flatMap((button) => {
    const piece = button.dataset['take'] ?? '';
    const svg = button.querySelector('svg');
    return isPieceId(piece) && svg ? [{ button, piece, svg }] : [];
  });
  const inPlay = (): typeof buttons => buttons.filter(({ button }) => !button.hidden);
  let current: PieceId | null = null;

  /** One of the pieces in play is the stop of Tab. */
  function rove(): void {
    const here = inPlay();
    const at = here.find(({ piece }) => piece === current) ?? here[0];
    for (const { button } of buttons) button.tabIndex = button === at?.button ? 0 : -1;
  }

  for (const { button, piece } of buttons) {
    button.addEventListener('click', () => take(piece), { signal });
    button.addEventListener(
      'focus',
      () => {
        current = piece;
        rove();
      },
      { signal },
    );
  }
  tray.addEventListener(
    'keydown',
    (event) => {
      const here = inPlay();
      const at = here.findIndex(({ button }) => button === document.activeElement);
      const by = MOVES[event.key];
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? here.length - 1 : by && at + by;
      if (at < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      here[(to + here.length) % here.length]?.button.focus();
    },
    { signal },
  );

  return {
    update(sketch, hand) {
      for (const { button, piece, svg } of buttons) {
        const placement = laid(sketch, piece);
        const isHeld = hand?.piece === piece;
        button.hidden = piece === sketch.omitted;
        button.classList.toggle('is-laid', placement !== undefined);
        button.setAttribute('aria-pressed', String(isHeld));
        const where = placement ? `on the board at ${pointText(placement)}` : isHeld ? 'in your hand' : 'in the tray';
        setText(button.querySelector('[data-name]'), `${piece}, ${where}`);
        const lies = isHeld ? hand.aspect : undefined;
        const look = lies ? `${lies.direction}${lies.mirrored ? 'm' : ''}` : '';
        if ((button.dataset['look'] ?? '') !== look) {
          button.dataset['look'] = look;
          svg.replaceChildren();
          const options = { id: `tray-${piece}`, title: piece, letter: false, junctions: false };
          drawPiece(svg, pieceOf(piece), lies ? { ...options, aspect: lies } : options);
        }
      }
      rove();
    },
    focused: () => buttons.find(({ button }) => button === document.activeElement)?.piece ?? null,
  };
}
