/** Draws a search tree on its way into a diagram, and the two boards that merge. */
import type { Folding } from '#exhibits/folding.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { type FoldView, SIZE } from './view.ts';

const RADIUS = 12;
/** Side of a cell of a small board. */
const CELL = 18;

/** How a board is written into the numbers of columns: line by line, as wide as this. */
export interface FoldBoard {
  readonly width: number;
  readonly height: number;
  /** For each row of the matrix its two columns. */
  readonly dominoes: readonly (readonly number[])[];
}

/** Draws the view into `svg`, or brings an svg drawn before up to it. */
export function drawFold(
  svg: SVGSVGElement,
  { nodes }: Folding,
  { marks, arcs, pair, words }: FoldView,
  board: FoldBoard,
  name: PictureName,
): void {
  svg.setAttribute('viewBox', `0 0 ${SIZE.width} ${SIZE.height}`);
  svg.setAttribute('class', 'fold-picture');
  namePicture(svg, name, words);
  const groups = layers(svg, ['arcs', 'marks', 'boards']);
  joined(groups.arcs, 'path', arcs)
    .attr('class', ({ isFolded }) => (isFolded ? 'arc is-folded' : 'arc'))
    .attr('d', ({ from, to }) => `M${text(from)}L${text(to)}`);
  joined(groups.marks, 'g', marks)
    .attr('class', ({ state }) => `node is-${state}`)
    .attr('transform', ({ at }) => `translate(${text(at)})`)
    .each(function ({ ways }) {
      joined(this, 'circle', [{ id: 'ring' }]).attr('r', RADIUS);
      joined(this, 'text', [{ id: 'ways' }])
        .attr('dy', '0.35em')
        .attr('text-anchor', 'middle')
        .text(ways);
    });
  const [left, right] = [1, SIZE.width - board.width * CELL - 1];
  const boards = (pair ?? []).map((number, at) => ({
    id: String(at),
    x: at === 0 ? left : right,
    rows: nodes[number]?.rows ?? [],
  }));
  joined(groups.boards, 'g', boards)
    .attr('class', 'small-board')
    .attr('transform', ({ x }) => `translate(${x},1)`)
    .each(function ({ rows }) {
      const middle = (column: number): string =>
        text([((column % board.width) + 0.5) * CELL, (Math.floor(column / board.width) + 0.5) * CELL]);
      const ends = rows.map((row) => board.dominoes[row] ?? []);
      joined(this, 'path', [
        { id: 'ground', d: gridPath(board) },
        { id: 'laid', d: ends.map(([one = 0, other = 0]) => `M${middle(one)}L${middle(other)}`).join('') },
      ])
        .attr('class', ({ id }) => id)
        .attr('d', ({ d }) => d);
    });
}

function gridPath({ width, height }: FoldBoard): string {
  const upright = Array.from({ length: width + 1 }, (_, x) => `M${x * CELL},0v${height * CELL}`);
  const level = Array.from({ length: height + 1 }, (_, y) => `M0,${y * CELL}h${width * CELL}`);
  return [...upright, ...level].join('');
}

function text([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
