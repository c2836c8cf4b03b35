/**
 * How the cells of a board lie beside each other: squares, triangles or hexagons, in ranks from the top.
 *
 * - **Triangles**: x counts along a rank, those that point up as well as those that point down. The triangle x,y points
 *   up when x + y is even; the triangle across its level side has the same x.
 * - **Hexagons**: each rank begins half a cell further to the right than the one above it. So a cell touches the cells
 *   to its left and right, above and below it, and also x + 1,y − 1 and x − 1,y + 1.
 */
import type { Place } from './marks.ts';

export type Tiles = 'squares' | 'triangles' | 'hexagons';

interface Tiling {
  /** Turns a cell by the smallest angle that maps the tiling to itself, about a point that stays the same. */
  turn(cell: Place): Place;
  mirror(cell: Place): Place;
  /** True when the tiling is mapped to itself by a move of so many cells to the right and ranks down. */
  canMove(by: Place): boolean;
  /** The corners of a cell in their order around it, in steps to the right and down. */
  cornersOf(cell: Place): readonly Place[];
}

export const TILINGS: Readonly<Record<Tiles, Tiling>> = {
  squares: {
    turn: ([x, y]) => [-y, x],
    mirror: ([x, y]) => [-x, y],
    canMove: () => true,
    cornersOf: ([x, y]) => around([x, y], [0, 0], [1, 0], [1, 1], [0, 1]),
  },
  // A step is half a side to the right, or the height of a triangle down.
  triangles: {
    turn(cell) {
      const [x, y] = cell;
      // The distance of the middle of the cell from the upper side of rank 0, in thirds of a rank.
      const thirds = 3 * y + (pointsUp(cell) ? 2 : 1);
      return [(x - thirds) / 2, Math.floor((3 * x + thirds) / 6)];
    },
    mirror: ([x, y]) => [-x, y],
    canMove: pointsUp,
    cornersOf: (cell) => (pointsUp(cell) ? around(cell, [1, 0], [2, 1], [0, 1]) : around(cell, [0, 0], [2, 0], [1, 1])),
  },
  // A step is half the width of a cell to the right, or half a side down.
  hexagons: {
    turn: ([x, y]) => [-y, x + y],
    mirror: ([x, y]) => [-x - y, y],
    canMove: () => true,
    cornersOf: ([x, y]) => around([2 * x + y, 3 * y], [1, 0], [2, 1], [2, 3], [1, 4], [0, 3], [0, 1]),
  },
};

/** True for a triangle that points up. */
export function pointsUp([x, y]: Place): boolean {
  return (x + y) % 2 === 0;
}

/** The sides of a cell. Two cells that touch give the side between them the same name. */
export function sidesOf(tiles: Tiles, cell: Place): readonly (readonly [from: Place, to: Place])[] {
  const corners = TILINGS[tiles].cornersOf(cell);
  return corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return (corner[0] - next[0] || corner[1] - next[1]) < 0 ? [corner, next] : [next, corner];
  });
}

function around([left, top]: Place, ...corners: readonly Place[]): Place[] {
  return corners.map(([x, y]) => [left + x, top + y]);
}
