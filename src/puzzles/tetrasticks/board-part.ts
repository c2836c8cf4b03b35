/**
 * A part of a board that the reader draws: some edges, each with the piece that has to cover it, or with `any`. Edges
 * of `any` that touch are sticks of one piece, whichever it is.
 */
import { listed, shortened } from '#english/english.ts';
import { BOARD_EDGES, EDGE_COMES, EDGE_GOES, EDGE_NUMBERS, type Owners } from './owners.ts';
import { edgeName, endsOf, pointText } from './lattice.ts';
import { type PieceId, isPieceId, noSuchPiece } from './pieces.ts';

/** What an edge is drawn with. */
export type Pen = PieceId | 'any';

/** The pen of each edge drawn, by the name of the edge. */
export type BoardPart = ReadonlyMap<string, Pen>;

export const EMPTY_PART: BoardPart = new Map();

/** The part with an edge drawn in this pen, or without the edge where this pen has drawn it already. */
export function withEdge(part: BoardPart, edge: string, pen: Pen): BoardPart {
  return withEdges(part, [edge], part.get(edge) === pen ? null : pen);
}

/** The part with these edges drawn in a pen, or taken back for null. */
export function withEdges(part: BoardPart, edges: readonly string[], pen: Pen | null): BoardPart {
  const changed = new Map(part);
  for (const edge of edges) {
    if (pen === null) changed.delete(edge);
    else changed.set(edge, pen);
  }
  return changed;
}

/** The part as an address has it, each pen with its edges: `U-H00-V00.any-V12-V13`. */
export function formatPart(part: BoardPart): string {
  const pens = [...new Set(part.values())].sort();
  return pens
    .map((pen) => [pen, ...BOARD_EDGES.map(edgeName).filter((edge) => part.get(edge) === pen)].join('-'))
    .join('.');
}

/**
 * Reads what `formatPart` writes.
 * @throws RangeError that names what is wrong and the cure
 */
export function parsePart(text: string): BoardPart {
  const part = new Map<string, Pen>();
  if (text === '') return part;
  for (const stretch of text.split('.')) {
    const [pen = '', ...edges] = stretch.split('-');
    if (pen !== 'any' && !isPieceId(pen)) throw new RangeError(`${noSuchPiece(pen)}; write one of them, or any`);
    if (edges.length === 0) throw new RangeError(`${pen} has no edge; write one after it, such as ${pen}-H00`);
    for (const edge of edges) {
      if (!EDGE_NUMBERS.has(edge)) {
        throw new RangeError(`the board has no edge “${shortened(edge)}”; its edges are H00 to H45 and V00 to V54`);
      }
      if (part.has(edge)) throw new RangeError(`edge ${edge} is named twice; keep one of them`);
      part.set(edge, pen);
    }
  }
  return part;
}

/** What a part asks of a board, by numbers of edges. */
interface Asked {
  readonly named: readonly (readonly [edge: number, piece: PieceId])[];
  /** Stretches of two edges and more that one piece covers, whichever it is. */
  readonly joined: readonly (readonly number[])[];
}

function askedBy(part: BoardPart): Asked {
  const named = [...part].flatMap(([edge, pen]) =>
    pen === 'any' ? [] : [[EDGE_NUMBERS.get(edge) ?? -1, pen] as const],
  );
  return { named, joined: stretchesOf(part).filter(({ length }) => length > 1) };
}

/** The edges of `any`, by numbers, in stretches that do not touch each other. */
export function stretchesOf(part: BoardPart): number[][] {
  const left = new Set([...part].flatMap(([edge, pen]) => (pen === 'any' ? [EDGE_NUMBERS.get(edge) ?? -1] : [])));
  const stretches: number[][] = [];
  for (const first of left) {
    const stretch = [first];
    left.delete(first);
    // The list grows while it is walked along.
    for (const edge of stretch) {
      for (const other of left) {
        if (!touch(edge, other)) continue;
        left.delete(other);
        stretch.push(other);
      }
    }
    stretches.push(stretch);
  }
  return stretches;
}

