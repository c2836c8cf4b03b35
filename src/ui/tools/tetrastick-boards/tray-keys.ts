import { sayBorder } from '#ui/kit/say-border.ts';

/**
 * The pieces of a board that is being built, by keyboard. They are one tab stop. The arrow keys go from
 * piece to piece, Home and End to the first and the last, and Delete or minus takes one out; Enter and
 * Space put one in, because each piece is a button.
 */
export function mountTrayKeys(tray: HTMLElement, signal: AbortSignal): void {
  const pieces = [...tray.querySelectorAll<HTMLButtonElement>('.piece-more')];

  function stopAt(piece: HTMLButtonElement): void {
    for (const other of pieces) other.tabIndex = other === piece ? 0 : -1;
  }

  /** The piece under or over this one is the one that begins at the same place in its line. */
  function columns(): number {
    const { top } = pieces[0]?.getBoundingClientRect() ?? { top: 0 };
    return pieces.filter((piece) => piece.getBoundingClientRect().top === top).length;
  }

  tray.addEventListener(
    'focusin',
    ({ target }) => {
      const piece = pieces.find((one) => one === target);
      if (piece) stopAt(piece);
    },
    { signal },
  );
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
  tray.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const at = pieces.findIndex((piece) => piece === event.target);
      if (at < 0) return;
      if (['Delete', 'Backspace', '-'].includes(event.key)) {
        pieces[at]?.closest('.piece-count')?.querySelector<HTMLButtonElement>('.piece-fewer')?.click();
      } else {
        const to = pieceAfter(at, event.key, pieces.length, columns());
        if (to === null) return;
        if (to === at) sayBorder(tray, event.key);
        else pieces[to]?.focus();
      }
      event.preventDefault();
    },
    { signal },
  );
}

/** Where an arrow key, Home or End leads among pieces in lines; the same place at the border, null for any other key. */
export function pieceAfter(at: number, key: string, pieces: number, columns: number): number | null {
  const inside = (to: number): number => (to >= 0 && to < pieces ? to : at);
  switch (key) {
    case 'ArrowLeft':
      return inside(at - 1);
    case 'ArrowRight':
      return inside(at + 1);
    case 'ArrowUp':
      return inside(at - columns);
    case 'ArrowDown':
      return inside(at + columns);
    case 'Home':
      return 0;
    case 'End':
      return pieces - 1;
    default:
      return null;
  }
}
