/** What makes boards alike: where a piece lies, and how many pieces two boards share. */
import { createRandom } from '#dlx/random.ts';
import { edgeName } from './lattice.ts';
import { BOARD_EDGES, EDGE_COMES, EDGE_GOES, EDGE_NUMBERS, type Owners } from './owners.ts';
import { type PieceId, PIECE_IDS } from './pieces.ts';
import { type Placement, placementsOf } from './placements.ts';

/** Boards that have a piece in the same place once they are turned. */
export interface PlaceGroup {
  /** Where the piece then lies; null for the boards without it. */
  readonly placement: Placement | null;
  /** The numbers of the boards, rising. */
  readonly boards: readonly number[];
  /** For each of them the number of the symmetry that turns it so, as `symmetriesOf` counts them. */
  readonly turns: readonly number[];
}

/** Groups boards by the place of a piece up to symmetry, the largest group first; boards without it are the last. */
export function placesOf(all: readonly Owners[], piece: PieceId): PlaceGroup[] {
  const known = new Map(
    placementsOf(piece, { width: 5, height: 5 }).map((placement) => [keyOf(numbersOf(placement)), placement]),
  );
  const groups = new Map<string, { placement: Placement | null; boards: number[]; turns: number[] }>();
  /** The key of a place up to symmetry, and the symmetry that leads there, by the edges of the place. */
  const leasts = new Map<string, { readonly key: string; readonly turn: number }>();
  all.forEach((owners, board) => {
    const edges = owners.flatMap((owner, edge) => (owner === piece ? [edge] : []));
    const place = edges.join(' ');
    const { key, turn } = leasts.get(place) ?? leastOf(edges);
    leasts.set(place, { key, turn });
    const group = groups.get(key) ?? { placement: known.get(key) ?? null, boards: [], turns: [] };
    groups.set(key, group);
    group.boards.push(board);
    group.turns.push(turn);
  });
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.placement === null) - Number(b.placement === null) ||
      b.boards.length - a.boards.length ||
      (a.boards[0] ?? 0) - (b.boards[0] ?? 0),
  );
}

/** The least key of all images of these edges, and the symmetry that has it; an empty key for no edges. */
function leastOf(edges: readonly number[]): { readonly key: string; readonly turn: number } {
  const keys = EDGE_GOES.map((goes) => keyOf(edges.map((edge) => goes[edge] ?? -1)));
  const key = keys.reduce((least, one) => (one < least ? one : least));
  return { key, turn: keys.indexOf(key) };
}

const numbersOf = ({ edges }: Placement): number[] => edges.map((edge) => EDGE_NUMBERS.get(edgeName(edge)) ?? -1);

const keyOf = (edges: readonly number[]): string =>
  edges
    .toSorted((a, b) => a - b)
    .map((edge) => String(edge).padStart(2, '0'))
    .join(' ');

/** The pieces that lie on the same edges of both boards when a symmetry has turned the second. */
function shared(one: Owners, other: Owners, comes: readonly number[]): number {
  const differing = new Set<PieceId>();
  one.forEach((owner, edge) => {
    if (other[comes[edge] ?? -1] !== owner) differing.add(owner);
  });
  return new Set(one).size - differing.size;
}

/** How many pieces lie in the same way on two boards, turned so that it is as many as can be. */
export function mostShared(one: Owners, other: Owners): number {
  return Math.max(...EDGE_COMES.map((comes) => shared(one, other, comes)));
}

/**
 * Families of boards: a board and all that come from it by laying two of its pieces in another way, or two others in
 * their room, once and again. Families of one board are there too. The largest come first; boards rise in each.
 *
 * Two boards are compared only when a sum of weights, one for each edge with its piece, is the same for both without
 * two of their pieces, however they are turned.
 */
export function familiesOf(all: readonly Owners[]): number[][] {
  const parents = all.map((_, board) => board);
  const headOf = (board: number): number => {
    let head = board;
    while (parents[head] !== head) head = parents[head] ?? head;
    parents[board] = head;
    return head;
  };
  const known = new Map<number, number[]>();
  all.forEach((owners, board) => {
    for (const sum of sumsWithoutTwo(owners)) {
      const before = known.get(sum);
      if (!before) known.set(sum, [board]);
      else {
        const relative = before.find((other) => mostShared(owners, all[other]!) >= owners.length / 4 - 2);
        if (relative !== undefined) parents[headOf(board)] = headOf(relative);
        before.push(board);
      }
    }
  });
  return [...Map.groupBy(all.keys(), headOf).values()].sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
}

const random = createRandom(5);
/** A weight for each edge with each piece: sums of sixty are exact. */
const WEIGHTS: ReadonlyMap<PieceId, readonly number[]> = new Map(
  PIECE_IDS.map((piece) => [piece, BOARD_EDGES.map(() => random.below(2 ** 31) * 2 ** 15 + random.below(2 ** 15))]),
);

/** For every pair of pieces of a board: the least sum of the weights of the others over all symmetries. */
function sumsWithoutTwo(owners: Owners): Set<number> {
  const pieces = [...new Set(owners)];
  const places = owners.map((owner) => pieces.indexOf(owner));
  const weights = owners.map((owner) => WEIGHTS.get(owner) ?? []);
  const least = new Float64Array(pieces.length ** 2).fill(Infinity);
  for (const goes of EDGE_GOES) {
    const each = new Float64Array(pieces.length);
    let total = 0;
    goes.forEach((to, from) => {
      const weight = weights[from]?.[to] ?? 0;
      each[places[from] ?? 0]! += weight;
      total += weight;
    });
    for (let first = 0; first < pieces.length; first += 1) {
      for (let second = 0; second < first; second += 1) {
        const place = first * pieces.length + second;
        least[place] = Math.min(least[place] ?? 0, total - (each[first] ?? 0) - (each[second] ?? 0));
      }
    }
  }
  return new Set(least.filter((sum) => sum < Infinity));
}
