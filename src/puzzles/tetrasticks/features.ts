import type { Board } from './decode.ts';
import { type Point, endsOf } from './lattice.ts';
import { type PieceId, PIECE_IDS } from './pieces.ts';
import { isInterior } from './placements.ts';

/** What tells one full board from another at a glance. */
export interface BoardFeatures {
  /** The point where the four edges of X meet, or null when X is not on the board. */
  readonly x: Point | null;
  /** How many junctions inside the board some piece passes straight through. */
  readonly straight: number;
  /** The pieces at each corner: bottom left, bottom right, top left, top right. One turns, two meet. */
  readonly corners: readonly (readonly PieceId[])[];
  /** All pieces that touch a corner, in the order of the alphabet. */
  readonly atCorners: readonly PieceId[];
  /** At how many corners two pieces meet. */
  readonly meetings: number;
}

/** Finds the features of a board; it need not be full. */
export function featuresOf(board: Board): BoardFeatures {
  const corners = cornersOf(board);
  return {
    x: centreOfX(board),
    straight: straightJunctions(board),
    corners,
    atCorners: PIECE_IDS.filter((id) => corners.some((pieces) => pieces.includes(id))),
    meetings: corners.filter((pieces) => pieces.length === 2).length,
  };
}

function centreOfX({ placements }: Board): Point | null {
  const found = placements.find(({ piece }) => piece === 'X');
  // X fills a box of two by two edges, and its arms meet in the middle of it.
  return found === undefined ? null : { x: found.x + 1, y: found.y + 1 };
}

/** How many junctions inside a board some piece passes straight through. */
export function straightJunctions(board: Board): number {
  const passed = board.placements.flatMap(({ straight }) => straight).filter((point) => isInterior(point, board));
  return new Set(passed.map(({ x, y }) => `${x},${y}`)).size;
}

function cornersOf({ width, height, placements }: Board): PieceId[][] {
  const points = [0, height].flatMap((y) => [0, width].map((x) => ({ x, y })));
  return points.map((corner) => {
    const touching = placements.filter(({ edges }) =>
      edges.flatMap(endsOf).some(({ x, y }) => x === corner.x && y === corner.y),
    );
    const letters = touching.map(({ piece }) => piece);
    return PIECE_IDS.filter((id) => letters.includes(id));
  });
}
