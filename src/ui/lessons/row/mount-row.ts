import { byPiece, columnWords, countWords, rowsWith, rowWords, takenBy } from '#pictures/row-by-row/columns.ts';
import { drawRun } from '#pictures/row-by-row/draw.ts';
import { type Moved, stepRow, swapRow, turnRow } from '#pictures/row-by-row/moves.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { chooser } from '../pieces/chooser.ts';
import { makeButtons } from '#ui/kit/live-buttons.ts';
import { onMoveKeys } from '../pieces/move-keys.ts';
import { columnNamed, readRowAt, writeRowAt } from '#ui/kit/row-address.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountDragging } from './piece-dragging.ts';
import { OPENING_COLUMN, OPENING_ROW, rowProblem } from './row-standard.ts';
import { make } from '#ui/kit/make.ts';

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
  const words = part('words', HTMLElement);
  const refused = part('refused', HTMLElement);
  const counts = part('counts', HTMLElement);
  const taken = part('taken', HTMLElement);
  const columns = part('column', HTMLSelectElement);
  const meaning = part('meaning', HTMLElement);
  const users = part('users', HTMLElement);
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

  makeButtons(host);
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
    field.setCustomValidity(isGood ? '' : `Type a whole number from 1 to ${last.toLocaleString('en')}.`);
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
    setText(words, rowWords(problem, row));
    setText(counts, countWords(problem, row));
    drawTaken();
    drawUsers();
    if (document.activeElement !== field) field.value = String(row + 1);
    columns.value = column === null ? '' : String(column);
    pieces.choose(problem.placements[row]?.piece ?? '');
  }

  function drawTaken(): void {
    const ones = takenBy(problem, row);
    while (taken.children.length > ones.length) taken.lastElementChild?.remove();
    ones.forEach((one, index) => {
      const item = taken.children[index] ?? taken.appendChild(newOne());
      const press = item.querySelector('button');
      if (!press) return;
      press.className = `named-tile one is-${one.kind}${one.column === column ? ' is-picked' : ''}`;
      press.dataset['column'] = String(one.column);
      press.setAttribute('aria-pressed', String(one.column === column));
      setText(press.querySelector('b'), one.name);
      setText(press.querySelector('span'), one.kind);
    });
  }

  function newOne(): HTMLElement {
    const parts = [make(document, 'b'), ' ', make(document, 'span')];
    return make(document, 'li', { class: 'flush' }, make(document, 'button', { type: 'button' }, ...parts));
  }

  function drawUsers(): void {
    const rows = column === null ? [] : rowsWith(problem, column);
    setText(
      meaning,
      column === null
        ? 'Pick a column above, or press an edge or a junction of the board, or a 1 in the row.'
        : columnWords(problem, column),
    );
    const focused = document.activeElement?.getAttribute('data-letter');
    users.replaceChildren(
      ...(column === null ? [] : byPiece(problem, rows)).map(({ piece, count }) => {
        const name = make(document, 'b', {}, piece);
        const named = { type: 'button', class: 'button', 'data-letter': piece };
        const press = make(document, 'button', named, name, ` ${count}`);
        press.disabled = count === 0;
        const first = rows.find((one) => problem.placements[one]?.piece === piece);
        if (first !== undefined) press.dataset['firstRow'] = String(first);
        press.setAttribute('aria-pressed', String(problem.placements[row]?.piece === piece && rows.includes(row)));
        return press;
      }),
    );
    if (focused) users.querySelector<HTMLElement>(`[data-letter="${focused}"]`)?.focus();
    const at = rows.indexOf(row);
    const among = at < 0 ? 'not this row' : `${at + 1} of ${rows.length}`;
    setText(place, rows.length === 0 ? '' : among);
    setDisabled(previous, !rows.some((one) => one < row));
    setDisabled(next, !rows.some((one) => one > row));
  }

  draw();
}
