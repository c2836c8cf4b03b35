import { rowsWith } from '#pictures/row-by-row/columns.ts';
import { drawRun } from '#pictures/row-by-row/draw.ts';
import { type Moved, stepRow, swapRow, turnRow } from '#pictures/row-by-row/moves.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { chooser } from '../pieces/chooser.ts';
import { onMoveKeys } from '../pieces/move-keys.ts';
import { columnNamed, readRowAt, writeRowAt } from '#ui/kit/row-address.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { patch } from '#ui/kit/template.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountDragging } from './piece-dragging.ts';
import { columnNotes, rowNotes } from './row-notes.ts';
import { OPENING_COLUMN, OPENING_ROW, rowProblem } from './row-standard.ts';
import { inWords } from '#english/english.ts';

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A piece on an empty board, and its row of the matrix; and a column, and the rows that use it. */
export function mountRow(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const problem = rowProblem();
  const svg = part('board', SVGSVGElement);
  const pad = part('pad', HTMLElement);
  const notes = { row: part('row-notes', HTMLElement), column: part('column-notes', HTMLElement) };
  const refused = part('refused', HTMLElement);
  const columns = part('column', HTMLSelectElement);
  const place = part('place', HTMLElement);
  const form = part('go-to-row', HTMLFormElement);
  const field = part('row-number', HTMLInputElement);
  const runs = Array.from(host.querySelectorAll<SVGSVGElement>('svg[data-run]'));
  const { matrix } = problem;
  const opening = {
    row: problem.rowNames.indexOf(OPENING_ROW),
    column: columnNamed(matrix, OPENING_COLUMN),
  };
  let { row, column } = readRowAt(host, matrix, opening);

  pad.tabIndex = 0;
  pad.setAttribute('aria-label', 'Board. The arrow keys move the piece, R and L turn it, F flips it.');
  const swap = (id: string): void => {
    if (isPieceId(id)) move(swapRow(problem, row, id));
  };
  const pieces = chooser(host, signal, swap);
  onMoveKeys(host, signal, (turn) => move(turnRow(problem, row, turn)));
  for (const turn of ['left', 'right', 'flip'] as const) {
    press(turn, () => move(turnRow(problem, row, turn)));
  }
  for (const [name, [dx, dy]] of Object.entries(STEPS)) {
    press(name, () => move(stepRow(problem, row, dx, dy)));
  }
  on(pad, 'keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    move(stepRow(problem, row, ...step));
  });
  mountDragging(svg, signal, {
    start: () => {
      const from = row;
      return (dx, dy) => move(stepRow(problem, from, dx, dy));
    },
    tap: pick,
  });
  // A press on a cell of the row, on one of its 1s, or on a letter of the rows that use a column.
  on(host, 'click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const cell = target.closest('.row-strip [data-column], [data-part="taken"] [data-column]');
    if (cell) pick(Number(cell.getAttribute('data-column')));
    const letter = target.closest('[data-first-row]')?.getAttribute('data-first-row');
    if (letter) show(Number(letter), column);
  });
  on(columns, 'change', () => show(row, columns.value === '' ? null : Number(columns.value)));
  const previous = press('previous-user', () => walk(-1));
  const next = press('next-user', () => walk(1));
  on(form, 'submit', (event) => {
    event.preventDefault();
    const number = Number(field.value);
    const last = problem.placements.length;
    const isGood = field.value.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= last;
    field.setCustomValidity(isGood ? '' : `Type a whole number from 1 to ${inWords(last)}.`);
    if (field.reportValidity()) show(number - 1, column);
  });
  on(field, 'input', () => field.setCustomValidity(''));

  /** Picks a column, or unpicks the one that is picked. */
  function pick(next: number): void {
    show(row, next === column ? null : next);
  }

  /** Goes to the previous or the next row among those that use the column. */
  function walk(by: 1 | -1): void {
    if (column === null) return;
    const rows = rowsWith(problem, column);
    const found = by > 0 ? rows.find((one) => one > row) : rows.findLast((one) => one < row);
    if (found !== undefined) show(found, column);
  }

  function move({ row: to, refusal }: Moved): void {
    show(to, column);
    setText(refused, refusal);
  }

  function show(to: number, picked: number | null): void {
    row = to;
    column = picked;
    draw();
    setText(refused, '');
    writeRowAt(host, matrix, { row, column }, opening);
  }

  function draw(): void {
    const view = solutionView(problem, [row], { row: null, column });
    drawBoard(svg, view, { id: `${host.id}-board`, title: 'The board', rack: false });
    runs.forEach((run, group) => {
      const title = run.dataset['run'] ?? '';
      drawRun(run, problem, group, { row, column }, { id: `${host.id}-run-${group}`, title });
    });
    patch(notes.row, rowNotes(problem, row, column, true));
    patch(notes.column, columnNotes(problem, row, column));
    const users = column === null ? [] : rowsWith(problem, column);
    const at = users.indexOf(row);
    const among = at < 0 ? 'not in this row' : `${at + 1} of ${users.length}`;
    setText(place, users.length === 0 ? '' : among);
    setDisabled(previous, !users.some((one) => one < row));
    setDisabled(next, !users.some((one) => one > row));
    if (document.activeElement !== field) field.value = String(row + 1);
    columns.value = column === null ? '' : String(column);
    pieces.choose(problem.placements[row]?.piece ?? '');
  }

  draw();
}
