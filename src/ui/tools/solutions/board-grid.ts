import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { sayBorder } from '#ui/kit/say-border.ts';

/** A board is drawn this long before it is scrolled into view, in pixels, and cleared beyond. */
const MARGIN = 400;

/** Something that stands in a grid: a board with its number and its name. */
export interface GridItem {
  readonly number: number;
  readonly board: Board;
}

export interface BoardGrid {
  /** Shows these, in this order; `opened` is the number of the one that is open, or -1. */
  show(items: readonly GridItem[], opened: number): void;
  /** Puts the focus on a board, if it is shown. */
  focus(number: number): void;
  /** Forgets all boards. */
  clear(): void;
}

export interface GridOptions {
  label(number: number): string;
  open(number: number): void;
}

/**
 * A scrolling grid of small boards, each a button. One of them is in the tab order, and the arrow
 * keys move among them. Only boards that are near are drawn.
 */
export function mountGrid(grid: HTMLElement, options: GridOptions, signal: AbortSignal): BoardGrid {
  const boards = new Map<number, Board>();
  const buttons = new Map<number, HTMLButtonElement>();
  let current = -1;

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) paint(target, isIntersecting);
    },
    { root: grid, rootMargin: `${MARGIN}px` },
  );
  signal.addEventListener('abort', () => watcher.disconnect());
  addEventListener(
    'beforeprint',
    () => {
      for (const button of buttons.values()) paint(button, true);
    },
    { signal },
  );

  function paint(button: Element, isNear: boolean): void {
    const svg = button.querySelector('svg');
    const board = boards.get(numberOf(button));
    if (!svg || !board) return;
    if (!isNear) svg.replaceChildren();
    else if (svg.childElementCount === 0) drawSmallBoard(svg, board);
  }

  function buttonFor({ number, board }: GridItem): HTMLButtonElement {
    const known = buttons.get(number);
    if (known) return known;
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'small-board';
    made.dataset['number'] = String(number);
    made.tabIndex = -1;
    made.setAttribute('aria-label', options.label(number));
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 1 1');
    svg.setAttribute('class', 'tetrastick-small');
    const words = document.createElement('span');
    words.textContent = String(number);
    made.append(svg, words);
    boards.set(number, board);
    buttons.set(number, made);
    watcher.observe(made);
    return made;
  }

  /** The one button that Tab comes to. */
  function setCurrent(button: HTMLButtonElement | undefined): void {
    buttons.get(current)?.setAttribute('tabindex', '-1');
    button?.setAttribute('tabindex', '0');
    current = button ? numberOf(button) : -1;
  }

  const shown = (): HTMLButtonElement[] => Array.from(grid.querySelectorAll<HTMLButtonElement>('.small-board'));

  grid.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('.small-board') : null;
      if (button) options.open(numberOf(button));
    },
    { signal },
  );
  grid.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLButtonElement) setCurrent(buttons.get(numberOf(target)));
    },
    { signal },
  );
  grid.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = shown();
      const here = all.findIndex((button) => button === document.activeElement);
      if (here < 0) return;
      const to = stepFrom(here, event.key, all.length, columnsOf(all));
      if (to === null) return;
      event.preventDefault();
      if (to === here) sayBorder(grid, event.key);
      else all[to]?.focus();
    },
    { signal },
  );

  return {
    show(items, opened) {
      const focused = grid.contains(document.activeElement) ? document.activeElement : null;
      const wanted = items.map(buttonFor);
      // Buttons that already stand where they should are not touched: the focus stays on them.
      let next: Element | null = grid.firstElementChild;
      for (const button of wanted) {
        if (button === next) next = next.nextElementSibling;
        else grid.insertBefore(button, next);
      }
      while (next) {
        const rest: Element | null = next.nextElementSibling;
        next.remove();
        next = rest;
      }
      for (const [number, button] of buttons) {
        if (number === opened) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      }
      const stays = wanted.find((button) => numberOf(button) === current);
      setCurrent(stays ?? wanted.find((button) => numberOf(button) === opened) ?? wanted[0]);
      if (focused instanceof HTMLElement && document.activeElement !== focused) {
        (wanted.includes(focused as HTMLButtonElement) ? focused : wanted[0])?.focus();
      }
    },
    focus(number) {
      buttons.get(number)?.focus();
    },
    clear() {
      watcher.disconnect();
      boards.clear();
      buttons.clear();
      grid.replaceChildren();
      current = -1;
    },
  };
}

/** Where a key goes from one place of the grid, or null when it is not ours. */
export function stepFrom(here: number, key: string, count: number, columns: number): number | null {
  const ways = new Map([
    ['ArrowRight', here + 1],
    ['ArrowLeft', here - 1],
    ['ArrowDown', here + columns],
    ['ArrowUp', here - columns],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const to = ways.get(key);
  return to === undefined ? null : to < 0 || to >= count ? here : to;
}

function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  const below = buttons.findIndex((button) => button.offsetTop !== top);
  return below < 0 ? Math.max(1, buttons.length) : below;
}

function numberOf(button: Element): number {
  return button instanceof HTMLElement ? Number(button.dataset['number']) : -1;
}
