import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { listStep } from '#ui/kit/key-steps.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { make } from '#ui/kit/make.ts';

/** Boards within this distance of the view, in pixels, are drawn; others are cleared. */
const MARGIN = 400;

interface GridItem {
  readonly number: number;
  readonly board: Board;
}

export interface BoardGridOptions {
  label(number: number): string;
  /** The words under a board. Default: its number. */
  caption?(number: number): string;
  open(number: number): void;
}

/**
 * Mounts a scrolling grid of small boards, each a button. The grid is one tab stop, and arrow keys move within it. Only
 * boards near the view are drawn.
 */
export function mountGrid(grid: HTMLElement, signal: AbortSignal, options: BoardGridOptions) {
  const { on } = wiring(grid, signal);
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
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 1 1');
    svg.setAttribute('class', 'tetrastick-small');
    const named = { 'data-number': String(number), 'aria-label': options.label(number), tabindex: '-1' };
    const words = make(document, 'span', {}, options.caption?.(number) ?? String(number));
    const made = make(document, 'button', { type: 'button', class: 'tile small-board', ...named }, svg, words);
    boards.set(number, board);
    buttons.set(number, made);
    watcher.observe(made);
    return made;
  }

  const shown = (): HTMLButtonElement[] => Array.from(grid.querySelectorAll<HTMLButtonElement>('.small-board'));

  on(grid, 'click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.small-board') : null;
    if (button) options.open(numberOf(button));
  });
  const roving = rovingFocus<HTMLButtonElement>(grid, signal, {
    items: '.small-board',
    withShift: true,
    next(button, { key }) {
      const all = shown();
      const to = listStep(key, all.indexOf(button), all.length, columnsOf(all));
      return to === null ? null : (all[to] ?? button);
    },
  });

  return {
    /** Shows these boards in order; `opened` is the number of the open one, or -1. */
    show(items: readonly GridItem[], opened: number): void {
      const focused = grid.contains(document.activeElement) ? document.activeElement : null;
      const wanted = items.map(buttonFor);
      // Buttons in the right place are not moved, so that they keep the focus.
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
    /** Focuses a board, if it is shown. */
    focus(number: number): void {
      buttons.get(number)?.focus();
    },
    /** Forgets all boards. */
    clear(): void {
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
