import { rovingFocus } from './roving-focus.ts';

/** Arrow keys, Home and End move the focus over the cells of a fine grid, which are a single tab stop. */
export function mountGridKeys(svg: SVGSVGElement, signal: AbortSignal): void {
  rovingFocus<SVGElement>(svg, signal, {
    items: '[data-cell][tabindex]',
    next(cell, { key }) {
      const [x = 0, y = 0] = (cell.dataset['cell'] ?? '').split(',').map(Number);
      const last = svg.querySelectorAll(`[data-cell$=",${y}"]`).length - 1;
      // The cell to look at first, and the direction in which to pass gaps.
      const way = {
        ArrowLeft: [x - 1, y, -1, 0],
        ArrowRight: [x + 1, y, 1, 0],
        ArrowUp: [x, y + 1, 0, 1],
        ArrowDown: [x, y - 1, 0, -1],
        Home: [0, y, 1, 0],
        End: [last, y, -1, 0],
      }[key];
      if (way === undefined) return null;
      const [toX = 0, toY = 0, dx = 0, dy = 0] = way;
      return cellFrom(svg, toX, toY, dx, dy) ?? cell;
    },
  });
}

/** The first focusable cell from here on, if any; a grid under construction has gaps. */
function cellFrom(svg: SVGSVGElement, x: number, y: number, dx: number, dy: number): SVGElement | null {
  const cell = svg.querySelector<SVGElement>(`[data-cell="${x},${y}"]`);
  return !cell || cell.hasAttribute('tabindex') ? cell : cellFrom(svg, x + dx, y + dy, dx, dy);
}
