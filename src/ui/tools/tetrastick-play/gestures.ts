import { EDGE } from '#pictures/tetrasticks/measures.ts';
import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { drag } from '#ui/kit/drag.ts';

/** The actions of the pointer on the board; points are in edges from its lower left corner. */
interface PlayGestures {
  /** Returns the name of the placement of the piece in hand; null without one. */
  holding(): string | null;
  /** Moves the piece in hand over a point; `hovering` for a mouse or pen. */
  hold(over: Point, hovering: boolean): void;
  /** Takes a piece from the tray, unless it is in hand. */
  take(piece: PieceId): void;
  /** Takes up the piece at a point; returns false when none lies there. */
  lift(from: Point): boolean;
  /** `place` lays the piece in hand; `show` announces where a second tap would lay it. */
  place(): void;
  show(): void;
  /** Called when a finger has begun to drag a piece out of the tray, and the page scrolls instead. */
  swiped(piece: PieceId): void;
}

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
  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: x / EDGE, y: -y / EDGE };
  }

  /** Whether there is a piece in hand, and the pointer over the board. */
  function isOver({ clientX, clientY }: PointerEvent): boolean {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const isOn = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return isOn && gestures.holding() !== null;
  }

  function follow(event: PointerEvent): void {
    if (isOver(event)) gestures.hold(pointOf(event), event.pointerType !== 'touch');
  }

  function layIfOver(event: PointerEvent | null): void {
    if (event && isOver(event)) gestures.place();
  }

  drag(board, signal, (event) => {
    const before = gestures.holding();
    const isTouch = event.pointerType === 'touch';
    if (before !== null) follow(event);
    // Scrolling by touch must not take up a piece, so a touch takes one up only as a tap.
    else if (isTouch) return { tap: (at) => void gestures.lift(pointOf(at)) };
    else if (!gestures.lift(pointOf(event))) return null;
    return {
      move: follow,
      drop: layIfOver,
      tap() {
        const now = gestures.holding();
        if (before === null || now === null) return;
        if (!isTouch || now === before) gestures.place();
        else gestures.show();
      },
    };
  });
  board.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'touch' && event.buttons === 0) follow(event);
    },
    { signal },
  );
  // By mouse or pen; a touch on the tray scrolls the page.
  drag(tray, signal, ({ target, pointerType }) => {
    const piece = pieceAt(target);
    if (!piece || pointerType === 'touch') return null;
    const move = (event: PointerEvent): void => {
      gestures.take(piece);
      follow(event);
    };
    return { move, drop: layIfOver };
  });
  tray.addEventListener(
    'pointercancel',
    ({ target, pointerType }) => {
      const piece = pieceAt(target);
      if (piece && pointerType === 'touch') gestures.swiped(piece);
    },
    { signal },
  );
}

/** The piece of the tile that an event is about, or null. */
function pieceAt(target: EventTarget | null): PieceId | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null;
  const piece = tile?.dataset['take'] ?? '';
  return isPieceId(piece) ? piece : null;
}
