import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { placementName } from '#puzzles/tetrasticks/placements.ts';
import { joined, layers, only } from '../kit/joined.ts';
import { toPixels } from './layout.ts';
import { EDGE, SMALL_ROOM, SMALL_STICK } from './measures.ts';
import { stickPath } from './stick-path.ts';

/**
 * Draws a board as a thumbnail: a frame, and each piece as one stroke in its colour, with no letters;
 * its name lists the pieces with their places. Pieces that are on the board drawn before are kept.
 */
export function drawSmallBoard(svg: SVGSVGElement, { width, height, placements }: Board): void {
  const { x: right, y: top } = toPixels({ x: width, y: height });
  const room = SMALL_ROOM;
  svg.setAttribute('viewBox', [-room, top - room, right + 2 * room, height * EDGE + 2 * room].join(' '));
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', placements.map(placementName).join(', '));
  svg.classList.add('tetrastick-small');
  const { frame, pieces } = layers(svg, ['frame', 'pieces']);
  only(frame, 'rect', 'board-frame')
    .attr('x', -room / 2)
    .attr('y', top - room / 2)
    .attr('width', right + room)
    .attr('height', height * EDGE + room)
    .attr('rx', room / 2);
  const marks = placements.map((placement) => ({ id: placementName(placement), placement }));
  joined(pieces, 'path', marks, (path, { placement }) => {
    path.setAttribute('class', 'stick');
    path.setAttribute('data-piece', placement.piece);
    path.setAttribute('stroke-width', String(SMALL_STICK));
    path.setAttribute('d', stickPath(placement.edges));
  });
}
