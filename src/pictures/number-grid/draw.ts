import { select } from 'd3-selection';
import { placeOf } from '#puzzles/marks.ts';
import { joined, only } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import { drawUserBoard } from '../user-board/draw.ts';
import { CELL, gridOf } from '../user-board/layout.ts';
import type { NumberGridView } from './view.ts';

/** Room between the border of a cell and its pencil marks. */
const INSET = 5;

/**
 * Draws a grid of numbers into `svg`, or brings an svg drawn before, here or at build time, up to it:
 * the board with the marks of its rows, with pencil marks in its empty cells and rings around numbers that
 * clash. Numbers carry `data-row`, an empty cell `data-column`. The styles are in
 * ui/explore/boards/board-marks.css and number-grid.css.
 */
export function drawNumberGrid(svg: SVGSVGElement, view: NumberGridView, name: PictureName): void {
  const { size, board, clashing, hasBlocks } = view;
  const { pencils, rings } = drawUserBoard(svg, view, name, {
    flags: { 'number-grid': true, 'no-blocks': !hasBlocks },
    under: ['pencils'],
    over: ['rings'],
  });
  drawPencils(pencils, view);
  // What comes with the first touch needs no sheet.
  select(rings)
    .attr('pointer-events', 'none')
    .attr('stroke', 'var(--crossing)')
    .attr('stroke-width', 3)
    .attr('stroke-dasharray', '6 5.5')
    .attr('stroke-linecap', 'butt');
  const { middleOf } = gridOf(board);
  joined(
    rings,
    'circle',
    clashing.map((cell) => ({ id: String(cell), at: middleOf(placeOf(size, cell)) })),
  )
    .attr('class', 'clash')
    .attr('cx', ({ at }) => at[0])
    .attr('cy', ({ at }) => at[1])
    .attr('r', 21);
}

function drawPencils(pencils: SVGElement, { size, pencilled }: NumberGridView): void {
  const side = Math.ceil(Math.sqrt(size));
  const step = (CELL - 2 * INSET) / side;
  const along = (cell: number, at: number): number => hundredths(cell * CELL + INSET + step * (at + 0.5));
  select(pencils).attr('text-anchor', 'middle').attr('font-size', 18);
  joined(pencils, 'g', pencilled)
    .attr('class', ({ state, isLit }) => `pencil is-${state}${isLit ? ' is-lit' : ''}`)
    .attr('data-row', ({ row }) => row)
    .each(function ({ cell, number, state }) {
      const [file, rank] = placeOf(size, cell);
      const x = along(file, (number - 1) % side);
      const y = along(rank, Math.floor((number - 1) / side));
      only(this, 'text', 'digit').attr('x', x).attr('y', y).attr('dy', '0.36em').text(number);
      // Most are not struck, and there are hundreds of them.
      const d = `M${hundredths(x - 5)},${hundredths(y + 5)}l10,-10`;
      joined(this, 'path', state === 'tried' ? [{ id: 'strike', d }] : [])
        .attr('class', 'strike')
        .attr('d', d);
    });
}
