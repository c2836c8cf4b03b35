import type { Point } from '#pictures/torus/route.ts';
import type { TorusLink } from '#pictures/torus/view.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface LinkDragging {
  linkAt(grip: string): TorusLink | null;
  /** Called when a link is taken by its head. */
  take(link: TorusLink): void;
  /** Called with the place of the pointer, in units of the picture. */
  move(point: Point): void;
  /** Called when the link is dropped on a node, or on nothing: then it stays held. */
  drop(node: string | null): void;
  /** Called when a node is pressed and no link was dragged to it. */
  press(node: string): void;
}

/** Pixels that the pointer may move and still only press. */
const STILL = 6;

/** The pointer on a torus that is being written: links are dragged by their heads, or nodes pressed. */
export function mountLinkDragging(
  svg: SVGSVGElement,
  signal: AbortSignal,
  { linkAt, take, move, drop, press }: LinkDragging,
): void {
  const { on } = wiring(svg, signal);
  let from: Point | null = null;
  let isDragged = false;

  const end = (): void => {
    from = null;
    isDragged = false;
  };

  on(svg, 'pointerdown', (event) => {
    const grip = (event.target as Element).closest('.torus-grips > *')?.getAttribute('data-id');
    const link = grip ? linkAt(grip) : null;
    if (!link || event.button !== 0) return;
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    from = { x: event.clientX, y: event.clientY };
    take(link);
  });
  on(svg, 'pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    isDragged ||= Math.hypot(clientX - from.x, clientY - from.y) > STILL;
    if (isDragged) move(inPicture(svg, clientX, clientY));
  });
  on(svg, 'pointerup', ({ clientX, clientY }) => {
    if (isDragged) drop(nodeAt(document.elementsFromPoint(clientX, clientY)));
    // The click that follows ends the drag, and is not a press.
    if (from) on(svg, 'click', (event) => event.stopImmediatePropagation(), { once: true, capture: true });
    end();
  });
  on(svg, 'pointercancel', () => {
    if (from) drop(null);
    end();
  });
  on(svg, 'click', ({ target }) => {
    const node = target instanceof Element ? nodeAt([target]) : null;
    if (node !== null) press(node);
  });
}

/** The node that one of these elements belongs to. */
function nodeAt(elements: readonly Element[]): string | null {
  const nodes = elements.map((element) => element.closest('.torus-node')?.getAttribute('data-id'));
  return nodes.find((id) => id !== null && id !== undefined) ?? null;
}

function inPicture(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x: Math.round(x), y: Math.round(y) };
}
