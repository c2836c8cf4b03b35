import { focusCell, markPicked, mountCells } from './cell-keys.ts';
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
    markPicked(svg, cell);
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

  mountCells(
    host,
    () => problem.puzzle,
    {
      press: choose,
      put(from, value) {
        if (value === 0) return;
        if (cell !== from) choose(from);
        put(value);
      },
    },
    signal,
  );

  function forget(): void {
    const from = cell;
    cell = -1;
    row = -1;
    figure().pin(null);
    if (clear === document.activeElement || values.contains(document.activeElement)) {
      focusCell(svg, Math.max(0, from));
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
        // Drawing the grid forgets which cell is picked, so this follows each drawing.
        markPicked(svg, cell);
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
