import { sayBorder } from '#ui/kit/say-border.ts';

/**
 * Presses on the columns of blocks drawn by `drawBlock`, and the arrow keys: the squares of a block
 * are one tab stop together.
 */
export function mountBlockKeys(host: HTMLElement, pick: (column: number) => void, signal: AbortSignal): void {
  host.addEventListener(
    'click',
    ({ target }) => {
      const cell = cellOf(target);
      if (cell) press(cell);
    },
    { signal },
  );
  host.addEventListener(
    'keydown',
    (event) => {
      const cell = cellOf(event.target);
      if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
      const [dx, dy] = steps[event.key] ?? [0, 0];
      if (dx !== 0 || dy !== 0) walk(cell, dx, dy, event.key);
      else if (event.key === 'Enter' || event.key === ' ') press(cell);
      else return;
      event.preventDefault();
    },
    { signal },
  );

  function press(cell: SVGElement): void {
    focus(cell);
    pick(Number(cell.dataset['column']));
  }
}

const steps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cellOf(target: EventTarget | null): SVGElement | null {
  const cell = target instanceof Element ? target.closest('.block-cell') : null;
  return cell instanceof SVGElement ? cell : null;
}

/** To the square one step away; lines of rooms have different lengths, and there is none beyond. */
function walk(from: SVGElement, dx: number, dy: number, key: string): void {
  const side = Number(from.getAttribute('width')) + 2;
  const x = Number(from.getAttribute('x')) + dx * side;
  const y = Number(from.getAttribute('y')) + dy * side;
  const next = from.parentElement?.querySelector(`.block-cell[x="${x}"][y="${y}"]`);
  if (next instanceof SVGElement) focus(next);
  else sayBorder(from, key);
}

function focus(cell: SVGElement): void {
  for (const old of cell.parentElement?.querySelectorAll('[tabindex="0"]') ?? []) {
    old.setAttribute('tabindex', '-1');
  }
  cell.setAttribute('tabindex', '0');
  cell.focus();
}
