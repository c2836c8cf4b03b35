import { type RovingFocus, rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * Wires the edges of the board editor, which are one tab stop. Arrow keys move as in a table: a line of horizontal
 * edges, then the vertical edges above it, and so on. Enter, Space or a press removes an edge or puts it back.
 */
export function mountEdgeKeys(
  svg: SVGSVGElement,
  signal: AbortSignal,
  press: (edge: string) => void,
): RovingFocus<SVGElement> {
  const { on } = wiring(svg, signal);
  on(svg, 'click', ({ target }) => {
    const edge = target instanceof Element ? target.closest<SVGElement>('[data-edge]') : null;
    if (!edge) return;
    edge.focus();
    press(nameOf(edge));
  });
  return rovingFocus<SVGElement>(svg, signal, {
    items: '[data-edge]',
    next(edge, { key }) {
      const name = edgeAfter(nameOf(edge), key, sizeOf(svg));
      return name === null ? null : (svg.querySelector<SVGElement>(`[data-edge="${name}"]`) ?? edge);
    },
    press: (edge) => press(nameOf(edge)),
  });
}

/**
 * Returns the edge that an arrow key, Home or End leads to, the same edge at the border, or null for any other key.
 * Above a line of horizontal edges come the vertical edges that stand on it.
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

function nameOf(edge: Element): string {
  return edge.getAttribute('data-edge') ?? '';
}

/** The size of the board, from its rightmost and topmost edges. */
function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const names = [...svg.querySelectorAll('[data-edge]')].map(nameOf);
  const most = (kind: string, at: number): number =>
    Math.max(0, ...names.filter((name) => name.startsWith(kind)).map((name) => Number(name[at])));
  return { width: most('V', 1), height: most('H', 2) };
}
