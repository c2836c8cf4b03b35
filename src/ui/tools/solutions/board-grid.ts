import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { listStep } from '#ui/kit/key-steps.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';

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

  const shown = (): HTMLButtonElement[] => Array.from(grid.querySelectorAll<HTMLButtonElement>('.small-board'));

  grid.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('.small-board') : null;
      if (button) options.open(numberOf(button));
    },
    { signal },
  );
  const roving = rovingFocus<HTMLButtonElement>(
    grid,
    {
      items: '.small-board',
      withShift: true,
      next(button, { key }) {
        const all = shown();
        const to = listStep(key, all.indexOf(button), all.length, columnsOf(all));
        return to === null ? null : (all[to] ?? button);
      },
    },
    signal,
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
        if (next instanceof HTMLElement) next.tabIndex = -1;
        next = rest;
      }
      for (const [number, button] of buttons) {
        if (number === opened) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      }
      roving.keepStop(wanted.find((button) => numberOf(button) === opened));
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
    },
  };
}

function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  const below = buttons.findIndex((button) => button.offsetTop !== top);
  return below < 0 ? Math.max(1, buttons.length) : below;
}

function numberOf(button: Element): number {
  return button instanceof HTMLElement ? Number(button.dataset['number']) : -1;
}
