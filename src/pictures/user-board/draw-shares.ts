/** Draws a heat map on a written board: each share as a tint, and besides as a number or as a width. */
import { inFigures } from '#english/english.ts';
import { joined } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import type { ProblemBoard } from '#puzzles/board.ts';
import { marksOf } from '#puzzles/problem.ts';
import { drawUserBoard } from './draw.ts';
import { type Grid, gridOf, placeNamed } from './layout.ts';
import type { ShareMark, Shares } from './shares.ts';

/** The strongest tint, on which ink can still be read. */
const DEEPEST = 0.42;
/** Half the width of a mark that joins two cells, and the least and the most width of an edge, in units of the board. */
const JOINT = 13;
const [THIN, THICK] = [2, 9];
/** A board with more places to a side has no room for numbers. */
const MOST_NUMBERS = 12;

/** The marks, as `shareMarks` makes them, and the one that is pointed at, by its id. */
export interface ShareLook extends PictureName {
  readonly marks: readonly ShareMark[];
  readonly noun: string;
  readonly lit: string | null;
}

/** Draws the board with the rows taken, and over it the share of every place; a mark carries `data-share`. */
export function drawShares(
  svg: SVGSVGElement,
  { problem, count, taken }: Shares,
  { marks, noun, lit, ...name }: ShareLook,
): void {
  const { board = null } = problem;
  if (!board) return;
  const grid = gridOf(board);
  const view = {
    board,
    columnAt: () => undefined,
    rows: taken.map((row) => ({
      id: String(row),
      row,
      state: 'chosen' as const,
      order: 0,
      isLit: false,
      marks: marksOf(problem, row),
    })),
    regions: [],
    captions: [],
    isSolved: false,
    isBroken: false,
    words:
      count === 1n
        ? `The board shows which places the one ${noun} found uses.`
        : `The board shows how many of the ${inFigures(count, noun)} use each place. The table of rows has the numbers.`,
  };
  const groups = drawUserBoard(svg, view, name, {
    flags: { 'share-board': true },
    over: ['shares', 'share-numbers'],
  });
  groups['share-numbers'].setAttribute('pointer-events', 'none');
  joined(groups.shares, 'path', marks)
    .attr('class', ({ id, places }) => `share ${isEdge(places) ? 'is-edge' : ''} ${id === lit ? 'is-lit' : ''}`.trim())
    .attr('data-share', ({ id }) => id)
    .attr('d', ({ places }) => pathOf(places, grid))
    .attr('fill-opacity', ({ share }) => (share * DEEPEST).toFixed(3))
    .attr('stroke-opacity', ({ places, share }) =>
      isEdge(places) ? (share === 0 ? 0.15 : 0.3 + 0.5 * share).toFixed(3) : null,
    )
    .attr('stroke-width', ({ places, share }) => (isEdge(places) ? (THIN + (THICK - THIN) * share).toFixed(1) : null));
  joined(groups['share-numbers'], 'text', hasNumbers(board) ? marks.filter(({ places }) => !isEdge(places)) : [])
    .attr('class', ({ share }) => `share-number${share === 0 ? ' is-none' : ''}`)
    .attr('x', ({ places }) => middleOf(places, grid)[0])
    .attr('y', ({ places }) => middleOf(places, grid)[1])
    .attr('dy', '0.35em')
    .attr('text-anchor', 'middle')
    .text(({ percent }) => percent.replace('%', ''));
}

/** True for a board whose cells have room for their numbers. */
export function hasNumbers({ kind, width, height }: ProblemBoard): boolean {
  return kind !== 'lines' && Math.max(width, height) <= MOST_NUMBERS;
}

function isEdge([place = '']: readonly string[]): boolean {
  return /^[hvp]/.test(place);
}

function middleOf(places: readonly string[], { middleOf: of }: Grid): readonly [number, number] {
  const middles = places.map((place) => of(placeNamed(place).at));
  const mean = (axis: 0 | 1): number => middles.reduce((sum, middle) => sum + middle[axis], 0) / middles.length;
  return [mean(0), mean(1)];
}

/** A cell or an edge itself; a band between two cells; a short stroke at a point. */
function pathOf(places: readonly string[], grid: Grid): string {
  const [first = '', second] = places;
  const { kind, at } = placeNamed(first);
  if (second !== undefined) return bandBetween(grid.middleOf(at), grid.middleOf(placeNamed(second).at));
  if (kind === 'h' || kind === 'v') return grid.edgePath({ way: kind, at });
  if (kind === 'p') return `M${grid.markAt(at).join()}h0.01`;
  return grid.cellPath(at);
}

/** A lozenge with level ends, from the middle of one cell to that of another. */
function bandBetween([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
  const corner = (along: number, across: number): string =>
    `${(x + alongX * along - alongY * across).toFixed(2)},${(y + alongY * along + alongX * across).toFixed(2)}`;
  const [from, to] = [6, length - 6];
  return `M${corner(from, 0)}L${corner(from + JOINT, JOINT)}L${corner(to - JOINT, JOINT)}L${corner(to, 0)}L${corner(to - JOINT, -JOINT)}L${corner(from + JOINT, -JOINT)}Z`;
}
