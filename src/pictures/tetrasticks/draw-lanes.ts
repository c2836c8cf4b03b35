import { type Placement, type BoardSize, placementName } from '#puzzles/tetrasticks/placements.ts';
import { joined, layers, only } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { boardLayout, toPixels } from './layout.ts';
import { EDGE, HALO, INSET, POINT } from './measures.ts';

/** How far a stick lies beside its line, and how wide it is: two stand side by side on one line. */
const LANE = 11;
const LANE_STICK = 13;

/** A straight piece in one of its places; `lost` when a program never tries it. */
export interface Lane {
  readonly placement: Placement;
  readonly lost: boolean;
}

/**
 * Draws all places of the straight piece on one board, beside their lines so that they do not hide
 * each other. Lost ones are hollow and dashed.
 */
export function drawPlaces(svg: SVGSVGElement, size: BoardSize, lanes: readonly Lane[], options: PictureName): void {
  const layout = boardLayout(size, { letters: 0, numbers: true });
  svg.setAttribute('viewBox', layout.viewBox.join(' '));
  svg.style.setProperty('--natural-width', `${layout.viewBox[2]}px`);
  svg.classList.add('tetrastick-board', 'tetrastick-lanes');
  const lost = lanes.filter((lane) => lane.lost);
  const words =
    lost.length === 0
      ? `All ${lanes.length} are there.`
      : `Missing: ${lost.map(({ placement }) => placementName(placement)).join(', ')}.`;
  namePicture(svg, options, `The placements of the I on a board of ${size.width} by ${size.height} edges. ${words}`);
  const groups = layers(svg, ['frame', 'numbers', 'points', 'lanes']);
  const corner = toPixels({ x: 0, y: size.height });
  only(groups.frame, 'rect', 'board-frame')
    .attr('x', corner.x - INSET)
    .attr('y', corner.y - INSET)
    .attr('width', size.width * EDGE + 2 * INSET)
    .attr('height', size.height * EDGE + 2 * INSET)
    .attr('rx', INSET);
  joined(groups.numbers, 'text', layout.numbers)
    .attr('class', 'line-number')
    .attr('x', ({ at }) => at.x)
    .attr('y', ({ at }) => at.y)
    .attr('dy', '0.36em')
    .text(({ text }) => text);
  const points = [];
  for (let x = 0; x <= size.width; x += 1) {
    for (let y = 0; y <= size.height; y += 1) points.push({ id: `${x}${y}`, ...toPixels({ x, y }) });
  }
  joined(groups.points, 'circle', points)
    .attr('class', 'point')
    .attr('r', POINT)
    .attr('cx', ({ x }) => x)
    .attr('cy', ({ y }) => y);
  const marks = lanes.map((lane) => ({ id: placementName(lane.placement), ...lane }));
  joined(groups.lanes, 'g', marks, (group, { placement }) => {
    const line = laneLine(placement);
    only(group, 'path', 'stick').attr('d', line).attr('stroke-width', LANE_STICK);
    only(group, 'path', 'core')
      .attr('d', line)
      .attr('stroke-width', LANE_STICK - HALO);
  })
    .attr('class', (mark) => `lane ${mark.lost ? 'is-lost' : 'is-there'}`)
    .attr('data-piece', ({ placement }) => placement.piece);
}

/** Four edges in one line, moved to one side of it: of two on a line, the first to the lower side. */
function laneLine({ x, y, edges }: Placement): string {
  const isAcross = edges[0]?.kind === 'H';
  const from = toPixels({ x, y });
  const reach = edges.length * EDGE - 2 * INSET;
  const side = ((isAcross ? x : y) % 2 === 0 ? 1 : -1) * LANE;
  return isAcross ? `M${from.x + INSET},${from.y + side}h${reach}` : `M${from.x + side},${from.y - INSET}v${-reach}`;
}
