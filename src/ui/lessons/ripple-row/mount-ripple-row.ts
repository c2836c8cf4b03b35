import {
  bitsOf,
  blockOf,
  claimers,
  columnWords,
  countWords,
  groupsOf,
  rowBits,
  rowWords,
} from '#pictures/ripple-effect/blocks.ts';
import { drawBlock } from '#pictures/ripple-effect/draw-block.ts';
import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { chosenView } from '#pictures/ripple-effect/view.ts';
import { cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { mountBlockKeys } from './block-keys.ts';
import { fillPad, markPicked, mountCells } from '#ui/kit/cell-keys.ts';
import { columnNamed, readRowAt, writeRowAt } from '#ui/kit/row-address.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { RIPPLE_OPENING_COLUMN, RIPPLE_OPENING_ROW, rippleRowProblem } from './row-standard.ts';
import { make } from '#ui/kit/make.ts';

/** A number in a cell and its row of the matrix, block by block; and a column with the numbers that claim it. */
export function mountRippleRow(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const problem = rippleRowProblem();
  const { puzzle } = problem;
  const svg = part('board', SVGSVGElement);
  const title = svg.getAttribute('aria-label') ?? '';
  const pad = part('pad', HTMLElement);
  const head = part('pad-head', HTMLElement);
  const words = part('words', HTMLElement);
  const counts = part('counts', HTMLElement);
  const refused = part('refused', HTMLElement);
  const meaning = part('meaning', HTMLElement);
  const users = part('users', HTMLElement);
  const bits = part('bits', HTMLElement);
  const blocks = Array.from(host.querySelectorAll<HTMLElement>('[data-block]'));
  const { matrix } = problem;
  const opening = {
    row: problem.rowNames.indexOf(RIPPLE_OPENING_ROW),
    column: columnNamed(matrix, RIPPLE_OPENING_COLUMN),
  };
  let { row, column } = readRowAt(host, matrix, opening);

  mountCells(host, () => puzzle, signal, { press, put });
  for (const picture of host.querySelectorAll<SVGSVGElement>('[data-block] svg')) {
    mountBlockKeys(picture, signal, (picked) => show(row, picked === column ? null : picked));
  }
  on(users, 'click', ({ target }) => {
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
      setText(
        refused,
        `No row puts ${value} ${cellWords(puzzle.width, cell)}: the room has ${roomSize(cell)} cells, so its ` +
          `numbers end at ${roomSize(cell)}.`,
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
    setText(refused, '');
    draw();
    writeRowAt(host, matrix, { row, column }, opening);
  }

  function draw(): void {
    const { cell = 0, value = 1 } = problem.placements[row] ?? {};
    const view = { ...chosenView(problem, [row], { row, column }), isByHand: true };
    drawGrid(svg, view, { id: `${host.id}-board`, title, marks: 'none', cells: 'button' });
    markPicked(svg, cell);
    setText(head, `Cell ${cellWords(puzzle.width, cell)}`);
    fillPad(pad, roomSize(cell), value, (next) => put(cell, next));
    setText(words, rowWords(problem, row));
    setText(counts, countWords(problem, row));
    groupsOf(problem, row).forEach((group, at) => {
      const block = blockOf(problem, row, group);
      const place = blocks[at];
      const picture = place?.querySelector('svg');
      if (!place || !picture) return;
      setText(place.querySelector('.block-name'), block.name);
      setText(place.querySelector('.block-bits'), bitsOf(block));
      drawBlock(picture, block, column, { id: `${host.id}-block-${at}`, title: block.name }, true);
    });
    setText(bits, rowBits(problem, row));
    drawUsers();
  }

  function drawUsers(): void {
    setText(
      meaning,
      column === null
        ? 'Press a square of a block to see which numbers claim that column.'
        : columnWords(problem, column),
    );
    const focused = users.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-claimer')
      : null;
    users.replaceChildren(
      ...(column === null ? [] : claimers(problem, column)).map((claimer) => {
        const pressed = { 'data-claimer': String(claimer), 'aria-pressed': String(claimer === row) };
        const name = problem.rowNames[claimer] ?? '';
        return make(document, 'button', { type: 'button', class: 'button', ...pressed }, name);
      }),
    );
    if (focused !== null) users.querySelector<HTMLElement>(`[data-claimer="${focused}"]`)?.focus();
  }
}
