import type { TetrastickProblem } from './encode.ts';
import type { Point } from './lattice.ts';
import type { BoardSize, Placement } from './placements.ts';

/** A board with pieces on it, in the order in which they were laid. */
export interface Board extends BoardSize {
  readonly placements: readonly Placement[];
}

/** A junction where one piece passes straight through another that does the same. */
export interface Crossing extends Point {
  /** The piece that runs left to right there, and the one that runs up and down. */
  readonly across: Placement;
  readonly upright: Placement;
}

/**
 * The board that rows of the matrix stand for, in the order given.
 * @throws RangeError when the puzzle has no such row
 */
export function decode(problem: TetrastickProblem, rows: readonly number[]): Board {
  const placements = rows.map((row) => {
    const placement = problem.placements[row];
    if (placement === undefined) {
      throw new RangeError(`the puzzle has no row ${row}; its rows are 0 to ${problem.placements.length - 1}`);
    }
    return placement;
  });
  return { width: problem.width, height: problem.height, placements };
}

/** Junctions where two pieces both pass straight through, sorted by x, then y. */
export function crossingsOf(placements: readonly Placement[]): Crossing[] {
  const passages = new Map<string, { point: Point; across?: Placement; upright?: Placement }>();
  for (const placement of placements) {
    for (const point of placement.straight) {
      const key = `${point.x},${point.y}`;
      const way = runsAcross(placement, point) ? { across: placement } : { upright: placement };
      passages.set(key, { point, ...passages.get(key), ...way });
    }
  }
  return [...passages.values()]
    .flatMap(({ point, across, upright }) =>
      across !== undefined && upright !== undefined ? [{ ...point, across, upright }] : [],
    )
    .sort((a, b) => a.x - b.x || a.y - b.y);
}

/** Of a point that a piece passes straight through: does it run left to right there? */
export function runsAcross(placement: Placement, { x, y }: Point): boolean {
  return placement.edges.some((edge) => edge.kind === 'H' && edge.x === x && edge.y === y);
}
