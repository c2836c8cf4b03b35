import { isChord, isPress, isToCorner } from './keys.ts';
import { focusPlace } from './parts.ts';
import { sayBorder } from './say-border.ts';
import { wiring } from './wiring.ts';

type Focusable = GlobalEventHandlers & HTMLOrSVGElement & Element;

interface RovingOptions<Item extends Focusable> {
  /** The selector of the items; it may change. */
  readonly items: string;
  /** The item that a key leads to: the item itself at a border, null if the key does not move the focus. */
  next(from: Item, event: KeyboardEvent): Item | null;
  /** Enter or Space is pressed on an item, and not held down. */
  press?(item: Item): void;
  /** Answers any other key; returns whether it has. */
  act?(event: KeyboardEvent, item: Item): boolean;
  /** Answers a key that leads nowhere; without it the border is announced. */
  stay?(key: string, item: Item): void;
  /** Whether keys with Shift are handled too; otherwise they are left to the page. */
  readonly withShift?: boolean;
  /** Whether Home and End are handled with Control too. */
  readonly withCorners?: boolean;
}

export interface RovingFocus<Item> {
  /** Makes an item the tab stop and leaves the focus where it is. */
  stopAt(item: Item): void;
  /** To be called after the items were redrawn: if they do not have exactly one tab stop, `first` becomes it. */
  keepStop(first?: Item | null): void;
}

/**
 * Makes the items of a group a single tab stop: the item that had the focus last. Keys move the focus among them; a key
 * that is used here is default-prevented, so that the figure around it does not step too.
 */
export function rovingFocus<Item extends Focusable>(
  group: Focusable,
  signal: AbortSignal,
  options: RovingOptions<Item>,
): RovingFocus<Item> {
  const { on } = wiring(group, signal);
  const itemOf = (target: EventTarget | null): Item | null => {
    const item = target instanceof Element ? target.closest<Item>(options.items) : null;
    return group.contains(item) ? item : null;
  };
  const stopAt = (item: Item): void => setTabStop(group, options.items, item);

  function stay(key: string, item: Item): void {
    if (options.stay) options.stay(key, item);
    else sayBorder(group, key);
  }

  on(group, 'keydown', (event) => {
    const item = itemOf(event.target);
    const isLeft = isChord(event) && !(options.withCorners === true && isToCorner(event));
    if (!item || isLeft || (event.shiftKey && options.withShift !== true)) return;
    const to = options.next(item, event);
    if (to === item) stay(event.key, item);
    else if (to) {
      stopAt(to);
      to.focus();
    } else if (options.press && isPress(event)) {
      if (!event.repeat) options.press(item);
    } else if (!options.act?.(event, item)) return;
    event.preventDefault();
  });
  const place = group instanceof SVGSVGElement ? focusPlace(group) : group;
  on(place, 'focusin', ({ target }) => {
    const item = itemOf(target);
    if (item) stopAt(item);
  });

  return {
    stopAt,
    keepStop(first) {
      const all = [...group.querySelectorAll<Item>(options.items)];
      const stop = first ?? all[0];
      if (stop && all.filter(({ tabIndex }) => tabIndex === 0).length !== 1) stopAt(stop);
    },
  };
}

/** Makes one of the items of a group, given by their selector, the only one that the Tab key reaches. */
export function setTabStop(group: Element, items: string, stop: Focusable): void {
  for (const item of group.querySelectorAll<Focusable>(items)) {
    if (item !== stop && item.tabIndex === 0) item.tabIndex = -1;
  }
  stop.tabIndex = 0;
}
