import { solve } from '#dlx/solve.ts';
import { type Board, crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import { createGrouping } from '#puzzles/tetrasticks/symmetry.ts';
import { joined } from '../kit/joined.ts';
import { drawSmallBoard } from './draw-small-board.ts';
import { toPixels } from './layout.ts';

/** The sets of six pieces of which all covers of the 3×3 board are shown. */
export const SMALL_SETS = ['FHJLNU', 'FHLRTU'] as const;

/** Radius of the ring around a crossing on a thumbnail. */
const SMALL_RING = 48;

/** One way to fill the board. */
export interface Cover {
  /** Its rows in rising order, joined by hyphens. */
  readonly id: string;
  readonly board: Board;
  readonly crossings: ReturnType<typeof crossingsOf>;
}

/** The same six pieces with the junction columns as the reader has them. */
export function smallProblem(pieces: string, junctions: 'secondary' | 'off'): ReturnType<typeof encode> {
  return encode({ size: 3, pieces, junctions });
}

/** The name that a cover has, whatever the order in which its rows were chosen. */
export function coverId(rows: readonly number[]): string {
  return rows.toSorted((a, b) => a - b).join('-');
}

/**
 * All covers of the 3×3 board with six pieces, crossings allowed, in lines: each line is one cover
 * turned and mirrored, and those with the fewest crossings come first.
 */
export function coversOf(pieces: string): Cover[][] {
  const problem = smallProblem(pieces, 'off');
  const grouping = createGrouping<Cover>(({ board }) => board);
  for (const rows of solve(problem.matrix)) {
    const board = decode(problem, rows);
    grouping.add({ id: coverId(rows), board, crossings: crossingsOf(board.placements) });
  }
  return grouping.groups
    .map(({ members }) => [...members])
    .sort((a, b) => (a[0]?.crossings.length ?? 0) - (b[0]?.crossings.length ?? 0));
}

/** Draws a cover as a thumbnail, its crossings ringed. Its words (`describeCover`) stand beside it. */
export function drawCover(svg: SVGSVGElement, { board, crossings }: Cover): void {
  drawSmallBoard(svg, board);
  svg.removeAttribute('role');
  svg.removeAttribute('aria-label');
  svg.setAttribute('aria-hidden', 'true');
  const marks = crossings.map(({ x, y }) => ({ id: `crossing-${x}${y}`, at: toPixels({ x, y }) }));
  joined(svg, 'circle', marks)
    .attr('class', 'crossing')
    .attr('r', SMALL_RING)
    .attr('cx', ({ at }) => at.x)
    .attr('cy', ({ at }) => at.y);
}

/** A number of crossings in words: `one crossing`, `no crossing`. */
export function crossingCount(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);
  return `${words} ${count === 0 || count === 1 ? 'crossing' : 'crossings'}`;
}

/**
 * A line of covers in words, with the pieces that cross, which colours alone would not tell: `one crossing: F and J`.
 * They are the same on each, as a line is one cover turned and mirrored.
 */
export function crossingPairs(crossings: Cover['crossings']): string {
  const pairs = new Set(crossings.map(({ across, upright }) => [across.piece, upright.piece].sort().join(' and ')));
  const count = crossingCount(crossings.length);
  return pairs.size === 0 ? count : `${count}: ${[...pairs].sort().join(', ')}`;
}

/** A cover in words. */
export function describeCover({ crossings }: Pick<Cover, 'crossings'>): string {
  const where = crossings.map((point) => `${point.across.piece} and ${point.upright.piece} at ${pointText(point)}`);
  return where.length === 0 ? 'No crossing.' : `${where.join(', ')}.`;
}
