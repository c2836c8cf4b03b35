import { gridStep } from './key-steps.ts';
import { isPress } from './keys.ts';
import { optionalPart, part } from './parts.ts';
import { rovingFocus, setTabStop } from './roving-focus.ts';

export interface CellActions {
  /** The reader presses a cell, or Enter or Space on it. */
  press(cell: number): void;
  /** A digit is typed on a cell; 0, Delete and Backspace mean no number. */
  put?(cell: number, value: number): void;
}

/**
 * The cells of a Ripple Effect grid that `drawGrid` has drawn with a role: presses, digits, and the
 * arrow keys, for which all cells are one tab stop together.
 */
export function mountCells(
  host: HTMLElement,
  sides: () => { readonly width: number; readonly height: number },
  actions: CellActions,
  signal: AbortSignal,
): void {
  const svg = part(host, 'board', SVGSVGElement);
  // Chromium makes an <svg> that listens a tab stop of its own, so what is around it listens.
  const place = svg.parentElement ?? host;
  // Where a line tells the keys, the narrator and the board in words tell how the grid stands.
  const keys = optionalPart(host, 'cell-keys', HTMLElement)?.id;
  ownKeys(place, keys ?? svg.getAttribute('aria-describedby') ?? '');
  place.addEventListener(
    'click',
    (event) => {
      const cell = cellAt(svg, event);
      if (cell < 0) return;
      focusCell(svg, cell);
      actions.press(cell);
    },
    { signal },
  );
  rovingFocus(
    svg,
    {
      items: '.cell',
      withShift: true,
      next(cell, { key }) {
        const to = gridStep(key, cellOf(cell), sides());
        return to === null ? null : (cellElement(svg, to) ?? cell);
      },
      act(event, cell) {
        const at = cellOf(cell);
        if (isPress(event)) actions.press(at);
        else if (actions.put && /^[0-9]$/.test(event.key)) actions.put(at, Number(event.key));
        else if (actions.put && ['Delete', 'Backspace'].includes(event.key)) actions.put(at, 0);
        else return false;
        return true;
      },
    },
    signal,
  );
}

/**
 * Without scripts a grid is a picture; with them its keys are its own, so that a screen reader
 * hands them on, and says which they are.
 *
 * @param describedBy the ids of what says how the grid stands, and which keys there are
 */
export function ownKeys(place: Element, describedBy: string): void {
  place.setAttribute('role', 'application');
  place.setAttribute('aria-label', 'Ripple Effect grid');
  place.setAttribute('aria-describedby', describedBy.trim());
}

/** Marks the cell that is picked; drawing the grid forgets it. */
export function markPicked(svg: SVGSVGElement, picked: number): void {
  for (const rect of svg.querySelectorAll('.cell')) {
    rect.classList.toggle('is-picked', cellOf(rect) === picked);
  }
}

/** The buttons for the numbers of a room, and for none; those that are there keep the focus. */
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
      const made = document.createElement('button');
      made.type = 'button';
      made.className = 'button value';
      made.dataset['value'] = String(value);
      made.textContent = value === 0 ? 'Empty' : String(value);
      if (value > 0) made.setAttribute('aria-label', `Put ${value}`);
      if (value > 0) made.setAttribute('aria-pressed', String(value === pressed));
      made.addEventListener('click', () => put(value));
      return made;
    }),
  );
  if (focused !== null) pad.querySelector<HTMLElement>(`[data-value="${focused}"]`)?.focus();
}

/** The cell under a point; what is drawn over the cells does not matter. */
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

/** Gives a cell the focus, and makes it the one that the Tab key comes to. */
export function focusCell(svg: SVGSVGElement, cell: number, options?: FocusOptions): void {
  const next = cellElement(svg, cell);
  if (!next) return;
  setTabStop(svg, '.cell', next);
  next.focus(options);
}

/** The same, and the page is not scrolled to the cell. */
export function focusInPlace(svg: SVGSVGElement, cell: number): void {
  focusCell(svg, cell, { preventScroll: true });
}
