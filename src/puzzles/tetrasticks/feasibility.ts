/** Why a board of the reader's own cannot be filled, as far as that can be said without a search. */
import { parityObstacle } from './feasibility-parity.ts';
import { reachObstacles } from './feasibility-reach.ts';
import type { Edge, Point } from './lattice.ts';
import { endsOf, pointText } from './lattice.ts';
import type { Obstacle } from './obstacle.ts';
import { edgesText } from './obstacle.ts';
import type { CustomBoard } from './custom-board.ts';
import { crossroads, edgesOn, piecesIn, placementsOn } from './custom-board.ts';
import type { PieceId } from './pieces.ts';
import { PIECE_IDS } from './pieces.ts';
import { inFigures, listed } from '#english/english.ts';

/** All obstacles that can be computed at once; none means that only a search can tell. */
export function obstaclesOf(board: CustomBoard): Obstacle[] {
  const edges = edgesOn(board);
  const inPlay = PIECE_IDS.filter((id) => board.counts.has(id));
  const places = new Map(inPlay.map((id) => [id, placementsOn(id, board)]));
  const miscounted = countObstacle(edges.length, piecesIn(board).length);
  const homeless = inPlay.filter((id) => places.get(id)?.length === 0);
  return [
    ...miscounted,
    ...(miscounted.length === 0 && homeless.length === 0 ? parityObstacle(board, edges, places) : []),
    ...partObstacles(edges),
    ...homelessObstacle(homeless),
    ...(inPlay.length > 0 ? reachObstacles(board, edges, places) : []),
  ];
}

/** Junctions where four edges meet, and which no piece in play can pass straight: no harm in them. */
export function idleJunctions(board: CustomBoard): Point[] {
  const passed = new Set(
    PIECE_IDS.filter((id) => board.counts.has(id)).flatMap((id) =>
      placementsOn(id, board).flatMap(({ straight }) => straight.map(pointText)),
    ),
  );
  return crossroads(board).filter((point) => !passed.has(pointText(point)));
}

function countObstacle(edges: number, pieces: number): Obstacle[] {
  const over = 4 * pieces - edges;
  if (over === 0) return [];
  const cover = `${inFigures(pieces, 'piece')} of four ${pieces === 1 ? 'covers' : 'cover'} ${4 * pieces}`;
  const spare = edges % 4;
  const words =
    spare === 0
      ? `The board has ${inFigures(edges, 'edge')}, and ${cover}: ${inFigures(Math.abs(over) / 4, 'piece')} too ` +
        `${over > 0 ? 'many' : 'few'}.`
      : `The board has ${inFigures(edges, 'edge')}, and four does not divide ${edges}: it needs ${4 - spare} more ` +
        `or ${spare} fewer, whatever the pieces. At the moment ${cover}.`;
  return [{ kind: 'count', words, edges: [] }];
}

function partObstacles(edges: readonly Edge[]): Obstacle[] {
  const parts = partsOf(edges);
  if (parts.length < 2) return [];
  return parts
    .filter((part) => part.length % 4 !== 0)
    .map((part) => ({
      kind: 'part',
      words:
        `${edgesText(part)} ${part.length === 1 ? 'stands' : 'hang together and stand'} apart from the rest, and ` +
        `four does not divide ${part.length}: a piece would have to jump.`,
      edges: part,
    }));
}

/** The edges in parts that share no point. */
export function partsOf(edges: readonly Edge[]): Edge[][] {
  const parts: Edge[][] = [];
  for (const edge of edges) {
    const ends = endsOf(edge).map(pointText);
    const touched = parts.filter((part) =>
      part.some((other) => endsOf(other).some((point) => ends.includes(pointText(point)))),
    );
    for (const part of touched) parts.splice(parts.indexOf(part), 1);
    parts.push([...touched.flat(), edge]);
  }
  return parts;
}

function homelessObstacle(ids: readonly PieceId[]): Obstacle[] {
  if (ids.length === 0) return [];
  const words =
    ids.length === 1
      ? `Piece ${ids.join('')} fits nowhere on this board.`
      : `Pieces ${listed(ids)} fit nowhere on this board.`;
  return [{ kind: 'piece', words, edges: [] }];
}
