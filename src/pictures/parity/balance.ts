import { imbalance } from '#puzzles/tetrasticks/parity.ts';
import { type PieceId, isPieceId, PIECE_IDS, PIECES, pieceOf } from '#puzzles/tetrasticks/pieces.ts';

/** More horizontal edges than vertical ones, or fewer. */
export type Lean = 'H' | 'V';

/** One piece left out of the sixteen, and which way each of the others leans that can lean. */
export interface Balance {
  readonly omit: PieceId;
  /** For each piece of `LEANING`, in its order, that of the piece left out included. */
  readonly leans: readonly Lean[];
}

/** The pieces with more edges one way than the other: H, I, J, L, N and Y. */
export const LEANING: readonly PieceId[] = PIECES.filter((piece) => imbalance(piece) > 0).map(({ id }) => id);

/** Edges of the 5×5 board, and so of any fifteen pieces. */
const EDGES = 60;

/** The pieces in play that can lean. */
export function leaningOf(omit: PieceId): PieceId[] {
  return LEANING.filter((id) => id !== omit);
}

export function leanOf({ leans }: Balance, piece: PieceId): Lean {
  return leans[LEANING.indexOf(piece)] ?? 'H';
}

/** The pieces that lean this way, in the order of their letters. */
export function leaningTo(balance: Balance, lean: Lean): PieceId[] {
  return leaningOf(balance.omit).filter((id) => leanOf(balance, id) === lean);
}

/** The pieces in play that have two edges each way, however they lie. */
export function evenPieces(omit: PieceId): PieceId[] {
  return PIECE_IDS.filter((id) => id !== omit && !LEANING.includes(id));
}

/** By how many edges a piece tips the balance: 0, 2 or 4. */
export function weightOf(piece: PieceId): number {
  return imbalance(pieceOf(piece));
}

/** How many more edges lie horizontally than vertically, all fifteen pieces together. */
export function sumOf(balance: Balance): number {
  return leaningOf(balance.omit).reduce((sum, id) => sum + (leanOf(balance, id) === 'H' ? 1 : -1) * weightOf(id), 0);
}

/** The edges of the fifteen pieces that lie each way. */
export function edgesOf(balance: Balance): { horizontal: number; vertical: number } {
  const horizontal = (EDGES + sumOf(balance)) / 2;
  return { horizontal, vertical: EDGES - horizontal };
}

/** The same pieces, one leaning the other way. */
export function leanOver(balance: Balance, piece: PieceId): Balance {
  const leans = balance.leans.map((lean, at): Lean => (LEANING[at] === piece ? (lean === 'H' ? 'V' : 'H') : lean));
  return { ...balance, leans };
}

/** Every way in which the pieces in play can lean, tried one after the other. */
export function* allWays(omit: PieceId): Generator<Balance> {
  const count = leaningOf(omit).length;
  for (let way = 0; way < 1 << count; way += 1) {
    let bit = 0;
    const leans = LEANING.map((id): Lean => {
      if (id === omit) return 'H';
      bit += 1;
      return way & (1 << (bit - 1)) ? 'V' : 'H';
    });
    yield { omit, leans };
  }
}

/** How many of all ways give each sum, the sums in rising order. */
export function countWays(omit: PieceId): Map<number, number> {
  const counts = new Map<number, number>();
  for (const way of allWays(omit)) counts.set(sumOf(way), (counts.get(sumOf(way)) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => a - b));
}

/** The way to balance that changes the fewest leans of this one, or null when there is none. */
export function nearestBalance(balance: Balance): Balance | null {
  let best: Balance | null = null;
  let fewest = Infinity;
  for (const way of allWays(balance.omit)) {
    if (sumOf(way) !== 0) continue;
    const changes = leaningOf(balance.omit).filter((id) => leanOf(way, id) !== leanOf(balance, id)).length;
    if (changes < fewest) [best, fewest] = [way, changes];
  }
  // The piece in the box keeps its lean for when it comes back.
  return best && leanOf(best, balance.omit) !== leanOf(balance, balance.omit) ? leanOver(best, balance.omit) : best;
}

/** A balance as it stands in a link: `J.HVHVHV`. */
export function balanceText({ omit, leans }: Balance): string {
  return `${omit}.${leans.join('')}`;
}

/** The balance that a text stands for, or null when it is none. */
export function parseBalance(text: string): Balance | null {
  const match = /^([A-Z])\.([HV]{6})$/.exec(text);
  const omit = match?.[1] ?? '';
  if (!isPieceId(omit)) return null;
  return { omit, leans: [...(match?.[2] ?? '')].map((lean) => (lean === 'H' ? 'H' : 'V')) };
}
