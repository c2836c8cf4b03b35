/** A board that the reader makes: a rectangle, edges taken out of it, and pieces, some more than once. */
import { type Edge, type Point, edgeName } from './lattice.ts';
import { type PieceId, PIECE_IDS } from './pieces.ts';
import { type BoardSize, type Placement, isInterior, placementsOf } from './placements.ts';

export interface CustomBoard extends BoardSize {
  /** Names of the edges of the rectangle that the board lacks. */
  readonly missing: ReadonlySet<string>;
  /** How many of each piece are in play; a piece that is not here is not in play. */
  readonly counts: ReadonlyMap<PieceId, number>;
}

/** The longest side in edges; one of 7 × 7 has 112 edges, enough for 28 pieces. */
export const MOST_SIDE = 7;
/** The most pieces in play: a few more than the largest board takes. */
export const MOST_PIECES = 32;

/** The edges of a rectangle in the order of the matrix: horizontal ones by lines, then vertical ones. */
export function edgesOfRectangle({ width, height }: BoardSize): Edge[] {
  const edges: Edge[] = [];
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x < width; x += 1) edges.push({ kind: 'H', x, y });
  }
  for (let x = 0; x <= width; x += 1) {
    for (let y = 0; y < height; y += 1) edges.push({ kind: 'V', x, y });
  }
  return edges;
}

/** The edges that the board has, in the same order. */
export function edgesOn(board: CustomBoard): Edge[] {
  return edgesOfRectangle(board).filter((edge) => !board.missing.has(edgeName(edge)));
}

/** The pieces in play in the order of their letters, each as often as it is there. */
export function piecesIn({ counts }: CustomBoard): PieceId[] {
  return PIECE_IDS.flatMap((id) => Array.from({ length: counts.get(id) ?? 0 }, () => id));
}

/** Every placement of a piece whose four edges are on the board. */
export function placementsOn(id: PieceId, board: CustomBoard): Placement[] {
  return placementsOf(id, board).filter(({ edges }) => edges.every((edge) => !board.missing.has(edgeName(edge))));
}

/** The points inside where four edges meet: nowhere else can two pieces cross. */
export function crossroads(board: CustomBoard): Point[] {
  const points: Point[] = [];
  for (let x = 0; x <= board.width; x += 1) {
    for (let y = 0; y <= board.height; y += 1) {
      const around = [`H${x - 1}${y}`, `H${x}${y}`, `V${x}${y - 1}`, `V${x}${y}`];
      if (isInterior({ x, y }, board) && around.every((name) => !board.missing.has(name))) {
        points.push({ x, y });
      }
    }
  }
  return points;
}

/** The board with an edge taken out, or put back. */
export function toggleEdge(board: CustomBoard, name: string): CustomBoard {
  return withEdges(board, [name], board.missing.has(name));
}

/** The board with these edges there, or taken out. */
export function withEdges(board: CustomBoard, names: readonly string[], areThere: boolean): CustomBoard {
  const missing = new Set(board.missing);
  for (const name of names) {
    if (areThere) missing.delete(name);
    else missing.add(name);
  }
  return { ...board, missing };
}

/** The board in another size; edges that were missing stay so where the new one has them. */
export function resized(board: CustomBoard, { width, height }: BoardSize): CustomBoard {
  const names = new Set(edgesOfRectangle({ width, height }).map(edgeName));
  const missing = new Set([...board.missing].filter((name) => names.has(name)));
  return { ...board, width, height, missing };
}

/** The board with this many of a piece; as it was when that is less than none or too many in all. */
export function withCount(board: CustomBoard, id: PieceId, count: number): CustomBoard {
  const others = piecesIn(board).length - (board.counts.get(id) ?? 0);
  if (count < 0 || others + count > MOST_PIECES) return board;
  const counts = new Map(board.counts);
  if (count === 0) counts.delete(id);
  else counts.set(id, count);
  return { ...board, counts };
}
