import type { Highlight } from '#pictures/kit/highlight.ts';
import { goneWords, noRowWords, rowColumnsWords } from '#pictures/ripple-effect/picker-words.ts';
import { focusCell, markPicked, mountCells } from '#ui/kit/cell-keys.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import { make } from '#ui/kit/make.ts';

/**
 * Shows the row of a number in a cell: the reader presses a cell, or goes to it with the arrow keys, then presses or
 * types a number. The row stays highlighted until another one is, or until Clear.
 */
export function mountNumberPicker(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal) {
  const { part, on } = wiring(host, signal);
  const svg = part('board', SVGSVGElement);
  const clear = part('picker-clear', HTMLElement);
  const panel = part('picker', HTMLElement);
  const title = part('picker-title', HTMLElement);
  const values = part('picker-values', HTMLElement);
  const columns = part('picker-columns', HTMLElement);
  // The component has written the words for the time before a cell is picked.
  const [invitation, hint] = [title, columns].map(({ textContent }) => textContent.trim());
  let problem = problemNow();
  let cell = -1;
  let row = -1;

  function problemNow(): RippleProblem {
    return figure().problem as RippleProblem;
  }

  function rowOf(value: number): number {
    const { width } = problem.puzzle;
    return cell < 0 ? -1 : problem.rowOf(cell % width, Math.floor(cell / width), value);
  }

  function choose(next: number): void {
    cell = next;
    row = -1;
    figure().pin(null);
    show();
  }

  function put(value: number): void {
    if (cell < 0) return;
    const found = rowOf(value);
    if (found < 0) {
      setText(columns, noRowWords(problem, cell, value));
      return;
    }
    row = row === found ? -1 : found;
    figure().pin(row < 0 ? null : { row, column: null });
    show();
  }

  function show(): void {
    markPicked(svg, cell);
    for (const one of [clear, values]) one.classList.toggle('is-idle', cell < 0);
    showValues();
    const isPicked = cell >= 0;
    const { width } = problem.puzzle;
    setText(
      title,
      isPicked ? `Cell ${(cell % width) + 1} across, ${Math.floor(cell / width) + 1} down` : (invitation ?? ''),
    );
    if (!isPicked) setText(columns, hint ?? '');
    else setText(columns, row < 0 ? 'Put a number here to see its row.' : rowWords());
  }

  /** The columns that the row claims, or the chosen row that has removed it at this step. */
  function rowWords(): string {
    const { frame } = figure().player;
    return goneWords(problem, row, frame) || rowColumnsWords(problem, row);
  }

  /** As many numbers as the largest room has, so that nothing moves from cell to cell. */
  function showValues(): void {
    const most = Math.max(...problem.puzzle.rooms.map(({ cells }) => cells.length));
    while (values.childElementCount > most) values.lastElementChild?.remove();
    while (values.childElementCount < most) {
      const value = String(values.childElementCount + 1);
      const named = { type: 'button', class: 'button value', 'aria-label': `Put ${value} here` };
      values.append(make(document, 'button', named, value));
    }
    values.querySelectorAll('button').forEach((button, index) => {
      const found = rowOf(index + 1);
      button.disabled = found < 0;
      button.setAttribute('aria-pressed', String(found >= 0 && found === row));
      // Pointing at the number, or moving the focus to it, shows its row before it is put.
      if (found < 0) delete button.dataset['row'];
      else button.dataset['row'] = String(found);
    });
  }

  mountCells(host, () => problem.puzzle, signal, {
    press: choose,
    put(from, value) {
      if (value === 0) return;
      if (cell !== from) choose(from);
      put(value);
    },
  });
  on(values, 'click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (pressed) put(Number(pressed.textContent));
  });

  function forget(): void {
    const from = cell;
    cell = -1;
    row = -1;
    const wasInside = panel.contains(document.activeElement);
    show();
    if (wasInside) focusCell(svg, Math.max(0, from));
    figure().pin(null);
  }

  on(clear, 'click', forget);
  on(host, 'keydown', (event) => {
    const isHere = event.target instanceof Node && (panel.contains(event.target) || svg.contains(event.target));
    if (!isHere || cell < 0 || !['Escape', 'Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    forget();
  });

  show();
  return {
    /** Updates the picker to the figure's puzzle and to what is pointed at there. */
    update(highlight: Highlight): void {
      const now = problemNow();
      if (now !== problem) {
        const other = now.puzzle !== problem.puzzle;
        problem = now;
        if (other) cell = -1;
        row = -1;
        show();
      }
      if (row >= 0) setText(columns, rowWords());
      // Drawing the grid removes the mark of the picked cell, so it is set after each drawing.
      markPicked(svg, cell);
      svg.querySelector(`.number.is-pointed[data-row="${row}"]`)?.classList.add('is-put');
      // With `data-said` the line at the foot of a small screen does not repeat the words of the picker.
      const isRow = row >= 0 && highlight.row === row;
      const isCell = cell >= 0 && highlight.row === null && highlight.column === cell;
      host.toggleAttribute('data-said', isRow || isCell);
    },
  };
}
