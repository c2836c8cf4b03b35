import {
  bitsOf,
  blockOf,
  claimers,
  columnWords,
  countWords,
  groupsOf,
  rowBits,
  rowWords,
} from '../../figures/ripple-effect/blocks.ts';
import { drawBlock } from '../../figures/ripple-effect/draw-block.ts';
import { drawGrid } from '../../figures/ripple-effect/draw.ts';
import { chosenView } from '../../figures/ripple-effect/view.ts';
import { placeOf } from '../../puzzles/ripple-effect/puzzle.ts';
import { mountBlockKeys } from './block-keys.ts';
import { fillPad, markPicked, mountCells } from '../kit/cell-keys.ts';
import { notice, readOwn, writeOwn } from '../kit/own-state.ts';
import { part, setText } from '../kit/parts.ts';
import { RIPPLE_OPENING_COLUMN, RIPPLE_OPENING_ROW, rippleRowProblem } from './row-opening.ts'; // prettier-ignore

/** A number in a cell and its row of the matrix, block by block; and a column, and who claims it. */
export function mountRippleRow(host: HTMLElement, signal: AbortSignal): void {
  const problem = rippleRowProblem();
  const { puzzle } = problem;
  const svg = part(host, 'board', SVGSVGElement);
  const title = svg.getAttribute('aria-label') ?? '';
  const pad = part(host, 'pad', HTMLElement);
  const head = part(host, 'pad-head', HTMLElement);
  const words = part(host, 'words', HTMLElement);
  const counts = part(host, 'counts', HTMLElement);
  const refused = part(host, 'refused', HTMLElement);
  const meaning = part(host, 'meaning', HTMLElement);
  const users = part(host, 'users', HTMLElement);
  const bits = part(host, 'bits', HTMLElement);
  const blocks = Array.from(host.querySelectorAll<HTMLElement>('[data-block]'));
  const opening = problem.rowNames.indexOf(RIPPLE_OPENING_ROW);
  const openingColumn = columnNamed(RIPPLE_OPENING_COLUMN);
  let row = opening;
  let column: number | null = openingColumn;

  readAddress();
  mountCells(host, () => puzzle, { press, put }, signal);
  mountBlockKeys(host, (picked) => show(row, picked === column ? null : picked), signal);
  users.addEventListener(
    'click',
    ({ target }) => {
      const to = target instanceof Element ? target.closest('[data-claimer]') : null;
      if (to) show(Number(to.getAttribute('data-claimer')), column);
    },
    { signal },
  );
  draw();

  function columnNamed(name: string): number {
    return problem.matrix.columns.findIndex((one) => one.name === name);
  }

  function readAddress(): void {
    const text = readOwn(host, 'at');
    if (text === null) return;
    const [number = '', name] = text.split('.');
    const found = /^\d{1,4}$/.test(number) ? Number(number) - 1 : -1;
    const at = name === undefined ? -1 : columnNamed(name);
    if (problem.placements[found] === undefined || (name !== undefined && at < 0)) {
      notice(host, 'The link’s row is damaged, so the figure starts as ever.');
      return;
    }
    row = found;
    column = at < 0 ? null : at;
  }

  /** The number goes to another cell, if its room has that number; otherwise the room's largest does. */
  function press(cell: number): void {
    put(cell, Math.min(problem.placements[row]?.value ?? 1, roomSize(cell)));
  }

  function put(cell: number, value: number): void {
    const found = problem.rowOf(cell % puzzle.width, Math.floor(cell / puzzle.width), value);
    if (found >= 0) show(found, column);
    else if (value > 0) {
      setText(refused, `No row puts ${value} ${placeOf(puzzle.width, cell)}: the room has ${roomSize(cell)} cells, so its numbers end at ${roomSize(cell)}.`); // prettier-ignore
    }
  }

  function roomSize(cell: number): number {
    return puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.cells.length ?? 0;
  }

  function show(to: number, picked: number | null): void {
    row = to;
    // A column of another value's blocks is out of sight, so it is let go.
    const inSight = groupsOf(problem, row).some((group) => {
      const { from = 0, to: end = 0 } = problem.groups[group] ?? {};
      return picked !== null && picked >= from && picked < end;
    });
    column = inSight ? picked : null;
    setText(refused, '');
    draw();
    const name = column === null ? '' : `.${problem.matrix.columns[column]?.name ?? ''}`;
    const isOpening = row === opening && column === openingColumn;
    writeOwn(host, 'at', isOpening ? null : `${row + 1}${name}`);
    notice(host, '');
  }

  function draw(): void {
    const { cell = 0, value = 1 } = problem.placements[row] ?? {};
    const view = { ...chosenView(problem, [row], { row, column }), isByHand: true };
    drawGrid(svg, view, { id: `${host.id}-board`, title, marks: 'none', cells: 'button' });
    markPicked(svg, cell);
    setText(head, `Cell ${placeOf(puzzle.width, cell)}`);
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
        const made = document.createElement('button');
        made.type = 'button';
        made.className = 'button';
        made.dataset['claimer'] = String(claimer);
        made.setAttribute('aria-pressed', String(claimer === row));
        made.textContent = problem.rowNames[claimer] ?? '';
        return made;
      }),
    );
    if (focused !== null) users.querySelector<HTMLElement>(`[data-claimer="${focused}"]`)?.focus();
  }
}
