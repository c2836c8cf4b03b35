import { listStep } from '#ui/kit/key-steps.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * Wires the piece tray for the keyboard, as one tab stop. Arrow keys move from piece to piece, Home and End to the
 * first and last; Delete, Backspace or minus removes one. Enter and Space add one, because each piece is a button.
 */
export function mountTrayKeys(tray: HTMLElement, signal: AbortSignal): void {
  const { on } = wiring(tray, signal);
  const pieces = [...tray.querySelectorAll<HTMLButtonElement>('.piece-more')];

  /** The number of pieces per line, from the layout. */
  function columns(): number {
    const { top } = pieces[0]?.getBoundingClientRect() ?? { top: 0 };
    return pieces.filter((piece) => piece.getBoundingClientRect().top === top).length;
  }

  // The minus is disabled with the last piece of its kind, so the focus moves to the piece.
  on(tray, 'click', ({ target }) => {
    const fewer = target instanceof Element ? target.closest('.piece-fewer') : null;
    if (!fewer?.matches(':disabled, [aria-disabled="true"]')) return;
    fewer.closest('.piece-count')?.querySelector<HTMLElement>('.piece-more')?.focus();
  });
  rovingFocus<HTMLButtonElement>(tray, signal, {
    items: '.piece-more',
    next(piece, { key }) {
      const to = listStep(key, pieces.indexOf(piece), pieces.length, columns());
      return to === null ? null : (pieces[to] ?? piece);
    },
    act({ key }, piece) {
      if (!['Delete', 'Backspace', '-'].includes(key)) return false;
      piece.closest('.piece-count')?.querySelector<HTMLButtonElement>('.piece-fewer')?.click();
      return true;
    },
  });
}
