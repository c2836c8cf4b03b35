import type { MountedFigure } from './mount-figure.ts';
import { part, setText } from './parts.ts';
import type { RippleScene } from './scenarios/ripple-effect.ts';

export interface NumberPicker {
  /** Brings the picker up to the puzzle of the figure. */
  update(): void;
}

/**
 * Put a number into a cell and see the row it is: press a cell, or walk to it with the arrow keys,
 * then press a number or type it. The row is then pointed at until another is, or until Clear.
 */
export function mountNumberPicker(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): NumberPicker {
  const svg = part(host, 'board', SVGSVGElement);
  const clear = part(host, 'picker-clear', HTMLElement);
  const panel = part(host, 'picker', HTMLElement);
  const title = part(host, 'picker-title', HTMLElement);
  const values = part(host, 'picker-values', HTMLElement);
  const columns = part(host, 'picker-columns', HTMLElement);
  const { problem: first } = sceneOf();
  let problem = first;
  let cell = -1;
  let row = -1;

  function sceneOf(): RippleScene {
    return figure().scene as RippleScene;
  }

  function place(): { x: number; y: number } {
    const { width } = problem.puzzle;
    return { x: cell % width, y: Math.floor(cell / width) };
  }

  function choose(next: number): void {
    cell = next;
    row = -1;
    figure().pin(null);
    show();
  }

  function put(value: number): void {
    if (cell < 0) return;
    const { x, y } = place();
    const found = problem.rowOf(x, y, value);
    if (found < 0) {
      setText(columns, `No row puts ${value} there: ${whyNot(value)}.`);
      return;
    }
    row = row === found ? -1 : found;
    figure().pin(row < 0 ? null : { row, column: null });
    show();
  }

  /** Drawing the grid forgets which cell is picked, so this follows each drawing. */
  function mark(): void {
    for (const rect of svg.querySelectorAll('.cell')) {
      rect.classList.toggle('is-picked', cellOf(rect) === cell);
    }
  }

  /** Why a value has no row in the cell. */
  function whyNot(value: number): string {
    const { puzzle } = problem;
    const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1];
    if ((puzzle.givens[cell] ?? 0) > 0) return `${puzzle.givens[cell] ?? 0} is given in this cell`;
    if (!room || value > room.cells.length) {
      return `its room has ${room?.cells.length ?? 0} cells, so its numbers end there`;
    }
    return `${value} is given in another cell of the room`;
  }

  function show(): void {
    mark();
    clear.hidden = cell < 0;
    if (cell < 0) {
      setText(title, 'Press a cell to put a number into it.');
      values.replaceChildren();
      setText(columns, '');
      return;
    }
    const { x, y } = place();
    setText(title, `Cell ${x + 1} across, ${y + 1} down`);
    const size = problem.puzzle.rooms[problem.puzzle.roomOf[cell] ?? -1]?.cells.length ?? 0;
    const buttons = Array.from({ length: size }, (_, index) => valueButton(index + 1, x, y));
    values.replaceChildren(...buttons);
    setText(columns, row < 0 ? 'Put a number here to see its row.' : columnsOf(row));
  }

  function valueButton(value: number, x: number, y: number): HTMLButtonElement {
    const found = problem.rowOf(x, y, value);
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button value';
    made.textContent = String(value);
    made.disabled = found < 0;
    made.setAttribute('aria-label', `Put ${value}`);
    made.setAttribute('aria-pressed', String(found >= 0 && found === row));
    made.addEventListener('click', () => {
      put(value);
      const again = values.querySelectorAll('button')[value - 1];
      again?.focus();
    });
    return made;
  }

  function columnsOf(of: number): string {
    const { matrix } = problem;
    const taken = matrix.rows[of] ?? [];
    const names = (primary: boolean): string[] =>
      taken
        .map((column) => matrix.columns[column])
        .filter((column) => column !== undefined && (column.kind === 'primary') === primary)
        .map((column) => column?.name ?? '');
    const ripples = names(false);
    return `Its row takes ${taken.length} columns: ${names(true).join(', ')}, and ${ripples.length} ripple columns: ${ripples.join(', ')}.`;
  }

  /** The cell of a mark: a number lies over its cell, and a press on it is a press on the cell. */
  /** The cell under a point; what is drawn over the cells does not matter. */
  function cellAt({ clientX, clientY }: MouseEvent): number {
    for (const rect of svg.querySelectorAll('.cell')) {
      const { left, right, top, bottom } = rect.getBoundingClientRect();
      if (clientX >= left && clientX < right && clientY >= top && clientY < bottom) {
        return cellOf(rect);
      }
    }
    return -1;
  }

  function cellOf(target: EventTarget | null): number {
    if (!(target instanceof Element)) return -1;
    const cell = target.closest('.cell')?.getAttribute('data-column');
    const row = target.closest('[data-row]')?.getAttribute('data-row');
    return cell ? Number(cell) : (problem.placements[Number(row ?? -1)]?.cell ?? -1);
  }

  svg.addEventListener(
    'click',
    (event) => {
      const found = cellAt(event);
      if (found >= 0) choose(found);
    },
    { signal },
  );
  svg.addEventListener(
    'keydown',
    (event) => {
      const from = cellOf(event.target);
      if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const { width, height } = problem.puzzle;
      const x = from % width;
      const y = Math.floor(from / width);
      const go = (toX: number, toY: number): void => {
        event.preventDefault();
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) return;
        focusCell(toY * width + toX);
      };
      if (event.key === 'ArrowRight') go(x + 1, y);
      else if (event.key === 'ArrowLeft') go(x - 1, y);
      else if (event.key === 'ArrowDown') go(x, y + 1);
      else if (event.key === 'ArrowUp') go(x, y - 1);
      else if (event.key === 'Home') go(0, y);
      else if (event.key === 'End') go(width - 1, y);
      else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        choose(from);
      } else if (/^[1-9]$/.test(event.key)) {
        event.preventDefault();
        if (cell !== from) choose(from);
        put(Number(event.key));
      }
    },
    { signal },
  );

  function focusCell(to: number): void {
    const next = svg.querySelector(`.cell[data-column="${to}"]`);
    if (!(next instanceof SVGElement)) return;
    for (const old of svg.querySelectorAll('.cell[tabindex="0"]'))
      old.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  }

  function forget(): void {
    const from = cell;
    cell = -1;
    row = -1;
    figure().pin(null);
    if (clear === document.activeElement || values.contains(document.activeElement)) {
      focusCell(Math.max(0, from));
    }
    show();
  }

  clear.addEventListener('click', forget, { signal });
  host.addEventListener(
    'keydown',
    (event) => {
      const isHere = event.target instanceof Node && (panel.contains(event.target) || svg.contains(event.target)); // prettier-ignore
      if (!isHere || cell < 0 || !['Escape', 'Delete', 'Backspace'].includes(event.key)) return;
      event.preventDefault();
      forget();
    },
    { signal },
  );

  show();
  return {
    update() {
      const { problem: now } = sceneOf();
      if (now === problem) {
        mark();
        return;
      }
      const other = now.puzzle !== problem.puzzle;
      problem = now;
      if (other) cell = -1;
      row = -1;
      show();
    },
  };
}
