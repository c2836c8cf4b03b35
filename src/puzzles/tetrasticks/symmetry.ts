import { type Aspect, aspectsOf, shapeKey } from './aspects.ts';
import type { Board } from './decode.ts';
import { type Edge, type Point, edgeBetween, edgeName, endsOf, shifted } from './lattice.ts';
import { type PieceId, pieceOf } from './pieces.ts';
import { type BoardSize, type Placement, placementAt } from './placements.ts';

/** A way to lay a board onto itself. */
export interface Symmetry {
  /** What is done to the board, in words: `turned half round`. */
  readonly name: string;
  /** Where a point of a board of this size goes. */
  move(point: Point, size: BoardSize): Point;
}

/** Those that keep the sides of any rectangle. */
const OF_RECTANGLES: readonly Symmetry[] = [
  { name: 'as it is', move: ({ x, y }) => ({ x, y }) },
  {
    name: 'turned half round',
    move: ({ x, y }, { width, height }) => ({ x: width - x, y: height - y }),
  },
  { name: 'flipped left to right', move: ({ x, y }, { width }) => ({ x: width - x, y }) },
  { name: 'flipped top to bottom', move: ({ x, y }, { height }) => ({ x, y: height - y }) },
];

/** Those that swap the two ways, which only a square bears. */
const OF_SQUARES: readonly Symmetry[] = [
  { name: 'turned a quarter left', move: ({ x, y }, { width }) => ({ x: width - y, y: x }) },
  { name: 'turned a quarter right', move: ({ x, y }, { width }) => ({ x: y, y: width - x }) },
  { name: 'flipped over the rising diagonal', move: ({ x, y }) => ({ x: y, y: x }) },
  {
    name: 'flipped over the falling diagonal',
    move: ({ x, y }, { width }) => ({ x: width - y, y: width - x }),
  },
];

const ALL: readonly Symmetry[] = [...OF_RECTANGLES, ...OF_SQUARES];

/** The eight symmetries of a square, or the four of a rectangle; the first changes nothing. */
export function symmetriesOf({ width, height }: BoardSize): readonly Symmetry[] {
  return width === height ? ALL : OF_RECTANGLES;
}

/**
 * A board turned or mirrored: its pieces in the same order, each named as `placementsOf` names it.
 * The board may be unfinished, and its pieces may cross or be there more than once.
 */
export function imageOf(board: Board, symmetry: Symmetry): Board {
  const { width, height, placements } = board;
  return { width, height, placements: placements.map((one) => moved(one, symmetry, board)) };
}

/** All images of a board, in the order of `symmetriesOf`. Of a board that has symmetries of its own, some are equal. */
export function imagesOf(board: Board): Board[] {
  return symmetriesOf(board).map((symmetry) => imageOf(board, symmetry));
}

/**
 * A text that two boards have in common exactly when they are of the same size and a symmetry lays one
 * onto the other, in whatever order their pieces are listed: the least of the keys of its images.
 */
export function canonicalKey(board: Board): string {
  return symmetriesOf(board)
    .map((symmetry) => keyUnder(board, symmetry))
    .reduce((least, key) => (key < least ? key : least));
}

/** A text that two boards have in common exactly when the same pieces lie on the same edges. */
export function boardKey(board: Board): string {
  return keyUnder(board, ALL[0] as Symmetry);
}

/** The symmetry that lays one board onto another, or null when none does. */
export function symmetryBetween(from: Board, to: Board): Symmetry | null {
  if (from.width !== to.width || from.height !== to.height) return null;
  const wanted = boardKey(to);
  return symmetriesOf(from).find((symmetry) => keyUnder(from, symmetry) === wanted) ?? null;
}

/** Boards that symmetries lay onto each other. */
export interface Group<Member> {
  readonly key: string;
  /** In the order in which they came. */
  readonly members: readonly Member[];
}

/** Groups boards up to symmetry as they come; groups stand in the order of their first members. */
export function createGrouping<Member>(boardOf: (member: Member) => Board): {
  readonly groups: readonly Group<Member>[];
  add(member: Member): Group<Member>;
} {
  const groups: { key: string; members: Member[] }[] = [];
  const known = new Map<string, { key: string; members: Member[] }>();
  return {
    groups,
    add(member) {
      const key = canonicalKey(boardOf(member));
      const group = known.get(key) ?? { key, members: [] };
      if (group.members.length === 0) {
        known.set(key, group);
        groups.push(group);
      }
      group.members.push(member);
      return group;
    },
  };
}

function keyUnder(board: Board, symmetry: Symmetry): string {
  const names = imageNames(board, symmetry);
  const pieces = board.placements.map(({ piece, edges }) => {
    const taken = edges.map((edge) => names.get(edgeName(edge)) ?? '').sort();
    return piece + taken.join('');
  });
  return `${board.width}x${board.height} ${pieces.sort().join(' ')}`;
}

/** Where each edge of a board goes under a symmetry, by name: worked out once for each size. */
const tables = new Map<string, ReadonlyMap<string, string>>();

function imageNames(size: BoardSize, symmetry: Symmetry): ReadonlyMap<string, string> {
  const key = `${size.width}x${size.height} ${symmetry.name}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  for (let x = 0; x <= size.width; x += 1) {
    for (let y = 0; y <= size.height; y += 1) {
      for (const kind of ['H', 'V'] as const) {
        if (kind === 'H' ? x === size.width : y === size.height) continue;
        const edge: Edge = { kind, x, y };
        names.set(edgeName(edge), edgeName(movedEdge(edge, symmetry, size)));
      }
    }
  }
  tables.set(key, names);
  return names;
}

/** Where an edge of a board of this size goes. */
export function movedEdge(edge: Edge, symmetry: Symmetry, size: BoardSize): Edge {
  const [a, b] = endsOf(edge);
  return edgeBetween(symmetry.move(a, size), symmetry.move(b, size));
}

function moved({ piece, edges }: Placement, symmetry: Symmetry, size: BoardSize): Placement {
  const images = edges.map((edge) => movedEdge(edge, symmetry, size));
  const corners = images.flatMap(endsOf);
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  const shape = shapeKey({ edges: images.map((edge) => shifted(edge, -x, -y)) });
  const aspect = aspectsByShape(piece).get(shape);
  if (aspect === undefined) {
    throw new RangeError(`edges ${edges.map(edgeName).join(' ')} do not have the shape of ${piece}`);
  }
  return placementAt(piece, aspect, { x, y });
}

const shapes = new Map<PieceId, ReadonlyMap<string, Aspect>>();

function aspectsByShape(piece: PieceId): ReadonlyMap<string, Aspect> {
  const known = shapes.get(piece);
  if (known !== undefined) return known;
  const made = new Map(aspectsOf(pieceOf(piece)).map((aspect) => [shapeKey(aspect), aspect]));
  shapes.set(piece, made);
  return made;
}
