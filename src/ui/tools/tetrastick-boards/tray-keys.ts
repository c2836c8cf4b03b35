import { listStep } from '#ui/kit/key-steps.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';

/**
 * The pieces of a board that is being built, by keyboard. They are one tab stop. The arrow keys go from
 * piece to piece, Home and End to the first and the last, and Delete or minus takes one out; Enter and
 * Space put one in, because each piece is a button.
 */
export function mountTrayKeys(tray: HTMLElement, signal: AbortSignal): void {
  const pieces = [...tray.querySelectorAll<HTMLButtonElement>('.piece-more')];

  /** The piece under or over this one is the one that begins at the same place in its line. */
  function columns(): number {
    const { top } = pieces[0]?.getBoundingClientRect() ?? { top: 0 };
    return pieces.filter((piece) => piece.getBoundingClientRect().top === top).length;
  }

  // The minus goes with the last piece of its kind: the focus stays on the tile.
  tray.addEventListener(
    'click',
    ({ target }) => {
      const fewer = target instanceof Element ? target.closest('.piece-fewer') : null;
      if (!fewer?.matches(':disabled, [aria-disabled="true"]')) return;
      fewer.closest('.piece-count')?.querySelector<HTMLElement>('.piece-more')?.focus();
    },
    { signal },
  );
  rovingFocus<HTMLButtonElement>(
    tray,
    {
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
    },
    signal,
  );
}
