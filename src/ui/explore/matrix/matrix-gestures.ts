import { wiring } from '#ui/kit/wiring.ts';

/**
 * Turns pointer, wheel and touch events on a canvas into pan, zoom, point and press. The page keeps its scrolling: a
 * wheel zooms only with Ctrl or ⌘, or while the canvas has the focus, and one finger drags only sideways; two fingers
 * pan and zoom.
 */

interface GestureWishes {
  /** CSS pixels per unit of the picture; default: 1. */
  scale?(): number;
  pan(dx: number, dy: number): void;
  /** `factor` above 1 zooms in; (x, y) stays where it is. Returns false at the end of the range. */
  zoom(factor: number, x: number, y: number): boolean;
  point(x: number, y: number): void;
  leave(): void;
  press(x: number, y: number): void;
  /** Called when a wheel only scrolls the page, to show how to zoom. */
  hint(): void;
}

/** A pointer that moves less than this between down and up has pressed, not dragged. */
const SLACK = 4;
/** A finger is less steady. */
const TOUCH_SLACK = 10;

function slackOf({ pointerType }: PointerEvent): number {
  return pointerType === 'touch' ? TOUCH_SLACK : SLACK;
}

export function mountMatrixGestures(canvas: HTMLCanvasElement, signal: AbortSignal, wishes: GestureWishes): void {
  /** The pointers that are down, and where they were last. */
  const { on } = wiring(canvas, signal);
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  function at(event: MouseEvent): { x: number; y: number } {
    const box = canvas.getBoundingClientRect();
    const scale = wishes.scale?.() ?? 1;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  }

  function onDown(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const place = at(event);
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, place);
    // A finger may be about to scroll, so it points only when it has tapped.
    if (event.pointerType !== 'touch') wishes.point(place.x, place.y);
  }

  function onMove(event: PointerEvent): void {
    const place = at(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') wishes.point(place.x, place.y);
      return;
    }
    const [dx, dy] = [place.x - before.x, place.y - before.y];
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled < slackOf(event)) return;
    canvas.setPointerCapture(event.pointerId);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, place);
    if (!other) {
      wishes.pan(dx, event.pointerType === 'touch' ? 0 : dy);
      return;
    }
    // Two fingers: each moves the middle between them by half, and their distance is the zoom.
    wishes.pan(dx / 2, dy / 2);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(place.x - other.x, place.y - other.y);
    if (was > 10 && is > 10) {
      wishes.zoom(is / was, (place.x + other.x) / 2, (place.y + other.y) / 2);
    }
  }

  function onUp(event: PointerEvent): void {
    const place = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (place && event.type === 'pointerup' && travelled < slackOf(event) && down.size === 0) {
      wishes.point(place.x, place.y);
      wishes.press(place.x, place.y);
    }
  }

  function onWheel(event: WheelEvent): void {
    const mayZoom = event.ctrlKey || event.metaKey || document.activeElement === canvas;
    if (!mayZoom || event.shiftKey) {
      if (!mayZoom) wishes.hint();
      return;
    }
    const { x, y } = at(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a trackpad comes as Ctrl and small numbers.
    const strength = event.ctrlKey && Math.abs(event.deltaY) < 20 ? 0.012 : 0.004;
    const didZoom = wishes.zoom(Math.exp(-event.deltaY * lines * strength), x, y);
    // With Ctrl the browser would zoom the page; without, the page may scroll on at the far end.
    if (didZoom || event.ctrlKey || event.metaKey) event.preventDefault();
  }

  function keepFingers(event: TouchEvent): void {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  }

  on(canvas, 'pointerdown', onDown);
  on(canvas, 'pointermove', onMove);
  on(canvas, 'pointerup', onUp);
  on(canvas, 'pointercancel', onUp);
  on(canvas, 'pointerleave', (event) => {
    // A finger always leaves; what it has tapped stays lit.
    if (event.pointerType !== 'touch' && !down.has(event.pointerId)) wishes.leave();
  });
  canvas.addEventListener('wheel', onWheel, { signal, passive: false });
  canvas.addEventListener('touchstart', keepFingers, { signal, passive: false });
  canvas.addEventListener('touchmove', keepFingers, { signal, passive: false });
}
