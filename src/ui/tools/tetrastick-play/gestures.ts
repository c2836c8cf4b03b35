import { EDGE } from '#pictures/tetrasticks/measures.ts';
import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The actions of the pointer on the board; points are in edges from its lower left corner. */
interface PlayGestures {
  /** Returns the name of the placement of the piece in hand; null without one. */
  holding(): string | null;
  /** Moves the piece in hand over a point; `hovering` for a mouse or pen. */
  hold(over: Point, hovering: boolean): void;
  /**
   * `take` takes a piece from the tray; `lift` takes up the piece at a point, and returns false when none lies there.
   */
  take(piece: PieceId): void;
  lift(from: Point): boolean;
  /** `place` lays the piece in hand; `show` announces where a second tap would lay it. */
  place(): void;
  show(): void;
}

/** A press that moves further than this, in pixels, is a drag. */
const DRAG = 7;

/**
 * Mouse and pen: the piece in hand follows the pointer, a press lays it, and pieces can be dragged from the tray or
 * over the board. Touch: a tap moves the piece there, and a second tap on the same place, or the end of a drag, lays
 * it.
 */
export function mountPieceGestures(
  board: HTMLElement,
  svg: SVGSVGElement,
  tray: HTMLElement,
  signal: AbortSignal,
  gestures: PlayGestures,
): void {
  const { on } = wiring(board, signal);
  let drag: { x: number; y: number; isDrag: boolean; before: string | null } | null = null;
  let afterDrag = false;
  // Not every browser sets `pointerType` on a click.
  let pressedBy = '';

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: x / EDGE, y: -y / EDGE };
  }

  function isOver({ clientX, clientY }: PointerEvent): boolean {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  function follow(event: PointerEvent): void {
    if (drag && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG) {
      drag.isDrag = true;
    }
    if (gestures.holding() !== null && isOver(event)) {
      gestures.hold(pointOf(event), event.pointerType !== 'touch');
    }
  }

  on(board, 'pointerdown', (event) => {
    if (event.button !== 0) return;
    afterDrag = false;
    pressedBy = event.pointerType;
    const before = gestures.holding();
    drag = { x: event.clientX, y: event.clientY, isDrag: false, before };
    if (before !== null) {
      board.setPointerCapture(event.pointerId);
      follow(event);
    } else if (event.pointerType !== 'touch' && gestures.lift(pointOf(event))) {
      board.setPointerCapture(event.pointerId);
    }
  });
  on(board, 'pointermove', (event) => {
    if (event.pointerType !== 'touch' || drag) follow(event);
  });
  on(board, 'pointerup', (event) => {
    const done = drag;
    drag = null;
    if (!done || gestures.holding() === null) return;
    const lifted = done.before === null;
    if (done.isDrag) {
      if (isOver(event)) gestures.place();
    } else if (lifted) return;
    else if (event.pointerType !== 'touch' || gestures.holding() === done.before) gestures.place();
    else gestures.show();
    afterDrag = true;
  });
  on(board, 'pointercancel', () => {
    drag = null;
  });
  // Scrolling by touch must not take up a piece, so a touch takes one up only as a tap.
  on(board, 'click', (event) => {
    const isTap = pressedBy === 'touch' && !afterDrag && gestures.holding() === null;
    afterDrag = false;
    if (isTap) gestures.lift(pointOf(event));
  });

  /** The piece being dragged from the tray, by mouse or pen; a touch on the tray scrolls the page. */
  let fromTray: { piece: PieceId; x: number; y: number; isDrag: boolean } | null = null;
  let afterTrayDrag = false;
  on(tray, 'pointerdown', (event) => {
    afterTrayDrag = false;
    const button = (event.target as Element).closest<HTMLElement>('[data-take]');
    const piece = button?.dataset['take'] ?? '';
    if (!button || !isPieceId(piece) || event.button !== 0 || event.pointerType === 'touch') return;
    fromTray = { piece, x: event.clientX, y: event.clientY, isDrag: false };
    button.setPointerCapture(event.pointerId);
  });
  on(tray, 'pointermove', (event) => {
    if (!fromTray) return;
    const far = Math.hypot(event.clientX - fromTray.x, event.clientY - fromTray.y) > DRAG;
    if (far && !fromTray.isDrag) {
      fromTray.isDrag = true;
      gestures.take(fromTray.piece);
    }
    if (fromTray.isDrag) follow(event);
  });
  on(tray, 'pointerup', (event) => {
    const done = fromTray;
    fromTray = null;
    if (!done?.isDrag) return;
    afterTrayDrag = true;
    if (isOver(event)) gestures.place();
  });
  on(tray, 'pointercancel', () => {
    fromTray = null;
  });
  // The click after a drag is ignored.
  on(
    tray,
    'click',
    (event) => {
      if (afterTrayDrag) event.stopPropagation();
      afterTrayDrag = false;
    },
    { capture: true },
  );
}
