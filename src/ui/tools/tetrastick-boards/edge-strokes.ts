import { drag } from '#ui/kit/drag.ts';

/** How near to the middle of an edge a stroke has to pass, as a share of the place that a tap has: else it would take
    the edges that leave from the points on its way too. */
const NEAR = 0.32;
/** Pixels between the points of a stroke that are looked at, because a fast pointer skips edges. */
const APART = 6;

interface EdgeStrokes {
  /** Whether an edge is there, before the stroke. */
  isThere(edge: string): boolean;
  /** Shows the stroke so far: its edges are there, or are not. */
  passed(edges: readonly string[], isThere: boolean): void;
  /** Called at the end of a stroke. */
  drawn(edges: readonly string[], isThere: boolean): void;
  /** Shows the board without the stroke, which Escape or the browser has ended. */
  ended(edges: readonly string[]): void;
}

/**
 * Lets the reader draw over the edges of a board, from an edge or from a point: where the first edge that is passed is
 * there, the stroke takes out all that it passes, and else it puts them there.
 */
export function mountEdgeStrokes(svg: SVGSVGElement, signal: AbortSignal, strokes: EdgeStrokes): void {
  hearFirst(svg, signal);
  drag(svg, signal, (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<SVGElement>('[data-edge]') : null;
    const stroke = new Set<string>();
    let isThere: boolean | null = null;
    let at: PointerEvent | null = null;

    function take(edge: SVGElement | null): void {
      const name = edge?.dataset['edge'];
      if (edge === null || name === undefined || !svg.contains(edge) || stroke.has(name)) return;
      isThere ??= !strokes.isThere(name);
      if (strokes.isThere(name) === isThere) return;
      stroke.add(name);
      strokes.passed([...stroke], isThere);
    }

    return {
      move(to) {
        if (!at) take(edgeAt(event.clientX, event.clientY));
        const from = at ?? event;
        const ways = Math.ceil(Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) / APART);
        for (let way = 1; way <= ways; way += 1) {
          const part = way / ways;
          take(
            edgeAt(
              from.clientX + (to.clientX - from.clientX) * part,
              from.clientY + (to.clientY - from.clientY) * part,
            ),
          );
        }
        at = to;
      },
      drop(end) {
        // A press that has hardly moved means the edge under it.
        if (end && stroke.size === 0) take(pressed);
        if (end && isThere !== null) strokes.drawn([...stroke], isThere);
        else strokes.ended([...stroke]);
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
