import { ARROWS, isPress } from '#ui/kit/keys.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Presses on the columns of a block drawn by `drawBlock`, and the arrow keys: its squares are one tab stop together. */
export function mountBlockKeys(block: SVGSVGElement, signal: AbortSignal, pick: (column: number) => void): void {
  const { on } = wiring(block, signal);
  const press = (square: SVGElement): void => {
    square.focus();
    pick(Number(square.dataset['column']));
  };
  on(block, 'click', ({ target }) => {
    const square = target instanceof Element ? target.closest<SVGElement>('.block-cell') : null;
    if (square) press(square);
  });
  rovingFocus<SVGElement>(block, signal, {
    items: '.block-cell',
    withShift: true,
    next: squareAfter,
    act(event, square) {
      if (isPress(event)) press(square);
      return isPress(event);
    },
  });
}

/** The square one step away, or the same one at the end of a line; null for other keys. */
function squareAfter(from: SVGElement, { key }: KeyboardEvent): SVGElement | null {
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  const side = Number(from.getAttribute('width')) + 2;
  const x = Number(from.getAttribute('x')) + arrow.dx * side;
  const y = Number(from.getAttribute('y')) + arrow.dy * side;
  return from.parentElement?.querySelector<SVGElement>(`.block-cell[x="${x}"][y="${y}"]`) ?? from;
}