function touch(one: number, other: number): boolean {
  const [a, b] = [BOARD_EDGES[one], BOARD_EDGES[other]];
  if (!a || !b) return false;
  const ends = endsOf(b).map(pointText);
  return endsOf(a).some((end) => ends.includes(pointText(end)));
}

/** How a board lies when a symmetry, by its number, has turned it: whether it has there what is asked. */
function fits(owners: Owners, { named, joined }: Asked, comes: readonly number[]): boolean {
  const ownerOf = (edge: number): PieceId | undefined => owners[comes[edge] ?? -1];
  return (
    named.every(([edge, piece]) => ownerOf(edge) === piece) &&
    joined.every(([first = -1, ...rest]) => rest.every((edge) => ownerOf(edge) === ownerOf(first)))
  );
}

/**
 * For each board the number of the symmetry that turns it so that it has the part, as `symmetriesOf` counts them: the
 * first that does, so 0 for a board that has it as it lies; −1 for a board that does not have it however it is turned.
 */
export function turnsOf(boards: readonly Owners[], part: BoardPart): Int8Array {
  const asked = askedBy(part);
  return Int8Array.from(boards, (owners) => EDGE_COMES.findIndex((comes) => fits(owners, asked, comes)));
}

/** How many boards have the part, turned and flipped as may be. */
export function countWith(boards: readonly Owners[], part: BoardPart): number {
  return turnsOf(boards, part).reduce((count, turn) => count + (turn < 0 ? 0 : 1), 0);
}

/**
 * For each edge, in the order of `BOARD_EDGES`: how many boards have the part, and this piece on the edge as well, turned
 * and flipped as may be. An edge that is drawn already is counted as the part has it.
 */
export function countsOn(boards: readonly Owners[], part: BoardPart, piece: PieceId): Int32Array {
  const asked = askedBy(part);
  const counts = new Int32Array(BOARD_EDGES.length);
  // The last board that was counted for each edge: a board that has it in two ways counts once.
  const counted = new Int32Array(BOARD_EDGES.length).fill(-1);
  boards.forEach((owners, board) => {
    const own = owners.flatMap((owner, edge) => (owner === piece ? [edge] : []));
    if (own.length === 0) return;
    for (const [symmetry, comes] of EDGE_COMES.entries()) {
      if (!fits(owners, asked, comes)) continue;
      for (const edge of own) {
        const to = EDGE_GOES[symmetry]?.[edge] ?? -1;
        if (counted[to] === board) continue;
        counted[to] = board;
        counts[to]! += 1;
      }
    }
  });
  return counts;
}

/** An edge of a part that no board has, and how many boards have the rest. */
export interface TakeBack {
  readonly edge: string;
  readonly pen: Pen;
  readonly count: number;
}

/** The edge whose taking back leaves the most boards; null when none leaves any. */
export function bestTakeBack(boards: readonly Owners[], part: BoardPart): TakeBack | null {
  let best: TakeBack | null = null;
  for (const [edge, pen] of part) {
    const rest = new Map(part);
    rest.delete(edge);
    const count = countWith(boards, rest);
    if (count > (best?.count ?? 0)) best = { edge, pen, count };
  }
  return best;
}

/** The part in words: `U on H00 and V00; one piece, whichever, on V12 and V13`. */
export function partWords(part: BoardPart): string {
  const named = [...new Set(part.values())].sort().flatMap((pen) => {
    if (pen === 'any') return [];
    const edges = BOARD_EDGES.map(edgeName).filter((edge) => part.get(edge) === pen);
    return [`${pen} on ${listed(edges)}`];
  });
  const joined = stretchesOf(part).map((stretch) => {
    const edges = stretch.map((edge) => edgeName(BOARD_EDGES[edge]!)).sort();
    return `${stretch.length === 1 ? 'any piece' : 'one piece, whichever,'} on ${listed(edges)}`;
  });
  return [...named, ...joined].join('; ');
}
