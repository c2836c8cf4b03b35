/** A full 5×5 board as a list: which piece covers each edge. Turned and flipped, a list is only read in another order. */
import { edgesOfRectangle } from './custom-board.ts';
import { type Edge, edgeName } from './lattice.ts';
import type { PieceId } from './pieces.ts';
import type { Placement } from './placements.ts';
import { movedEdge, symmetriesOf } from './symmetry.ts';

const SIZE = { width: 5, height: 5 };

/** The sixty edges: horizontal ones by lines, then vertical ones. */
export const BOARD_EDGES: readonly Edge[] = edgesOfRectangle(SIZE);

/** The number of each edge in that list, by its name. */
export const EDGE_NUMBERS: ReadonlyMap<string, number> = new Map(
  BOARD_EDGES.map((edge, number) => [edgeName(edge), number]),
);

/** The piece that covers each edge, in the order of `BOARD_EDGES`. */
export type Owners = readonly PieceId[];

/** @throws RangeError when the pieces leave an edge of the board bare */
export function ownersOf(placements: readonly Placement[]): Owners {
  const owners = new Array<PieceId | undefined>(BOARD_EDGES.length);
  for (const placement of placements) {
    for (const edge of edgesOf(placement)) owners[edge] = placement.piece;
  }
  const bare = BOARD_EDGES.find((_, number) => owners[number] === undefined);
  if (bare) throw new RangeError(`no piece covers edge ${edgeName(bare)}`);
  return owners as PieceId[];
}

/** The numbers of the edges of a placement: boards that are read share their placements. */
const numbers = new WeakMap<Placement, readonly number[]>();

function edgesOf(placement: Placement): readonly number[] {
  const known = numbers.get(placement);
  if (known) return known;
  const found = placement.edges.map((edge) => EDGE_NUMBERS.get(edgeName(edge)) ?? -1);
  numbers.set(placement, found);
  return found;
}

/** For each symmetry of the square, in the order of `symmetriesOf`: the edge that each edge goes to. */
export const EDGE_GOES: readonly (readonly number[])[] = symmetriesOf(SIZE).map((symmetry) =>
  BOARD_EDGES.map((edge) => EDGE_NUMBERS.get(edgeName(movedEdge(edge, symmetry, SIZE))) ?? -1),
);

/** For each symmetry: the edge that comes to each edge. */
export const EDGE_COMES: readonly (readonly number[])[] = EDGE_GOES.map((goes) => {
  const comes = new Array<number>(goes.length);
  goes.forEach((to, from) => (comes[to] = from));
  return comes;
});
