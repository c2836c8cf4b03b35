import { EDGE } from '#pictures/tetrasticks/measures.ts';
import { drag } from '#ui/kit/drag.ts';

interface DragHandlers {
  /** Called when a piece is pressed; returns what is called with the distance so far, in whole edges, y up. */
  start(): (dx: number, dy: number) => void;
  /** Called with the column of a tapped edge or junction. */
  tap(column: number): void;
}

/**
 * A piece on a board, taken by its sticks and moved in whole edges. A press anywhere that does not
 * move is a tap on the edge or junction below.
 */
export function mountDragging(svg: SVGSVGElement, signal: AbortSignal, handlers: DragHandlers): void {
  drag(svg, signal, ({ target }) => {
    const over = (name: string): string | null =>
      target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;
    const column = over('data-column');
    const move = over('data-row') === null ? null : handlers.start();
    let at = { dx: 0, dy: 0 };
    return {
      move(_, x, y) {
        if (!move) return;
        const edge = (svg.getScreenCTM()?.a ?? 1) * EDGE;
        const to = { dx: Math.round(x / edge), dy: Math.round(-y / edge) };
        if (to.dx === at.dx && to.dy === at.dy) return;
        at = to;
        move(to.dx, to.dy);
      },
      tap() {
        if (column !== null) handlers.tap(Number(column));
      },
    };
  });
}
