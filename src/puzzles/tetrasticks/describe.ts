import type { ColumnKind } from '#dlx/matrix.ts';
import { asks } from '../asks.ts';
import type { Direction } from './aspects.ts';
import { type ColumnMeaning, edgeColumn } from './columns.ts';
import { type Edge, edgeName, endsOf, pointText } from './lattice.ts';
import { type BoardSize, type Placement, isInterior } from './placements.ts';
import { listed } from '#english/english.ts';

/** Directions as prose writes them. */
export const FACING: Readonly<Record<Direction, string>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
};

/** One sentence: what choosing this placement does on a board of this size. */
export function describePlacement(placement: Placement, size: BoardSize): string {
  const { piece, direction, mirrored } = placement;
  const junctions = placement.straight.filter((point) => isInterior(point, size));
  // In the order of the matrix, in which pictures list them.
  const at = (edge: Edge): number => edgeColumn({ pieces: [], ...size }, edge);
  const edges = placement.edges.toSorted((a, b) => at(a) - at(b));
  const passes =
    junctions.length === 0
      ? 'no junction'
      : `${junctions.length === 1 ? 'junction' : 'junctions'} ${listed(junctions.map(pointText))}`;
  return (
    `${piece}${mirrored ? ', flipped' : ''}, facing ${FACING[direction]}, ` +
    `at ${pointText(placement)}: takes edges ${listed(edges.map(edgeName))}; ` +
    `passes straight through ${passes}.`
  );
}

/** The same for a reader who knows the points of the board, and no names of edges. */
export function describeOnPoints({ piece, edges, straight }: Placement, size: BoardSize): string {
  const points = new Map(edges.flatMap(endsOf).map((point) => [pointText(point), point]));
  const inOrder = [...points.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
  const junctions = straight.filter((point) => isInterior(point, size));
  const passes = junctions.length === 0 ? '' : `, and runs straight through ${listed(junctions.map(pointText))}`;
  return `${piece} lies on the points ${listed(inOrder.map(pointText))}${passes}.`;
}

/**
 * One sentence: what a column of this kind stands for and asks.
 * @param isNamed false for a reader who knows no names of edges. Default: true
 */
export function describeMeaning(meaning: ColumnMeaning, kind: ColumnKind, isNamed = true): string {
  if (meaning.kind === 'piece') {
    return `Piece ${meaning.piece}${once(kind, ' is placed')}.`;
  }
  if (meaning.kind === 'edge') {
    const [a, b] = endsOf(meaning.edge).map(pointText);
    const edge = isNamed ? `Edge ${edgeName(meaning.edge)}, from ${a} to ${b}` : `The edge from ${a} to ${b}`;
    return `${edge}${once(kind, isNamed ? ', is covered' : ' is covered')}.`;
  }
  return `Junction ${pointText(meaning.point)}: ${junctionAsks(kind)}.`;
}

function once(kind: ColumnKind, happens: string): string {
  return asks(kind, (count) => `${happens} ${count} once`, ': switched off, so it asks for nothing');
}

function junctionAsks(kind: ColumnKind): string {
  if (kind === 'primary') return 'exactly one piece must pass straight through it';
  if (kind === 'secondary') return 'at most one piece passes straight through it';
  return 'switched off, so two pieces may cross here';
}
