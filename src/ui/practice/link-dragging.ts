import type { Point } from '#pictures/kit/polyline.ts';
import type { TorusLink } from '#pictures/torus/view.ts';
import { drag } from '#ui/kit/drag.ts';

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

/** The pointer on a torus that is being written: links are dragged by their heads, or nodes pressed. */
export function mountLinkDragging(
  svg: SVGSVGElement,
  signal: AbortSignal,
  { linkAt, take, move, drop, press }: LinkDragging,
): void {
  drag(svg, signal, (event) => {
    const grip = (event.target as Element).closest('.torus-grips > *')?.getAttribute('data-id');
    const link = grip ? linkAt(grip) : null;
    if (!link) return null;
    event.preventDefault();
    take(link);
    return {
      move: (at) => move(inPicture(svg, at)),
      drop: (at) => drop(at && nodeAt(document.elementsFromPoint(at.clientX, at.clientY))),
      // It stays held, and is led to the node that is pressed next.
      tap: () => {},
    };
  });
  svg.addEventListener(
    'click',
    ({ target }) => {
      const node = target instanceof Element ? nodeAt([target]) : null;
      if (node !== null) press(node);
    },
    { signal },
  );
}

/** The node that one of these elements belongs to. */
function nodeAt(elements: readonly Element[]): string | null {
  const nodes = elements.map((element) => element.closest('.torus-node')?.getAttribute('data-id'));
  return nodes.find((id) => id !== null && id !== undefined) ?? null;
}

function inPicture(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x: Math.round(x), y: Math.round(y) };
}
