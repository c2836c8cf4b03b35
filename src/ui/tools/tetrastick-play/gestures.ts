import { EDGE } from '#pictures/tetrasticks/measures.ts';
import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** What the pointer does, in words of the board; points are in edges from its lower left corner. */
export interface PlayGestures {
  /** Whether a piece is in hand, and the name of the place where it would lie. */
  holding(): string | null;
  /** The piece in hand is held over a point; `hovering` for a mouse that only moves. */
  hold(over: Point, hovering: boolean): void;
  /** A piece is taken from the tray, or taken up from the board: false when none lies there. */
  take(piece: PieceId): void;
  lift(from: Point): boolean;
  /** The piece in hand is let go, or shown where a second tap would lay it. */
  place(): void;
  show(): void;
}

/** Further than this, in pixels, a press is a drag. */
const DRAG = 7;

/**
 * Mouse and pen: the piece in hand follows, a press lays it, and a piece may be dragged from the
 * tray or over the board. Touch: a tap holds the piece there, a second tap on the same place lays
 * it, and so does a drag when the finger leaves the board.
 */
export function mountGestures(
  board: HTMLElement,
  svg: SVGSVGElement,
  tray: HTMLElement,
  gestures: PlayGestures,
  signal: AbortSignal,
): void {
  const { on } = wiring(board, signal);
  let drag: { x: number; y: number; isDrag: boolean; before: string | null } | null = null;
  let afterDrag = false;
  // Not every browser says of a click what made it.
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
  // A finger that scrolls must not take up a piece, so a touch takes one up when it was a tap.
  on(board, 'click', (event) => {
    const isTap = pressedBy === 'touch' && !afterDrag && gestures.holding() === null;
    afterDrag = false;
    if (isTap) gestures.lift(pointOf(event));
  });

  /** The piece being dragged from the tray; the tray itself scrolls with the page under a finger. */
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
  // The click that ends a drag is none.
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
