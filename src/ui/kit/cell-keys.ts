import { gridStep } from './key-steps.ts';
import { optionalPart, part } from './parts.ts';
import { rovingFocus, setTabStop } from './roving-focus.ts';
import { wiring } from './wiring.ts';
import { make } from './make.ts';

export interface CellActions {
  /** The reader presses a cell, or Enter or Space on it; a key that is held down presses once. */
  press(cell: number): void;
  /** A digit is typed on a cell; 0, Delete and Backspace mean no number. */
  put?(cell: number, value: number): void;
}

/**
 * Wires the cells of a Ripple Effect grid that `drawGrid` has drawn with a role: presses, digits and arrow keys. The
 * cells are a single tab stop.
 */
export function mountCells(
  host: HTMLElement,
  sides: () => { readonly width: number; readonly height: number },
  signal: AbortSignal,
  actions: CellActions,
): void {
  const { on } = wiring(host, signal);
  const svg = part(host, 'board', SVGSVGElement);
  // The element around the <svg> listens: Chromium can make an <svg> that listens a tab stop (`focusPlace`).
  const place = svg.parentElement ?? host;
  // A line that lists the keys is the whole description: the narrator and the board in words describe the grid.
  const keys = optionalPart(host, 'cell-keys', HTMLElement)?.id;
  ownKeys(place, keys ?? svg.getAttribute('aria-describedby') ?? '');
  on(place, 'click', (event) => {
    const cell = cellAt(svg, event);
    if (cell < 0) return;
    focusCell(svg, cell);
    actions.press(cell);
  });
  rovingFocus(svg, signal, {
    items: '.cell',
    withShift: true,
    next(cell, { key }) {
      const to = gridStep(key, cellOf(cell), sides());
      return to === null ? null : (cellElement(svg, to) ?? cell);
    },
    press: (cell) => actions.press(cellOf(cell)),
    act(event, cell) {
      const at = cellOf(cell);
      if (actions.put && /^[0-9]$/.test(event.key)) actions.put(at, Number(event.key));
      else if (actions.put && ['Delete', 'Backspace'].includes(event.key)) actions.put(at, 0);
      else return false;
      return true;
    },
  });
}

/**
 * Gives a grid the role `application`, so that a screen reader passes keys on to it; without scripts it is a picture.
 *
 * @param describedBy ids of the elements that describe the grid and its keys
 */
export function ownKeys(place: Element, describedBy: string): void {
  place.setAttribute('role', 'application');
  place.setAttribute('aria-label', 'Ripple Effect grid');
  place.setAttribute('aria-describedby', describedBy.trim());
}

/** Marks the picked cell; a redrawn grid has no mark. */
export function markPicked(svg: SVGSVGElement, picked: number): void {
  for (const rect of svg.querySelectorAll('.cell')) {
    rect.classList.toggle('is-picked', cellOf(rect) === picked);
  }
}

/** Fills a pad with a button for each number up to `most`, and with Empty if asked; a focused value keeps the focus. */
export function fillPad(
  pad: HTMLElement,
  most: number,
  pressed: number,
  put: (value: number) => void,
  options: { readonly empties?: boolean } = {},
): void {
  const values = Array.from({ length: most }, (_, index) => index + 1);
  if (options.empties === true && most > 0) values.push(0);
  const focused = pad.contains(document.activeElement) ? document.activeElement?.getAttribute('data-value') : null;
  pad.replaceChildren(
    ...values.map((value) => {
      const words = value === 0 ? 'Empty' : String(value);
      const named = { type: 'button', class: 'button value', 'data-value': String(value) };
      const made = make(document, 'button', named, words);
      if (value > 0) made.setAttribute('aria-label', `Put ${value} here`);
      if (value > 0) made.setAttribute('aria-pressed', String(value === pressed));
      made.addEventListener('click', () => put(value));
      return made;
    }),
  );
  if (focused !== null) pad.querySelector<HTMLElement>(`[data-value="${focused}"]`)?.focus();
}

/** The cell under the pointer, whatever is drawn over it; -1 if there is none. */
function cellAt(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): number {
  for (const rect of svg.querySelectorAll('.cell')) {
    const { left, right, top, bottom } = rect.getBoundingClientRect();
    if (clientX >= left && clientX < right && clientY >= top && clientY < bottom) {
      return cellOf(rect);
    }
  }
  return -1;
}

function cellOf(element: EventTarget | null): number {
  if (!(element instanceof Element)) return -1;
  return Number(element.closest('.cell')?.getAttribute('data-column') ?? -1);
}

function cellElement(svg: SVGSVGElement, cell: number): SVGElement | null {
  return svg.querySelector<SVGElement>(`.cell[data-column="${cell}"]`);
}

/** Focuses a cell and makes it the tab stop. */
export function focusCell(svg: SVGSVGElement, cell: number, options?: FocusOptions): void {
  const next = cellElement(svg, cell);
  if (!next) return;
  setTabStop(svg, '.cell', next);
  next.focus(options);
}

/** Focuses a cell without scrolling the page to it. */
export function focusInPlace(svg: SVGSVGElement, cell: number): void {
  focusCell(svg, cell, { preventScroll: true });
}
