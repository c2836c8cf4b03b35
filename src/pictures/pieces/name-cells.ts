import type { Aspect } from '#puzzles/tetrasticks/aspects.ts';
import type { Edge, Point } from '#puzzles/tetrasticks/lattice.ts';

/** An edge, and the cell beside it in which its name stands, by the lower left corner of the cell. */
interface NamePlace {
  readonly edge: Edge;
  readonly cell: Point;
}

/**
 * A cell for the name of each edge, outside the box of the piece where there is a choice, and no
 * cell twice. Four edges have two sides each, so all sixteen ways are tried.
 */
export function nameCells({ edges, width, height }: Pick<Aspect, 'edges' | 'width' | 'height'>): NamePlace[] {
  let best: NamePlace[] = [];
  let least = Infinity;
  for (let way = 0; way < 1 << edges.length; way += 1) {
    const places = edges.map((edge, index) => ({
      edge,
      cell: cellBeside(edge, way & (1 << index)),
    }));
    const inside = places.filter(({ cell }) => cell.x >= 0 && cell.x < width && cell.y >= 0 && cell.y < height);
    const twice = places.length - new Set(places.map(({ cell }) => `${cell.x},${cell.y}`)).size;
    const cost = 100 * twice + inside.length;
    if (cost < least) [best, least] = [places, cost];
  }
  return best;
}

/** The cell above or right of an edge, or, on its `near` side, the one below or left of it. */
function cellBeside({ kind, x, y }: Edge, near: number): Point {
  if (near === 0) return { x, y };
  return kind === 'H' ? { x, y: y - 1 } : { x: x - 1, y };
}
