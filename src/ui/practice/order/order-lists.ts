import { indents } from '#practice/order/blocks.ts';
import { type Program, textOf, textsOf } from '#practice/order/program.ts';
import { isPress } from '#ui/kit/keys.ts';
import { make } from '#ui/kit/make.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountLineDragging } from './line-dragging.ts';

/** What the reader does with a line, by its place in the mix. */
interface LineActs {
  use(line: number): void;
  takeOut(line: number): void;
  /** Drops a dragged line of either list on a place of the program. */
  put(line: number, at: number): void;
  select(line: number | null): void;
  /** Moves the selected line. */
  shift(by: -1 | 1): void;
}

/** The two lists: the lines to use, and the program. Each line is one button, wherever it is. */
interface OrderLists {
  /** Makes the buttons of a mix. Those of the markup stay until then. */
  offer(mix: readonly string[]): void;
  /** Moves each button to where its line is. The focus stays, and so does that of a line that has moved. */
  show(program: Program, wrongLine: number): void;
  /** Focuses the next line that is not in use, below a line of the mix or else above it. */
  focusFree(line: number): void;
  focus(line: number): void;
  hasFocus(line: number): boolean;
}

const LINE = '.order-line';

/** @param now returns the program as it is */
export function mountOrderLists(
  host: HTMLElement,
  now: () => Program,
  { use, takeOut, put, select, shift }: LineActs,
  signal: AbortSignal,
): OrderLists {
  const { part, on } = wiring(host, signal);
  const pool = part('pool', HTMLElement);
  const list = part('program', HTMLElement);
  /** The button of each line, by its place in the mix. Those of the markup may have the focus already. */
  let buttons = [...pool.querySelectorAll<HTMLButtonElement>(LINE)];

  const rovers = {
    pool: rovingFocus<HTMLButtonElement>(pool, signal, {
      items: LINE,
      next: (button, { key }) => neighbour(pool, button, key),
      act: ({ key }) => key === 'ArrowRight' && focusIn(list),
    }),
    program: rovingFocus<HTMLButtonElement>(list, signal, {
      items: LINE,
      next: (button, { key }) =>
        now().selected === lineOf(button) && isUpDown(key) ? null : neighbour(list, button, key),
      act({ key }, element) {
        if (isUpDown(key)) shift(key === 'ArrowUp' ? -1 : 1);
        else if (key === 'Delete' || key === 'Backspace') takeOut(lineOf(element));
        else if (key === 'Escape' && now().selected !== null) select(null);
        else return key === 'ArrowLeft' && focusIn(pool);
        return true;
      },
    }),
  };
  on(list, 'keydown', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(LINE) : null;
    if (!button || !event.altKey || event.ctrlKey || event.metaKey || !isUpDown(event.key)) return;
    event.preventDefault();
    select(lineOf(button));
    shift(event.key === 'ArrowUp' ? -1 : 1);
  });
  // A held Enter would take one line after the other.
  on(host, 'keydown', (event) => {
    if (event.repeat && isPress(event)) event.preventDefault();
  });
  on(host, 'click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(LINE) : null;
    if (!button) return;
    const line = lineOf(button);
    const { order, selected } = now();
    if (order.includes(line)) select(selected === line ? null : line);
    else use(line);
  });
  mountLineDragging(host, list.parentElement ?? list, signal, {
    program: () => now().order.map((line) => buttons[line]!),
    drop(button, at) {
      const line = lineOf(button);
      if (at !== null) put(line, at);
      else if (now().order.includes(line)) takeOut(line);
    },
  });

  return {
    offer(mix) {
      buttons = mix.map((text, line) =>
        make(document, 'button', { type: 'button', class: 'order-line', 'data-line': `${line}`, tabindex: '-1' }, text),
      );
      // A line that is in use keeps its place free.
      pool.replaceChildren(
        ...mix.map((text) => make(document, 'li', {}, make(document, 'span', { 'aria-hidden': 'true' }, text))),
      );
    },
    show(program, wrongLine) {
      const focused = document.activeElement;
      const { order, selected } = program;
      const depths = indents(textsOf(program));
      list.replaceChildren(
        ...order.map((line, at) => {
          const item = make(document, 'li', at + 1 === wrongLine ? { 'data-wrong': '' } : {}, buttons[line]!);
          item.style.setProperty('--depth', String(depths[at] ?? 0));
          return item;
        }),
      );
      for (const [line, button] of buttons.entries()) {
        const place = order.indexOf(line);
        if (place < 0) {
          const slot = pool.children[line];
          if (button.parentElement !== slot) slot?.append(button);
          button.removeAttribute('aria-pressed');
          button.removeAttribute('aria-label');
        } else {
          button.setAttribute('aria-pressed', String(line === selected));
          button.setAttribute('aria-label', `Line ${place + 1}: ${textOf(program, line)}`);
        }
      }
      rovers.pool.keepStop();
      rovers.program.keepStop();
      if (focused instanceof HTMLElement && host.contains(focused) && document.activeElement !== focused) {
        focused.focus();
      }
    },
    focusFree(line) {
      const free = buttons.filter((_, other) => !now().order.includes(other));
      (free.find((button) => lineOf(button) > line) ?? free.at(-1) ?? buttons[line])?.focus();
    },
    focus: (line) => buttons[line]?.focus(),
    hasFocus: (line) => document.activeElement === buttons[line],
  };
}

function focusIn(list: HTMLElement): boolean {
  const stop = list.querySelector<HTMLElement>(`${LINE}[tabindex="0"]`);
  stop?.focus();
  return stop !== null;
}

function lineOf(element: Element): number {
  return Number(element.getAttribute('data-line'));
}

function isUpDown(key: string): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown';
}

/** The line that a key leads to in its list, the line itself at either end; null for other keys. */
function neighbour(list: HTMLElement, button: HTMLButtonElement, key: string): HTMLButtonElement | null {
  const all = [...list.querySelectorAll<HTMLButtonElement>(LINE)];
  const at = all.indexOf(button);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[key];
  return to === undefined ? null : (all[to] ?? button);
}
