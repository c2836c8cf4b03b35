import { drawMatrix } from '#pictures/matrix/draw.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { runView } from '#pictures/matrix/view.ts';
import type { Place } from '#pictures/matrix/viewport.ts';
import type { OwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';
import {
  addColumn,
  addRow,
  removeColumn,
  removeRow,
  toggleCell,
  toggleKind,
  writeOwnMatrix,
} from '#puzzles/own-matrix/own-matrix.ts';
import { MOST_LINES } from '#puzzles/own-matrix/most-lines.ts';
import { hopelessWords } from '#puzzles/own-matrix/hopeless.ts';
import { highlightOf } from '#ui/figure/linking.ts';
import { cursorAfter } from '#ui/explore/matrix/matrix-cursor.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { sheetOf } from '#scenarios/own-matrix.ts';

/**
 * The small matrix as an editor: a press on a cell adds or removes a 1, a press on a column switches its kind, and
 * buttons add and remove rows and columns. The matrix is one tab stop; arrow keys go from cell to cell and into the
 * headers, Delete removes a 1, or a header's row or column.
 */
export function editableMatrix(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, optionalPart, button, press, on } = wiring(host, signal);
  const svg = part('matrix', SVGSVGElement);
  const note = optionalPart('matrix-note', HTMLElement);
  const sheet = (): OwnMatrix => sheetOf(figure().settings);

  function write(next: OwnMatrix): void {
    figure().set('matrix', writeOwnMatrix(next));
  }

  function pressAt(at: Place): void {
    const { row, column } = at;
    if (column !== null) {
      const edited = (): OwnMatrix => (row === null ? toggleKind(sheet(), column) : toggleCell(sheet(), row, column));
      figure().pressColumn(column, () => write(edited()));
    } else if (row !== null) {
      // A second press unpins the row.
      const isPinned = figure().pinned?.row === row && figure().pinned?.column === null;
      figure().pin(isPinned ? null : at);
      return;
    }
    // The pointer is still on the cell that has just been written.
    figure().point(at);
  }

  /** The row that Remove row removes: the pinned one, or the last. */
  function removable(): number {
    const row = figure().pinned?.row ?? null;
    return row ?? sheet().rows.length - 1;
  }

  function remove({ row, column }: Place): void {
    if (row !== null && column === null) write(removeRow(sheet(), row));
    else if (column !== null && row === null) write(removeColumn(sheet(), column));
  }

  function elementAt({ row, column }: Place): SVGElement | null {
    const at = (name: string, index: number | null): string =>
      index === null ? `:not([data-${name}])` : `[data-${name}="${index}"]`;
    return svg.querySelector<SVGElement>(`[tabindex]${at('row', row)}${at('column', column)}`);
  }

  const roving = rovingFocus<SVGElement>(svg, signal, {
    items: '[tabindex]',
    withShift: true,
    withCorners: true,
    next(element, event) {
      const to = cursorAfter(shapeOf(figure().problem), highlightOf(element), event);
      return to && (elementAt(to) ?? element);
    },
    stay: () => {},
    press: (element) => pressAt(highlightOf(element)),
    act({ key }, element) {
      if (key !== 'Delete' && key !== 'Backspace') return false;
      const at = highlightOf(element);
      const isCell = at.row !== null && at.column !== null;
      if (isCell && sheet().rows[at.row]?.[at.column]) pressAt(at);
      else remove(at);
      return true;
    },
  });
  on(svg, 'click', ({ target }) => {
    const at = highlightOf(target);
    if (at.row === null && at.column === null) return;
    // The 1s lie over the cells that take the focus.
    elementAt(at)?.focus();
    pressAt(at);
  });

  press('add-row', () => write(addRow(sheet())));
  press('add-column', () => write(addColumn(sheet())));
  press('remove-row', () => write(removeRow(sheet(), removable())));
  press('remove-column', () => write(removeColumn(sheet(), sheet().kinds.length - 1)));
  const firstMatrix = (): string => figure().standardOf('matrix');
  press('first-matrix', () => figure().set('matrix', firstMatrix()));

  return (moment) => {
    const { problem } = moment;
    drawMatrix(svg, runView(moment), {
      id: host.id,
      interactive: true,
      columnAction: figure().isAsking ? 'press' : 'toggle',
      cellAction: 'toggle',
    });
    roving.keepStop(elementAt({ row: null, column: 0 }));
    const { rows, kinds } = sheet();
    const row = problem.rowNames[removable()] ?? '';
    setText(button('remove-row'), `Remove row ${row}`);
    const column = problem.matrix.columns[kinds.length - 1]?.name ?? '';
    setText(button('remove-column'), `Remove column ${column}`);
    setText(note, hopelessWords(problem.matrix));
    setDisabled(button('add-row'), rows.length >= MOST_LINES);
    setDisabled(button('add-column'), kinds.length >= MOST_LINES);
    setDisabled(button('remove-row'), rows.length <= 1);
    setDisabled(button('remove-column'), kinds.length <= 1);
    setDisabled(button('first-matrix'), figure().settings['matrix'] === firstMatrix());
  };
}
