import { sayBorder } from './say-border.ts';

/** The arrow keys walk over the cells of a fine grid, which are one tab stop together. */
export function mountGridKeys(svg: SVGSVGElement, signal: AbortSignal): void {
  svg.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const from = cellOf(event.target);
      if (from === null) return;
      const [x, y] = from;
      const last = svg.querySelectorAll(`[data-cell$=",${y}"]`).length - 1;
      // From where to look, and which way when there is no cell yet to stand on.
      const way = {
        ArrowLeft: [x - 1, y, -1, 0],
        ArrowRight: [x + 1, y, 1, 0],
        ArrowUp: [x, y + 1, 0, 1],
        ArrowDown: [x, y - 1, 0, -1],
        Home: [0, y, 1, 0],
        End: [last, y, -1, 0],
      }[event.key];
      if (way === undefined) return;
      // At the border an arrow stays, and does not step the run instead.
      event.preventDefault();
      const [toX = 0, toY = 0, dx = 0, dy = 0] = way;
      if (!focusCell(svg, toX, toY, dx, dy)) sayBorder(svg, event.key);
    },
    { signal },
  );
}

function cellOf(target: EventTarget | null): [number, number] | null {
  const name = target instanceof Element ? target.getAttribute('data-cell') : null;
  const match = /^(\d+),(\d+)$/.exec(name ?? '');
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** Focuses the first cell from here on that is there, if any; a grid that is being built has gaps. */
function focusCell(svg: SVGSVGElement, x: number, y: number, dx: number, dy: number): boolean {
  const next = svg.querySelector(`[data-cell="${x},${y}"]`);
  if (!(next instanceof SVGElement)) return false;
  if (!next.hasAttribute('tabindex')) return focusCell(svg, x + dx, y + dy, dx, dy);
  for (const old of svg.querySelectorAll('[data-cell][tabindex="0"]')) {
    old.setAttribute('tabindex', '-1');
  }
  next.setAttribute('tabindex', '0');
  next.focus();
  return true;
}
