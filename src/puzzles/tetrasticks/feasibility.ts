/** Why a board of the reader's own cannot be filled, as far as that can be said without a search. */
import { type Edge, type Point, endsOf, pointText, edgeName } from './lattice.ts';
import { type Obstacle, edgesText } from './obstacle.ts';
import { type CustomBoard, crossroads, edgesOn, piecesIn, placementsOn } from './custom-board.ts';
import { type PieceId, PIECE_IDS } from './pieces.ts';
import { inFigures, listed } from '#english/english.ts';
import type { Placement } from './placements.ts';

/**
 * All obstacles that can be computed at once, on the page. Without any, weights on its columns may still prove that it
 * cannot be filled, which a worker looks for (`dlx/why`); and without these only a search can tell.
 */
export function obstaclesOf(board: CustomBoard): Obstacle[] {
  const edges = edgesOn(board);
  const inPlay = PIECE_IDS.filter((id) => board.counts.has(id));
  const places = new Map(inPlay.map((id) => [id, placementsOn(id, board)]));
  const miscounted = countObstacle(edges.length, piecesIn(board).length);
  const homeless = inPlay.filter((id) => places.get(id)?.length === 0);
  return [
    ...miscounted,
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
  const cover = `${inFigures(pieces, 'piece')} of four sticks ${pieces === 1 ? 'covers' : 'cover'} ${4 * pieces}`;
  const spare = edges % 4;
  const words =
    spare === 0
      ? `The board has ${inFigures(edges, 'edge')}, and ${cover}: ${inFigures(Math.abs(over) / 4, 'piece')} too ` +
        `${over > 0 ? 'many' : 'few'}.`
      : `The board has ${inFigures(edges, 'edge')}, and ${edges} is not a multiple of four: it needs ${4 - spare} more ` +
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
        `${edgesText(part)} ${part.length === 1 ? 'is' : 'are connected but'} cut off from the rest, and ` +
        `${part.length} is not a multiple of four: a piece would have to jump.`,
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

/** Edges that no piece reaches, and edges that only one kind of piece does, when that is too few. */
function reachObstacles(
  board: CustomBoard,
  edges: readonly Edge[],
  places: ReadonlyMap<PieceId, readonly Placement[]>,
): Obstacle[] {
  const takers = new Map<string, Set<PieceId>>(edges.map((edge) => [edgeName(edge), new Set()]));
  for (const [id, placements] of places) {
    for (const placement of placements) {
      for (const edge of placement.edges) takers.get(edgeName(edge))?.add(id);
    }
  }
  const takersOf = (edge: Edge): PieceId[] => [...(takers.get(edgeName(edge)) ?? [])];
  const found: Obstacle[] = [];
  const bare = edges.filter((edge) => takersOf(edge).length === 0);
  if (bare.length > 0) {
    const column = bare.length === 1 ? 'its column has' : 'their columns have';
    const words = `${edgesText(bare)} cannot be covered by any piece in play: ${column} no row.`;
    found.push({ kind: 'edge', words, edges: bare });
  }
  for (const [id, placements] of places) {
    const only = edges.filter((edge) => takersOf(edge).join('') === id);
    const apart: Edge[] = [];
    for (const edge of only) {
      if (apart.every((other) => !placements.some((at) => has(at, edge) && has(at, other)))) {
        apart.push(edge);
      }
    }
    const count = board.counts.get(id) ?? 0;
    if (apart.length <= count) continue;
    const copies = count === 1 ? 'is only one' : `are only ${count}`;
    const words = `${edgesText(apart)} can be taken only by ${id}, each by a copy of its own; but there ${copies}.`;
    found.push({ kind: 'shortage', words, edges: apart });
  }
  return found;
}

function has({ edges }: Placement, { kind, x, y }: Edge): boolean {
  return edges.some((edge) => edge.kind === kind && edge.x === x && edge.y === y);
}
