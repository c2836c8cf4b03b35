import { type Aspect, type Direction, aspectName, aspectsOf } from './aspects.ts';
import { type Edge, type Point, shifted } from './lattice.ts';
import { type PieceId, pieceOf } from './pieces.ts';

/** The size of a board in edges. It has (width + 1) · (height + 1) points. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** A piece lying on the board; (x, y) is the lower left corner of its box. */
export interface Placement extends Point {
  readonly piece: PieceId;
  readonly direction: Direction;
  readonly mirrored: boolean;
  /** The edges it covers, on the board. */
  readonly edges: readonly Edge[];
  /** Points of the board it passes straight through, those on the border included. */
  readonly straight: readonly Point[];
}

/**
 * Every placement of a piece on a board, in the order x, y, N S E W, normal before mirrored.
 * Places run over 0…width and 0…height, ends included: a straight I on the last line of the board
 * has no width there, and is lost when the last line is left out.
 */
export function placementsOf(id: PieceId, { width, height }: BoardSize): Placement[] {
  const aspects = aspectsOf(pieceOf(id));
  const found: Placement[] = [];
  for (let x = 0; x <= width; x += 1) {
    for (let y = 0; y <= height; y += 1) {
      for (const aspect of aspects) {
        if (x + aspect.width <= width && y + aspect.height <= height) {
          found.push(placementAt(id, aspect, { x, y }));
        }
      }
    }
  }
  return found;
}

/** A piece lying in this aspect with the corner of its box at `corner`; not checked for a board. */
export function placementAt(piece: PieceId, aspect: Aspect, { x, y }: Point): Placement {
  return {
    piece,
    direction: aspect.direction,
    mirrored: aspect.mirrored,
    x,
    y,
    edges: aspect.edges.map((edge) => shifted(edge, x, y)),
    straight: aspect.straight.map((point) => shifted(point, x, y)),
  };
}

/** The name of a placement as the matrix prints it: `F N (0,1)`, mirrored `F N′ (0,1)`. */
export function placementName(placement: Placement): string {
  return `${placement.piece} ${aspectName(placement)} (${placement.x},${placement.y})`;
}

/** True for a point inside the board: those are the junctions where two pieces can cross. */
export function isInterior({ x, y }: Point, { width, height }: BoardSize): boolean {
  return x > 0 && x < width && y > 0 && y < height;
}

/** @throws RangeError when there is no such row */
export function placementOfRow<P extends Placement>(placements: readonly P[], row: number): P {
  const placement = placements[row];
  if (placement === undefined) throw new RangeError(`the puzzle has no row ${row}`);
  return placement;
}
