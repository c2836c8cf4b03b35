import type { Board } from '#puzzles/tetrasticks/decode.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { placementName } from '#puzzles/tetrasticks/placements.ts';
import { joined, only } from '../kit/joined.ts';
import { EDGE, SMALL_ROOM, SMALL_STICK } from './measures.ts';
import { stickPath } from './stick-path.ts';

interface BoardsOptions {
  /** How many boards stand in one line. */
  readonly across: number;
  /** The piece to look at; the others are faint. */
  readonly piece: PieceId;
  /** The picture in words. */
  readonly name: string;
}

/** Draws boards of the same size as thumbnails in one picture, line by line, with one piece of each picked out. */
export function drawBoards(
  svg: SVGSVGElement,
  boards: readonly Board[],
  { across, piece: picked, name }: BoardsOptions,
): void {
  const { width = 0, height = 0 } = boards[0] ?? {};
  const [wide, high] = [width, height].map((edges) => edges * EDGE + 2 * SMALL_ROOM) as [number, number];
  const lines = Math.ceil(boards.length / across);
  svg.setAttribute('viewBox', `0 0 ${wide * Math.min(across, boards.length)} ${high * lines}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', name);
  svg.setAttribute('fill', 'none');
  svg.setAttribute('stroke-linecap', 'round');
  svg.setAttribute('stroke-linejoin', 'round');
  const places = boards.map((board, at) => ({
    id: String(at),
    board,
    x: (at % across) * wide + SMALL_ROOM,
    y: (Math.floor(at / across) + 1) * high - SMALL_ROOM,
  }));
  joined(svg, 'g', places, (group, { board, x, y }) => {
    group.setAttribute('transform', `translate(${x} ${y})`);
    const marks = board.placements.map((placement) => ({
      id: placementName(placement),
      placement,
    }));
    joined(group, 'g', marks, (mark, { placement }) => {
      mark.setAttribute('class', 'piece is-chosen');
      mark.setAttribute('data-piece', placement.piece);
      if (placement.piece !== picked) mark.setAttribute('opacity', '0.3');
      only(mark, 'path', 'stick').attr('d', stickPath(placement.edges)).attr('stroke-width', SMALL_STICK);
    });
  });
}
