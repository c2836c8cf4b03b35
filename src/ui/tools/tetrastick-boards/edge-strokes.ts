import { drag } from '#ui/kit/drag.ts';

/** How near to the middle of an edge a stroke has to pass, as a share of the place that a tap has: else it would take
    the edges that leave from the points on its way too. */
const NEAR = 0.32;
/** Pixels between the points of a stroke that are looked at, because a fast pointer skips edges. */
const APART = 6;

/**
 * Lets the reader draw over the edges of the board editor: a drag that begins on an edge takes out all that it passes,
 * and one that begins where an edge is missing puts them back.
 *
 * @param drawn called at the end of a stroke, with the names of its edges and whether they are there now
 */
export function mountEdgeStrokes(
  svg: SVGSVGElement,
  signal: AbortSignal,
  drawn: (edges: readonly string[], isThere: boolean) => void,
): void {
  hearFirst(svg, signal);
  drag(svg, signal, (event) => {
    const first = event.target instanceof Element ? event.target.closest<SVGElement>('[data-edge]') : null;
    if (!first) return null;
    const isThere = first.classList.contains('is-missing');
    const stroke = new Set<SVGElement>();
    let at = event;

    function take(edge: SVGElement): void {
      if (stroke.has(edge) || edge.classList.contains('is-missing') !== isThere) return;
      stroke.add(edge);
      show(edge, isThere);
    }

    return {
      move(to) {
        take(first);
        const ways = Math.ceil(Math.hypot(to.clientX - at.clientX, to.clientY - at.clientY) / APART);
        for (let way = 1; way <= ways; way += 1) {
          const part = way / ways;
          const x = at.clientX + (to.clientX - at.clientX) * part;
          const y = at.clientY + (to.clientY - at.clientY) * part;
          const edge = edgeAt(x, y);
          if (edge && svg.contains(edge)) take(edge);
        }
        at = to;
      },
      drop(end) {
        if (end) drawn([...stroke].map(nameOf), isThere);
        else for (const edge of stroke) show(edge, !isThere);
      },
    };
  });
}

/** Begins the stroke of a finger that went down before this code had come, with its first move. */
function hearFirst(svg: SVGSVGElement, signal: AbortSignal): void {
  const heard = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([signal, heard.signal]) };
  svg.addEventListener('pointerdown', () => heard.abort(), options);
  svg.addEventListener(
    'pointermove',
    ({ target, buttons, clientX, clientY, pointerId, pointerType, isPrimary }) => {
      heard.abort();
      if (buttons !== 1) return;
      const press = { clientX, clientY, pointerId, pointerType, isPrimary, bubbles: true };
      target?.dispatchEvent(new PointerEvent('pointerdown', press));
    },
    options,
  );
}

/** The edge whose middle is near a point of the window, or null. */
function edgeAt(x: number, y: number): SVGElement | null {
  const reach = document.elementFromPoint(x, y)?.closest('[data-edge]')?.querySelector('.reach');
  if (!reach) return null;
  const { left, top, width, height } = reach.getBoundingClientRect();
  const far = Math.abs(x - left - width / 2) + Math.abs(y - top - height / 2);
  return far <= NEAR * width ? reach.closest<SVGElement>('[data-edge]') : null;
}

function show(edge: SVGElement, isThere: boolean): void {
  edge.classList.toggle('is-missing', !isThere);
  edge.classList.toggle('is-there', isThere);
}

function nameOf(edge: SVGElement): string {
  return edge.dataset['edge'] ?? '';
}
