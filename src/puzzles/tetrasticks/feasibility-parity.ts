import type { Edge } from './lattice.ts';
import type { Obstacle } from './obstacle.ts';
import type { CustomBoard } from './custom-board.ts';
import { piecesIn } from './custom-board.ts';
import { imbalance } from './parity.ts';
import type { PieceId } from './pieces.ts';
import { PIECE_IDS, pieceOf } from './pieces.ts';
import type { Placement } from './placements.ts';
import { listed } from '#english/english.ts';

/**
 * Whether the pieces can split their edges between the two ways as the board does: first by their
 * shapes alone, then by the places that they have on this board. `places` has some for every piece.
 */
export function parityObstacle(
  board: CustomBoard,
  edges: readonly Edge[],
  places: ReadonlyMap<PieceId, readonly Placement[]>,
): Obstacle[] {
  const across = edges.filter(({ kind }) => kind === 'H').length;
  const wanted = 2 * across - edges.length;
  const pieces = piecesIn(board);
  const free = sums(pieces, (id) => [imbalance(pieceOf(id)), -imbalance(pieceOf(id))]);
  const bound = sums(pieces, (id) => (places.get(id) ?? []).map(differenceOf));
  if (bound.has(wanted)) return [];
  const isBound = free.has(wanted);
  const uneven = PIECE_IDS.flatMap((id) => {
    const count = board.counts.get(id) ?? 0;
    const off = imbalance(pieceOf(id));
    return count === 0 || off === 0 ? [] : [`${id}${count > 1 ? ` (${count} times)` : ''} by ${off}`];
  });
  const isEven = [...places.keys()].some((id) => imbalance(pieceOf(id)) === 0);
  const rest = isEven ? '; the rest have two edges each way' : '';
  const pieceWords =
    uneven.length === 0
      ? 'Each piece has two edges each way, however it is turned.'
      : `Of the pieces, ${listed(uneven)} ${uneven.length === 1 ? 'is' : 'are'} uneven${rest}.`;
  const reach = [...(isBound ? bound : free)].sort((a, b) => a - b).map(signedText);
  const where = isBound ? 'Where they fit on this board, together they' : 'Together they';
  const words =
    `Parity: the board has ${across} horizontal and ${edges.length - across} vertical edges, ` +
    `a difference of ${signedText(wanted)}. ${pieceWords} ${where} can make ` +
    `${reach.length === 1 ? 'only ' : ''}${listed(reach, 'or')}, never ${signedText(wanted)}.`;
  return [{ kind: 'parity', words, edges: [] }];
}

/** Horizontal edges less vertical ones. */
function differenceOf({ edges }: Placement): number {
  return 2 * edges.filter(({ kind }) => kind === 'H').length - edges.length;
}

/** All sums of one step for each piece. */
function sums(pieces: readonly PieceId[], stepsOf: (id: PieceId) => number[]): Set<number> {
  const steps = new Map(pieces.map((id) => [id, [...new Set(stepsOf(id))]]));
  let reached = new Set([0]);
  for (const id of pieces) {
    reached = new Set([...reached].flatMap((sum) => (steps.get(id) ?? []).map((s) => sum + s)));
  }
  return reached;
}

function signedText(sum: number): string {
  return sum < 0 ? `−${-sum}` : String(sum);
}
