import { focusInPlace, ownKeys } from '#ui/kit/cell-keys.ts';
import type { RipplePlayState } from './play-state.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Wires the grid: a press picks a cell, and the focus follows the pick. */
export function mountRippleGrid(board: HTMLElement, svg: SVGSVGElement, table: RipplePlayState, signal: AbortSignal) {
  const { on } = wiring(board, signal);
  const cellAt = (index: number): SVGElement | null => svg.querySelector<SVGElement>(`.cell[data-column="${index}"]`);

  /** Focuses a cell. */
  const focus = (cell: number): void => focusInPlace(svg, cell);

  /** Returns the cell under a point, from the geometry, because other shapes cover the cells; -1 outside. */
  function under({ clientX, clientY }: MouseEvent): number {
    const first = cellAt(0)?.getBoundingClientRect();
    if (!first) return -1;
    const { width, height } = table.game.puzzle;
    const x = Math.floor((clientX - first.left) / first.width);
    const y = Math.floor((clientY - first.top) / first.height);
    return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  }

  // The element around the picture listens, because an <svg> with a listener becomes a tab stop.
  on(board, 'click', (event) => {
    const cell = under(event);
    if (cell < 0) return;
    table.pick(cell);
    focus(cell);
  });
  on(board, 'focusin', ({ target }) => {
    const cell = target instanceof Element ? target.getAttribute('data-column') : null;
    if (cell !== null) table.pick(Number(cell));
  });
  ownKeys(board, board.dataset['keys'] ?? '');

  return {
    focus,
    go(move: () => void): void {
      move();
      focus(table.picked);
    },
  };
}
