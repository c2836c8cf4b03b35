import { type Edge, type Point, edgeBetween, edgeName, endsOf, shifted } from './lattice.ts';
import type { Piece } from './pieces.ts';

/** Where a piece faces. Pieces are drawn in `pieces.ts` facing north; the rest are turns of that. */
export const DIRECTIONS = ['N', 'S', 'E', 'W'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** One way a piece can lie: its edges with the lower left corner of its box at the origin. */
export interface Aspect {
  readonly direction: Direction;
  /** Mirrored left to right while it faced north, and turned after that. */
  readonly mirrored: boolean;
  /** Size of its box in edges; a straight I has width or height 0. */
  readonly width: number;
  readonly height: number;
  readonly edges: readonly Edge[];
  /** Points it passes straight through. */
  readonly straight: readonly Point[];
}

type Turn = (point: Point) => Point;

const TURNS: Readonly<Record<Direction, Turn>> = {
  N: ({ x, y }) => ({ x, y }),
  S: ({ x, y }) => ({ x: -x, y: -y }),
  E: ({ x, y }) => ({ x: y, y: -x }),
  W: ({ x, y }) => ({ x: -y, y: x }),
};

/**
 * The ways a piece can lie that look different, in the order N S E W, normal before mirrored.
 * Of two that look the same an unmirrored one is kept, and among those the first in that order.
 */
export function aspectsOf(piece: Piece): Aspect[] {
  const all = [false, true].flatMap((mirrored) => DIRECTIONS.map((direction) => aspectOf(piece, direction, mirrored)));
  const distinct = new Map<string, Aspect>();
  for (const aspect of all) {
    const shape = shapeKey(aspect);
    if (!distinct.has(shape)) distinct.set(shape, aspect);
  }
  return [...distinct.values()].sort(
    (a, b) =>
      DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction) || Number(a.mirrored) - Number(b.mirrored),
  );
}

/** The piece facing `direction`, whether or not another way to lie looks the same. */
export function aspectOf(piece: Piece, direction: Direction, mirrored: boolean): Aspect {
  const move: Turn = ({ x, y }) => TURNS[direction]({ x: mirrored ? -x : x, y });
  const edges = piece.edges.map((edge) => {
    const [a, b] = endsOf(edge);
    return edgeBetween(move(a), move(b));
  });
  const corners = edges.flatMap(endsOf);
  const left = Math.min(...corners.map(({ x }) => x));
  const bottom = Math.min(...corners.map(({ y }) => y));
  return {
    direction,
    mirrored,
    width: Math.max(...corners.map(({ x }) => x)) - left,
    height: Math.max(...corners.map(({ y }) => y)) - bottom,
    edges: edges.map((edge) => shifted(edge, -left, -bottom)),
    straight: piece.straight.map((point) => shifted(move(point), -left, -bottom)),
  };
}

/** Equal for two aspects exactly when they cover the same edges. */
export function shapeKey({ edges }: Pick<Aspect, 'edges'>): string {
  return edges.map(edgeName).sort().join(' ');
}

/** How a name marks an aspect: `N`, and `N′` when it is mirrored. */
export function aspectName({ direction, mirrored }: Pick<Aspect, 'direction' | 'mirrored'>): string {
  return mirrored ? `${direction}′` : direction;
}
