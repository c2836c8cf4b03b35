import { rovingFocus } from './roving-focus.ts';

/** The arrow keys walk over the cells of a fine grid, which are one tab stop together. */
export function mountGridKeys(svg: SVGSVGElement, signal: AbortSignal): void {
  rovingFocus<SVGElement>(
    svg,
    {
      items: '[data-cell][tabindex]',
      next(cell, { key }) {
        const [x = 0, y = 0] = (cell.dataset['cell'] ?? '').split(',').map(Number);
        const last = svg.querySelectorAll(`[data-cell$=",${y}"]`).length - 1;
        // From where to look, and which way when there is no cell yet to stand on.
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
    },
    signal,
  );
}

/** The first cell from here on that is there, if any; a grid that is being built has gaps. */
function cellFrom(svg: SVGSVGElement, x: number, y: number, dx: number, dy: number): SVGElement | null {
  const cell = svg.querySelector<SVGElement>(`[data-cell="${x},${y}"]`);
  return !cell || cell.hasAttribute('tabindex') ? cell : cellFrom(svg, x + dx, y + dy, dx, dy);
}
