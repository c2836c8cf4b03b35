/** Draws a board of queens with a place in each cell, which is filled as often as the cell is watched. */
import { cellBoard } from '#puzzles/board.ts';
import { fill } from '#puzzles/marks.ts';
import { watchCounts } from '#puzzles/watch/board.ts';
import { inFigures, listed, times } from '#english/english.ts';
import { joined, only } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { drawUserBoard } from '../user-board/draw.ts';
import { cellName, gridOf } from '../user-board/layout.ts';

export interface WatchView {
  readonly side: number;
  /** The cells with a queen, line by line from the top left. */
  readonly queens: readonly number[];
  /** Whether the cells are buttons, one stop of the Tab key together. */
  readonly isLive?: boolean;
}

/** Side of the place in a cell; beside a queen it is smaller, and stands in the corner. */
const PLACE = 26;
const SMALL = 18;

/** Draws the board into `svg`, or brings an svg drawn before, here or at build time, up to it. */
export function drawWatch(svg: SVGSVGElement, view: WatchView, options: PictureName): void {
  const { side, queens, isLive = false } = view;
  const board = cellBoard(side, side);
  const grid = gridOf(board);
  const counts = watchCounts(side, queens);
  const groups = drawUserBoard(
    svg,
    {
      board,
      rows: queens.map((queen) => ({
        id: `queen-${queen}`,
        row: queen,
        state: 'chosen' as const,
        order: 0,
        isLit: false,
        marks: [fill(queen % side, Math.floor(queen / side), '♛')],
      })),
      regions: [],
      captions: [],
      isSolved: counts.every((count) => count > 0),
      isBroken: false,
      columnAt: () => undefined,
      cellAt: () => ({ kind: '' }),
      words: describeWatch(view),
    },
    options,
    { flags: { 'hand-board': true, 'watch-board': true }, over: ['watched', 'rings'], role: isLive ? 'group' : 'img' },
  );
  const cells = counts.map((count, cell) => {
    const at = [cell % side, Math.floor(cell / side)] as const;
    const hasQueen = queens.includes(cell);
    const [x, y] = grid.middleOf(at);
    const size = hasQueen ? SMALL : PLACE;
    return { id: cellName(at), cell, at, count, hasQueen, size, x: hasQueen ? x + 15 : x, y: hasQueen ? y - 15 : y };
  });
  joined(groups.watched, 'g', cells)
    .attr('class', ({ count }) => `watch-place${count > 0 ? ' is-filled' : ''}`)
    .attr('transform', ({ x, y }) => `translate(${x},${y})`)
    .each(function ({ size, count, hasQueen }) {
      only(this, 'rect', 'watch-box')
        .attr('x', -size / 2)
        .attr('y', -size / 2)
        .attr('width', size)
        .attr('height', size)
        .attr('rx', 4);
      only(this, 'text', 'watch-count')
        .attr('dy', '0.35em')
        .attr('text-anchor', 'middle')
        .attr('font-size', hasQueen ? 14 : 17)
        .text(count > 0 ? String(count) : '');
    });
  // The first cell is where the Tab key begins; later it is where it was.
  const stop = svg.querySelector('[tabindex="0"]')?.getAttribute('data-cell');
  const start = cells.find(({ cell }) => String(cell) === stop) ?? cells[0]!;
  joined(groups.cells, 'path', cells)
    .attr('data-cell', ({ cell }) => (isLive ? cell : null))
    .attr('role', isLive ? 'button' : null)
    .attr('tabindex', (cell) => (isLive ? (cell === start ? 0 : -1) : null))
    .attr('aria-pressed', ({ hasQueen }) => (isLive ? String(hasQueen) : null))
    .attr('aria-label', ({ at: [x, y], count, hasQueen }) =>
      isLive ? `File ${x + 1}, rank ${y + 1}: ${hasQueen ? 'a queen, ' : ''}${watchedWords(count)}` : null,
    );
  joined(groups.rings, 'path', isLive ? [{ id: 'focus', d: grid.cellPath(start.at) }] : [])
    .attr('class', 'hand-ring is-focus')
    .attr('d', ({ d }) => d);
}

function watchedWords(count: number): string {
  return count === 0 ? 'not watched' : `watched ${times(count)}`;
}

/** “A board of 36 squares. Queens, by file and rank from the top left: 3,3. Not watched: 4,1 and 5,1.” */
function describeWatch({ side, queens }: WatchView): string {
  const counts = watchCounts(side, queens);
  const named = (cells: readonly number[]): string =>
    listed(cells.map((cell) => `${(cell % side) + 1},${Math.floor(cell / side) + 1}`)) || 'none';
  const open = counts.flatMap((count, cell) => (count === 0 ? [cell] : []));
  return (
    `A board of ${inFigures(side * side, 'square')}. Queens, by file and rank from the top left: ${named(queens)}. ` +
    `Not watched: ${named(open)}.`
  );
}
