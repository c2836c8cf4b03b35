/** What a piece leaves of a point that it joins sticks at, and so who else could go straight through. */
import { type Edge, type Point, edgeName, endsOf } from './lattice.ts';
import type { BoardSize, Placement } from './placements.ts';

/** A point at which a piece has two sticks or more. */
export interface Joint {
  readonly point: Point;
  /** How many sticks of the piece meet there. */
  readonly sticks: number;
  /** The edges of the board there that the piece does not use. */
  readonly left: readonly Edge[];
  /** Two of those lie in one line: another piece could pass straight through. */
  readonly isOpen: boolean;
}

/** The joints of a placement, in the order of its edges. */
export function jointsOn(board: BoardSize, { edges }: Pick<Placement, 'edges'>): Joint[] {
  const used = new Set(edges.map(edgeName));
  const joints = new Map<string, Joint>();
  for (const point of edges.flatMap(endsOf)) {
    const around = edgesAround(board, point);
    const left = around.filter((edge) => !used.has(edgeName(edge)));
    const sticks = around.length - left.length;
    if (sticks < 2) continue;
    const isOpen = (['H', 'V'] as const).some((kind) => left.filter((edge) => edge.kind === kind).length === 2);
    joints.set(`${point.x},${point.y}`, { point, sticks, left, isOpen });
  }
  return [...joints.values()];
}

/** The edges of a board that end at a point: four inside it, three on its border, two in a corner. */
function edgesAround({ width, height }: BoardSize, { x, y }: Point): Edge[] {
  const all: Edge[] = [
    { kind: 'H', x: x - 1, y },
    { kind: 'H', x, y },
    { kind: 'V', x, y: y - 1 },
    { kind: 'V', x, y },
  ];
  return all.filter((edge) =>
    endsOf(edge).every((end) => end.x >= 0 && end.y >= 0 && end.x <= width && end.y <= height),
  );
}
