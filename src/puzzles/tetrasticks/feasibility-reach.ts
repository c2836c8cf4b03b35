import type { Edge } from './lattice.ts';
import { edgeName } from './lattice.ts';
import type { Obstacle } from './obstacle.ts';
import { edgesText } from './obstacle.ts';
import type { CustomBoard } from './custom-board.ts';
import type { PieceId } from './pieces.ts';
import type { Placement } from './placements.ts';

/** Edges that no piece reaches, and edges that only one kind of piece does, when that is too few. */
export function reachObstacles(
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
    const words = `${edgesText(bare)} can be taken by no piece in play: ${column} no row.`;
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
    const copies = count === 1 ? `there is one ${id}` : `there are ${count} of ${id}`;
    const words = `${edgesText(apart)} can be taken by ${id} only, no two of them by the same ${id}; and ${copies}.`;
    found.push({ kind: 'shortage', words, edges: apart });
  }
  return found;
}

function has({ edges }: Placement, { kind, x, y }: Edge): boolean {
  return edges.some((edge) => edge.kind === kind && edge.x === x && edge.y === y);
}
