import { drag } from '#ui/kit/drag.ts';

interface LineDragging {
  /** The lines of the program, in their order. */
  program(): readonly HTMLElement[];
  /** Called when a line is dropped: on the place before the one numbered `at`, or outside the program. */
  drop(line: HTMLElement, at: number | null): void;
}

/** A mouse or a pen drags lines; a finger scrolls, and presses them. */
export function mountLineDragging(
  host: HTMLElement,
  place: HTMLElement,
  signal: AbortSignal,
  { program, drop }: LineDragging,
): void {
  drag(host, signal, ({ target, pointerType }) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('.order-line') : null;
    if (!line || pointerType === 'touch') return null;
    return {
      move(event, dx, dy) {
        line.dataset['dragged'] = '';
        line.style.translate = `${dx}px ${dy}px`;
        mark(placeAt(event));
      },
      drop(event) {
        line.style.translate = '';
        delete line.dataset['dragged'];
        mark(null);
        if (event) drop(line, placeAt(event));
      },
    };
  });

  /** The place in the program at a point of the window; null outside of it. */
  function placeAt({ clientX: x, clientY: y }: PointerEvent): number | null {
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
