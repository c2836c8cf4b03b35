/** Pieces as sets of cells on the fine grid: their edges, and the joints that they claim. */
import { type Edge, type Point, edgeName, endsOf } from '../lattice.ts';
import { type PieceId, PIECE_IDS, pieceOf } from '../pieces.ts';
import type { Placement } from '../placements.ts';
import { type Cell, cellKey, cellOfEdge, cellOfPoint, edgeOfCell } from './grid.ts';

/** Which joints of a piece are cells of it: all, those it passes straight through, or none. */
export type Claim = 'all' | 'straight' | 'none';

export const CLAIMS = ['straight', 'all', 'none'] as const satisfies readonly Claim[];

/** Points where two sticks or more of a piece meet. */
export function jointsOf(edges: readonly Edge[]): Point[] {
  return meetings(edges)
    .filter(({ edges: there }) => there.length > 1)
    .map(({ point }) => point);
}

/** Points where exactly two sticks meet, in one line. */
export function straightJointsOf(edges: readonly Edge[]): Point[] {
  return meetings(edges)
    .filter(({ edges: [a, b, third] }) => a && b && !third && a.kind === b.kind)
    .map(({ point }) => point);
}

/** The joints that a piece of these edges claims. */
export function claimedJoints(edges: readonly Edge[], claim: Claim): Point[] {
  if (claim === 'none') return [];
  return claim === 'all' ? jointsOf(edges) : straightJointsOf(edges);
}

/** A piece on the fine grid. */
interface CellSet {
  /** The cells of its edges. */
  readonly edges: readonly Cell[];
  /** The cells of the joints it claims, those on the border included. */
  readonly joints: readonly Cell[];
}

/** A piece on the fine grid, and on the board. */
export interface GridPlacement extends Placement {
  readonly cells: CellSet;
  /** Moved by an odd number of cells both ways. */
  readonly isOdd: boolean;
  /** The tetrastick that it looks like on the board; null when its sticks are none. */
  readonly shape: PieceId | null;
}

/** The cells of a piece of these edges. */
export function cellSetOf(edges: readonly Edge[], claim: Claim): CellSet {
  return {
    edges: edges.map(cellOfEdge),
    joints: claimedJoints(edges, claim).map(cellOfPoint),
  };
}

/** The edges that a set of cells stands for. @throws RangeError when a cell is not an edge */
export function edgesOfCells(cells: readonly Cell[]): Edge[] {
  return cells.map((cell) => {
    const edge = edgeOfCell(cell);
    if (edge === null) throw new RangeError(`cell ${cellKey(cell)} does not stand for an edge`);
    return edge;
  });
}

/**
 * The same edge cells one cell to the right and one up: an odd shift. Each lands on the cell of an
 * edge that runs the other way, so that it can be read as edges again. A shift that is odd one way
 * only would put every edge on a point or a face.
 */
export function oddShift(edges: readonly Edge[]): Edge[] {
  return edges.map(({ kind, x, y }) => (kind === 'H' ? { kind: 'V', x: x + 1, y } : { kind: 'H', x, y: y + 1 }));
}

/** The tetrastick of this shape, however it lies; null when the edges are not one. */
export function shapeOf(edges: readonly Edge[]): PieceId | null {
  const key = edgesKey(edges);
  return PIECE_IDS.find((id) => imageKeys(id).has(key)) ?? null;
}

/** What the bare edge cells of a piece look like after an odd shift; null: no tetrastick. */
export function oddTwin(id: PieceId): PieceId | null {
  return shapeOf(oddShift(pieceOf(id).edges));
}

const known = new Map<PieceId, ReadonlySet<string>>();

/** The eight images of a piece as keys. */
function imageKeys(id: PieceId): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const cells = pieceOf(id).edges.map(cellOfEdge);
  const keys = [0, 1, 2, 3, 4, 5, 6, 7].map((image) =>
    edgesKey(
      edgesOfCells(
        cells.map(({ x, y }) => {
          const [a, b] = image & 4 ? [y, x] : [x, y];
          return { x: image & 1 ? -a : a, y: image & 2 ? -b : b };
        }),
      ),
    ),
  );
  const made = new Set(keys);
  known.set(id, made);
  return made;
}

/** Equal for two sets of edges exactly when one is the other, moved by whole edges. */
function edgesKey(edges: readonly Edge[]): string {
  const ends = edges.flatMap(endsOf);
  const left = Math.min(...ends.map(({ x }) => x));
  const bottom = Math.min(...ends.map(({ y }) => y));
  return edges
    .map((edge) => edgeName({ ...edge, x: edge.x - left, y: edge.y - bottom }))
    .sort()
    .join(' ');
}

function meetings(edges: readonly Edge[]): { readonly point: Point; readonly edges: Edge[] }[] {
  const found = new Map<string, { point: Point; edges: Edge[] }>();
  for (const edge of edges) {
    for (const point of endsOf(edge)) {
      const key = cellKey(point);
      const entry = found.get(key) ?? { point, edges: [] };
      entry.edges.push(edge);
      found.set(key, entry);
    }
  }
  return [...found.values()].sort((a, b) => a.point.x - b.point.x || a.point.y - b.point.y);
}
