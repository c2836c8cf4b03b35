import { sayBorder } from '#ui/kit/say-border.ts';

/**
 * The edges of a board that is being built, by keyboard and by pointer. They are one tab stop. The
 * arrow keys walk over them as over rows of a table: a line of horizontal edges, then the vertical
 * ones above it, and so on. Enter, Space or a press takes an edge out or puts it back.
 */
export function mountEdgeKeys(svg: SVGSVGElement, press: (edge: string) => void, signal: AbortSignal): void {
  svg.addEventListener(
    'click',
    ({ target }) => {
      const edge = edgeOf(target);
      if (edge === null) return;
      focusEdge(svg, edge);
      press(edge);
    },
    { signal },
  );
  svg.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const edge = edgeOf(event.target);
      if (edge === null) return;
      if (event.key === 'Enter' || event.key === ' ') {
        if (!event.repeat) press(edge);
      } else {
        const next = edgeAfter(edge, event.key, sizeOf(svg));
        if (next === null) return;
        if (next === edge) sayBorder(svg, event.key);
        else focusEdge(svg, next);
      }
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
}

/** Sees to it that exactly one edge can be reached with Tab. */
export function keepTabStop(svg: SVGSVGElement): void {
  if (svg.querySelector('[data-edge][tabindex="0"]')) return;
  svg.querySelector('[data-edge]')?.setAttribute('tabindex', '0');
}

/**
 * The edge that an arrow key, Home or End leads to, the same one at the border, or null for any
 * other key. Up from a line of horizontal edges are the vertical ones that stand on it.
 */
export function edgeAfter(
  name: string,
  key: string,
  { width, height }: { readonly width: number; readonly height: number },
): string | null {
  const isAcross = name.startsWith('H');
  const [x, y] = [Number(name[1]), Number(name[2])];
  const last = isAcross ? width - 1 : width;
  switch (key) {
    case 'ArrowLeft':
      return `${name[0] ?? ''}${Math.max(0, x - 1)}${y}`;
    case 'ArrowRight':
      return `${name[0] ?? ''}${Math.min(last, x + 1)}${y}`;
    case 'Home':
      return `${name[0] ?? ''}0${y}`;
    case 'End':
      return `${name[0] ?? ''}${last}${y}`;
    case 'ArrowUp':
      if (isAcross) return y < height ? `V${x}${y}` : name;
      return `H${Math.min(x, width - 1)}${y + 1}`;
    case 'ArrowDown':
      if (isAcross) return y > 0 ? `V${x}${y - 1}` : name;
      return `H${Math.min(x, width - 1)}${y}`;
    default:
      return null;
  }
}

function edgeOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-edge]')?.getAttribute('data-edge') ?? null;
}

function focusEdge(svg: SVGSVGElement, name: string): void {
  const next = svg.querySelector<SVGElement>(`[data-edge="${name}"]`);
  if (!next) return;
  for (const old of svg.querySelectorAll('[data-edge][tabindex="0"]')) {
    old.setAttribute('tabindex', '-1');
  }
  next.setAttribute('tabindex', '0');
  next.focus();
}

/** The size of the board, from its edges: the one furthest right, and the one furthest up. */
function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const names = [...svg.querySelectorAll('[data-edge]')].map((edge) => edge.getAttribute('data-edge') ?? '');
  const most = (kind: string, at: number): number =>
    Math.max(0, ...names.filter((name) => name.startsWith(kind)).map((name) => Number(name[at])));
  return { width: most('V', 1), height: most('H', 2) };
}
