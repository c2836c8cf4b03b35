import { wiring } from './wiring.ts';

/** Pixels that a pointer may move and still only press. */
const STILL = 6;

/** What a press may become. */
export interface Drag {
  /** Called at each movement, with the way from the press, in CSS pixels. */
  move?(event: PointerEvent, dx: number, dy: number): void;
  /** Called at the end of a drag; null when Escape has ended it, or the browser, to scroll the page. */
  drop?(event: PointerEvent | null): void;
  /** Called when the pointer is lifted and has hardly moved. Without it, such a press is a click as any other. */
  tap?(event: PointerEvent): void;
}

/**
 * Lets the reader drag, with the primary button of a mouse, the tip of a pen, or the first finger. A press that moves
 * further than `STILL` is a drag: the host captures the pointer then, has `data-dragging`, and does not hear the
 * click that follows, as after a `tap`. A finger drags only where `touch-action` says so, and scrolls elsewhere.
 *
 * @param begin called at each press; returns null for one that drags nothing
 */
export function drag(
  host: HTMLElement | SVGElement,
  signal: AbortSignal,
  begin: (event: PointerEvent) => Drag | null,
): void {
  const { on } = wiring(host, signal);
  let held: Drag | null = null;
  let pointer = 0;
  let [x, y] = [0, 0];
  let isDrag = false;
  /** True from the end of a drag or a tap to the click that follows, which may not come. */
  let isAnswered = false;

  function end(event: PointerEvent | null): void {
    if (!held) return;
    const { drop, tap } = held;
    held = null;
    delete host.dataset['dragging'];
    isAnswered = isDrag || tap !== undefined;
    if (isDrag) drop?.(event);
    else if (event) tap?.(event);
  }

  on(host, 'pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    end(null);
    isDrag = isAnswered = false;
    held = begin(event);
    pointer = event.pointerId;
    [x, y] = [event.clientX, event.clientY];
  });
  // Before it is captured, a fast pointer may have left the host.
  on(window, 'pointermove', (event) => {
    if (!held || event.pointerId !== pointer) return;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!isDrag && Math.hypot(dx, dy) <= STILL) return;
    if (!isDrag) host.setPointerCapture(pointer);
    isDrag = true;
    host.dataset['dragging'] = '';
    held.move?.(event, dx, dy);
  });
  on(window, 'pointerup', (event) => {
    if (event.pointerId === pointer) end(event);
  });
  on(window, 'pointercancel', (event) => {
    if (event.pointerId === pointer) end(null);
  });
  on(window, 'keydown', ({ key }) => {
    if (key === 'Escape') end(null);
  });
  // Keys and scripts click without a count.
  const hear = (event: MouseEvent): void => {
    if (isAnswered && event.detail > 0) event.stopImmediatePropagation();
    isAnswered = false;
  };
  on(host, 'click', hear, { capture: true });
}
