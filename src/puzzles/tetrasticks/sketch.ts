import { type Crossing, crossingsOf } from './decode.ts';
import { type Edge, type Point, edgeName, endsOf, pointText } from './lattice.ts';
import { omittable } from './parity.ts';
import { type PieceId, PIECE_IDS } from './pieces.ts';
import { type Placement, isInterior, placementsOf } from './placements.ts';

/** The board that a reader fills. */
export const SKETCH_SIZE = { width: 5, height: 5 } as const;

/** The pieces of which one is left out, by parity: H, J, L, N and Y. */
export const OMITTABLE: readonly PieceId[] = omittable(SKETCH_SIZE);

/** What a reader has built: never changed, only replaced by the functions below. */
export interface Sketch {
  readonly omitted: PieceId;
  /** The junction columns: `true` refuses crossings, `false` lets pieces cross. */
  readonly secondary: boolean;
  /** In the order in which they were laid; no piece twice, no edge twice. */
  readonly placements: readonly Placement[];
}

/** Why a piece may not lie somewhere. */
export interface Refusal {
  /** One sentence that names the place and the piece that is in the way. */
  readonly words: string;
  /** The edges of the piece that are taken, and the junctions at which it would cross. */
  readonly edges: readonly Edge[];
  readonly points: readonly Point[];
}

/** A board with nothing on it. */
export function emptySketch(omitted: PieceId = 'L', secondary = true): Sketch {
  return { omitted, secondary, placements: [] };
}

/** The fifteen pieces in play, in the order of their letters. */
export function piecesOf({ omitted }: Sketch): PieceId[] {
  return PIECE_IDS.filter((id) => id !== omitted);
}

/** Where a piece lies, or undefined while it is not on the board. */
export function laid({ placements }: Sketch, piece: PieceId): Placement | undefined {
  return placements.find((placement) => placement.piece === piece);
}

/**
 * The piece whose stick lies nearest to a point, or undefined when none is within `reach` edges of
 * it. Where two are as near, it is the one that was laid later: that one lies on top.
 */
export function pieceNear({ placements }: Sketch, point: Point, reach = 0.3): PieceId | undefined {
  let best: PieceId | undefined;
  let least = reach;
  for (const { piece, edges } of placements) {
    const distance = Math.min(...edges.map((edge) => distanceTo(edge, point)));
    if (distance > least) continue;
    best = piece;
    least = distance;
  }
  return best;
}

function distanceTo(edge: Edge, { x, y }: Point): number {
  const [from, to] = endsOf(edge);
  const nearest = {
    x: Math.min(Math.max(x, from.x), to.x),
    y: Math.min(Math.max(y, from.y), to.y),
  };
  return Math.hypot(x - nearest.x, y - nearest.y);
}

export function waiting(sketch: Sketch): PieceId[] {
  return piecesOf(sketch).filter((piece) => laid(sketch, piece) === undefined);
}

/** Why this placement cannot be added, or null when it can. */
export function refusalOf(sketch: Sketch, placement: Placement): Refusal | null {
  const { piece, edges } = placement;
  const refuse = (words: string): Refusal => ({ words, edges: [], points: [] });
  if (piece === sketch.omitted) return refuse(`${piece} is the piece left out of this board.`);
  if (laid(sketch, piece)) return refuse(`${piece} is on the board already.`);
  if (!isOnBoard(edges)) return refuse(`${piece} would leave the board there.`);
  const taken = edges.flatMap((edge) => {
    const by = sketch.placements.find((other) => covers(other, edge));
    return by ? [{ edge, by: by.piece }] : [];
  });
  const crossed = crossingsWith(sketch, placement);
  const points = sketch.secondary ? crossed.map(({ x, y }) => ({ x, y })) : [];
  const [first] = taken;
  if (first) {
    const words = `${piece} does not fit: edge ${edgeName(first.edge)} belongs to ${first.by}.`;
    return { words, edges: taken.map(({ edge }) => edge), points };
  }
  const [crossing] = crossed;
  if (!crossing || !sketch.secondary) return null;
  const other = crossing.across.piece === piece ? crossing.upright : crossing.across;
  const words =
    `${piece} would cross ${other.piece} at junction ${pointText(crossing)}: ${other.piece} passes straight ` +
    'through it already.';
  return { words, edges: [], points };
}

/**
 * The board with one more piece, laid last.
 * @throws RangeError with the words of `refusalOf` when it may not lie there
 */
export function place(sketch: Sketch, placement: Placement): Sketch {
  const refusal = refusalOf(sketch, placement);
  if (refusal) throw new RangeError(refusal.words);
  return { ...sketch, placements: [...sketch.placements, placement] };
}

/** The board without some pieces; those that are not on it change nothing. */
export function remove(sketch: Sketch, ...pieces: readonly PieceId[]): Sketch {
  const placements = sketch.placements.filter(({ piece }) => !pieces.includes(piece));
  return placements.length === sketch.placements.length ? sketch : { ...sketch, placements };
}

/** The board with another piece left out; when that one lies on it, it is taken up. */
export function omitting(sketch: Sketch, omitted: PieceId): Sketch {
  if (!OMITTABLE.includes(omitted)) throw new RangeError(`parity does not allow ${omitted} to be left out`);
  return { ...remove(sketch, omitted), omitted };
}

/**
 * The board with crossings refused or allowed. When they are refused from now on, of two pieces
 * that cross the one laid later is taken up.
 */
export function withSecondary(sketch: Sketch, secondary: boolean): Sketch {
  const start: Sketch = { ...sketch, secondary, placements: [] };
  return sketch.placements.reduce(
    (built, placement) => (refusalOf(built, placement) ? built : place(built, placement)),
    start,
  );
}

/** Where pieces of the board cross. */
export function sketchCrossings({ placements }: Sketch): Crossing[] {
  return crossingsOf(placements);
}

/** True when all sixty edges are covered; crossings or not. */
export function isFull({ placements }: Sketch): boolean {
  return placements.length === PIECE_IDS.length - 1;
}

/** Every place where a piece fits now, in the order of the rows of the matrix. */
export function fitsOf(sketch: Sketch, piece: PieceId): Placement[] {
  return everyPlace(piece).filter((one) => refusalOf(sketch, one) === null);
}

const places = new Map<PieceId, readonly Placement[]>();

/** The same places for every board, so they are worked out once. */
function everyPlace(piece: PieceId): readonly Placement[] {
  const known = places.get(piece) ?? placementsOf(piece, SKETCH_SIZE);
  places.set(piece, known);
  return known;
}

function crossingsWith({ placements }: Sketch, placement: Placement): Crossing[] {
  if (placement.straight.length === 0) return [];
  return crossingsOf([...placements, placement]).filter(
    (crossing) =>
      isInterior(crossing, SKETCH_SIZE) && (crossing.across === placement || crossing.upright === placement),
  );
}

function covers({ edges }: Placement, { kind, x, y }: Edge): boolean {
  return edges.some((edge) => edge.kind === kind && edge.x === x && edge.y === y);
}

function isOnBoard(edges: readonly Edge[]): boolean {
  const { width, height } = SKETCH_SIZE;
  return edges.flatMap(endsOf).every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
}
