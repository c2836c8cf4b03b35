import { groupsOf, rowBits } from '#pictures/ripple-effect/blocks.ts';
import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { chosenView } from '#pictures/ripple-effect/view.ts';
import { cellWords, cellsOf } from '#puzzles/ripple-effect/puzzle.ts';
import { mountBlockKeys } from './block-keys.ts';
import { fillPad, markPicked, mountCells } from '#ui/kit/cell-keys.ts';
import { columnNamed, readRowAt, writeRowAt } from '#ui/kit/row-address.ts';
import { setText } from '#ui/kit/parts.ts';
import { patch } from '#ui/kit/template.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { rowBlocks, rowNotes } from './row-notes.ts';
import { RIPPLE_OPENING_COLUMN, RIPPLE_OPENING_ROW, rippleRowProblem } from './row-standard.ts';

/** A number in a cell and its row of the matrix, block by block; and a column with the numbers that claim it. */
export function mountRippleRow(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const problem = rippleRowProblem();
  const { puzzle } = problem;
  const svg = part('board', SVGSVGElement);
  const title = svg.getAttribute('aria-label') ?? '';
  const pad = part('pad', HTMLElement);
  const head = part('pad-head', HTMLElement);
  const notes = part('notes', HTMLElement);
  const blocks = part('blocks', HTMLElement);
  const bits = part('bits', HTMLElement);
  const { matrix } = problem;
  const opening = {
    row: problem.rowNames.indexOf(RIPPLE_OPENING_ROW),
    column: columnNamed(matrix, RIPPLE_OPENING_COLUMN),
  };
  let { row, column } = readRowAt(host, matrix, opening);

  mountCells(host, () => puzzle, signal, { press, put });
  for (const picture of blocks.querySelectorAll('svg')) {
    mountBlockKeys(picture, signal, (picked) => show(row, picked === column ? null : picked));
  }
  on(notes, 'click', ({ target }) => {
    const to = target instanceof Element ? target.closest('[data-claimer]') : null;
    if (to) show(Number(to.getAttribute('data-claimer')), column);
  });
  draw();

  /** Puts the same number into another cell, or the largest number of its room if that is smaller. */
  function press(cell: number): void {
    put(cell, Math.min(problem.placements[row]?.value ?? 1, roomSize(cell)));
  }

  function put(cell: number, value: number): void {
    const found = problem.rowOf(cell % puzzle.width, Math.floor(cell / puzzle.width), value);
    if (found >= 0) show(found, column);
    else if (value > 0) {
      draw(
        `No row puts ${value} in the cell ${cellWords(puzzle.width, cell)}: its room has ` +
          `${cellsOf(roomSize(cell))}, so its numbers end at ${roomSize(cell)}.`,
      );
    }
  }

  function roomSize(cell: number): number {
    return puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.cells.length ?? 0;
  }

  function show(to: number, picked: number | null): void {
    // A new row keeps the picked column only if it claims it; a column whose block is not shown is unpicked.
    const isLeft = to !== row && picked !== null && !matrix.rows[to]?.includes(picked);
    row = to;
    const inSight = groupsOf(problem, row).some((group) => {
      const { from = 0, to: end = 0 } = problem.groups[group] ?? {};
      return picked !== null && picked >= from && picked < end;
    });
    column = inSight && !isLeft ? picked : null;
    draw();
    writeRowAt(host, matrix, { row, column }, opening);
  }

  function draw(refused = ''): void {
    const { cell = 0, value = 1 } = problem.placements[row] ?? {};
    const view = { ...chosenView(problem, [row], { row, column }), isByHand: true };
    drawGrid(svg, view, { id: `${host.id}-board`, title, marks: 'none', cells: 'button' });
    markPicked(svg, cell);
    setText(head, `Cell ${cellWords(puzzle.width, cell)}`);
    fillPad(pad, roomSize(cell), value, (next) => put(cell, next));
    patch(notes, rowNotes(problem, row, column, refused));
    patch(blocks, rowBlocks(host.id, problem, row, column, true));
    setText(bits, rowBits(problem, row));
  }
}
