import { type Edge, edgeName } from './lattice.ts';
import { listed } from '#english/english.ts';

/** One reason, enough by itself: no board with an obstacle has a solution, crossings or not. */
export interface Obstacle {
  /**
   * - `count`: four edges a piece do not make the edges of the board
   * - `weights`: a proof that was found by itself (`dlx/why`)
   * - `part`: a part of the board by itself, with a number of edges that four does not divide
   * - `piece`: a piece in play fits nowhere
   * - `edge`: an edge that no piece in play can take
   * - `shortage`: edges for one piece alone, and more of them than there are copies
   */
  readonly kind: 'count' | 'weights' | 'part' | 'piece' | 'edge' | 'shortage';
  /** A sentence or two with the numbers. */
  readonly words: string;
  /** The edges that it is about, to be marked on the board; none when it is about all of it. */
  readonly edges: readonly Edge[];
}

/** `Edge H00`, `Edges H00, V01 and V12`, and no more than eight by name. */
export function edgesText(edges: readonly Edge[]): string {
  const names = edges.map(edgeName);
  if (names.length === 1) return `Edge ${names.join('')}`;
  if (names.length <= 8) return `Edges ${listed(names)}`;
  return `${names.length} edges, ${names.slice(0, 6).join(', ')} and more,`;
}
