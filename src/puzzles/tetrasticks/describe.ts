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

/** One sentence: what a column of this kind stands for and asks. */
export function describeMeaning(meaning: ColumnMeaning, kind: ColumnKind): string {
  if (meaning.kind === 'piece') {
    return `Piece ${meaning.piece}${once(kind, ' is placed')}.`;
  }
  if (meaning.kind === 'edge') {
    const [a, b] = endsOf(meaning.edge).map(pointText);
    return `Edge ${edgeName(meaning.edge)}, from ${a} to ${b}${once(kind, ', is covered')}.`;
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
