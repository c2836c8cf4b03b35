import { wiring } from '#ui/kit/wiring.ts';

interface LineDragging {
  /** The lines of the program, in their order. */
  program(): readonly HTMLElement[];
  /** Called when a line is dropped: on the place before the one numbered `at`, or outside the program. */
  drop(line: HTMLElement, at: number | null): void;
}

/** Pixels that the pointer may move and still only press. */
const STILL = 6;

/** A mouse or a pen drags lines; a finger scrolls, and presses them. */
export function mountLineDragging(
  host: HTMLElement,
  place: HTMLElement,
  signal: AbortSignal,
  { program, drop }: LineDragging,
): void {
  const { on } = wiring(host, signal);
  let line: HTMLElement | null = null;
  let from = { x: 0, y: 0 };
  let isDragged = false;

  on(host, 'pointerdown', (event) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('.order-line') : null;
    if (!found || event.button !== 0 || event.pointerType === 'touch') return;
    line = found;
    from = { x: event.clientX, y: event.clientY };
    line.setPointerCapture(event.pointerId);
  });
  on(host, 'pointermove', ({ clientX, clientY }) => {
    if (!line) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    isDragged ||= Math.hypot(dx, dy) > STILL;
    if (!isDragged) return;
    host.dataset['dragging'] = '';
    line.dataset['dragged'] = '';
    line.style.translate = `${dx}px ${dy}px`;
    mark(placeAt(clientX, clientY));
  });
  on(host, 'pointerup', ({ clientX, clientY }) => {
    const dropped = isDragged ? line : null;
    end();
    if (!dropped) return;
    // The click that follows ends the drag, and is not a press. There may be none.
    const ignore = new AbortController();
    host.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: ignore.signal });
    setTimeout(() => ignore.abort());
    drop(dropped, placeAt(clientX, clientY));
  });
  on(host, 'pointercancel', end);
  on(host, 'keydown', ({ key }) => {
    if (key === 'Escape') end();
  });

  function end(): void {
    if (line) {
      line.style.translate = '';
      delete line.dataset['dragged'];
    }
    delete host.dataset['dragging'];
    mark(null);
    line = null;
    isDragged = false;
  }

  /** The place in the program at a point of the window; null outside of it. */
  function placeAt(x: number, y: number): number | null {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return null;
    return itemsOf().filter((item) => {
      const box = item.getBoundingClientRect();
      return y > (box.top + box.bottom) / 2;
    }).length;
  }

  function itemsOf(): Element[] {
    return program().map((one) => one.parentElement ?? one);
  }

  function mark(at: number | null): void {
    const items = itemsOf();
    for (const [number, item] of items.entries()) {
      item.toggleAttribute('data-before', number === at);
      item.toggleAttribute('data-after', at === items.length && number === at - 1);
    }
    place.toggleAttribute('data-over', at !== null);
  }
}
