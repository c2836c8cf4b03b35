import { type Edge, type Point, endsOf, pointText } from '#puzzles/tetrasticks/lattice.ts';
import { listed } from '#english/english.ts';
import { edgesAt } from './meetings.ts';
import type { BoardView } from './view.ts';

/**
 * What is seen at a junction, for readers who cannot see it: `Junction (2, 1): J goes left and right; U
 * goes up and down`. Whether anybody crosses anybody is left to be found.
 */
export function junctionWords({ pieces }: Pick<BoardView, 'pieces'>, point: Point): string {
  const there = pieces.flatMap(({ placement }) => {
    const edges = edgesAt(placement, point);
    if (edges.length === 0) return [];
    const ways = edges.map((edge) => wayOf(edge, point));
    const inOrder = WAYS.filter((way) => ways.includes(way));
    return [`${placement.piece} goes ${listed(inOrder)}`];
  });
  const words = there.length === 0 ? 'nothing meets there' : there.join('; ');
  return `Junction ${pointText(point)}: ${words}`;
}

const WAYS = ['left', 'right', 'up', 'down'] as const;

function wayOf(edge: Edge, { x, y }: Point): (typeof WAYS)[number] {
  const other = endsOf(edge).find((end) => end.x !== x || end.y !== y);
  if (!other || other.y === y) return (other?.x ?? x) < x ? 'left' : 'right';
  return other.y > y ? 'up' : 'down';
}
