import { EDGE } from '#pictures/tetrasticks/measures.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface DragHandlers {
  /** Called when a drag of a piece starts; returns what is called with the distance so far, in whole edges, y up. */
  start(): (dx: number, dy: number) => void;
  /** Called with the column of a tapped edge or junction. */
  tap(column: number): void;
}

/** A pointer that has moved less than this, in pixels, was a tap. */
const TAP = 6;

/**
 * A piece on a board, taken by its sticks and moved in whole edges. A press anywhere that does not
 * move is a tap on the edge or junction below.
 */
export function mountDragging(svg: SVGSVGElement, signal: AbortSignal, handlers: DragHandlers): void {
  const { on } = wiring(svg, signal);
  let drag: ((dx: number, dy: number) => void) | null = null;
  let pointer: number | null = null;
  let from = { x: 0, y: 0 };
  let at = { dx: 0, dy: 0 };
  let column: string | null = null;
  let isTap = true;

  function over(event: PointerEvent, name: string): string | null {
    const { target } = event;
    return target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;
  }

  on(svg, 'pointerdown', (event) => {
    if (event.button !== 0) return;
    pointer = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
    at = { dx: 0, dy: 0 };
    isTap = true;
    column = over(event, 'data-column');
    drag = over(event, 'data-row') === null ? null : handlers.start();
    if (!drag) return;
    svg.setPointerCapture(pointer);
    svg.classList.add('is-dragging');
  });
  on(svg, 'pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(x, y) > TAP) isTap = false;
    if (isTap || !drag) return;
    const edge = (svg.getScreenCTM()?.a ?? 1) * EDGE;
    const to = { dx: Math.round(x / edge), dy: Math.round(-y / edge) };
    if (to.dx === at.dx && to.dy === at.dy) return;
    at = to;
    drag(to.dx, to.dy);
  });
  function end(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    pointer = null;
    drag = null;
    svg.classList.remove('is-dragging');
    if (event.type === 'pointerup' && isTap && column !== null) handlers.tap(Number(column));
  }
  on(svg, 'pointerup', end);
  on(svg, 'pointercancel', end);
}
