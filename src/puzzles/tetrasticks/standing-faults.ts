import { edgeName } from './lattice.ts';
import type { TetrastickProblem } from './encode.ts';
import type { Placement } from './placements.ts';

/** What is wrong with pieces laid on a board, crossings left out. */
export interface LaidFaults {
  /** Edges on which more than one piece lies, by name, with the letters of the pieces. */
  readonly shared: readonly { readonly edge: string; readonly pieces: readonly string[] }[];
  /** Letters of pieces that are laid more often than the board has them, and less often. */
  readonly excess: readonly string[];
  readonly missing: readonly string[];
  /** Edges without a piece, by name. */
  readonly bare: readonly string[];
}

/**
 * Finds the faults of pieces laid on a board.
 *
 * @param isFull the board should be full: only then a bare edge and a missing piece are faults
 */
export function standingFaults(
  problem: Pick<TetrastickProblem, 'meanings' | 'missing' | 'pieces'>,
  laid: readonly Pick<Placement, 'piece' | 'edges'>[],
  isFull: boolean,
): LaidFaults {
  const piecesOn = new Map<string, string[]>();
  for (const { piece, edges } of laid) {
    for (const edge of edges.map(edgeName)) piecesOn.set(edge, [...(piecesOn.get(edge) ?? []), piece]);
  }
  const edges = problem.meanings.flatMap((meaning) => (meaning.kind === 'edge' ? [edgeName(meaning.edge)] : []));
  const letters = laid.map(({ piece }) => piece);
  const all = [...new Set([...problem.pieces, ...letters])];
  /** How many more of a piece are laid than the board has. */
  const surplus = (piece: string): number => timesIn(letters, piece) - timesIn(problem.pieces, piece);
  return {
    shared: [...piecesOn].flatMap(([edge, pieces]) => (pieces.length > 1 ? [{ edge, pieces }] : [])),
    excess: all.filter((piece) => surplus(piece) > 0),
    missing: isFull ? all.filter((piece) => surplus(piece) < 0) : [],
    bare: isFull ? edges.filter((edge) => !problem.missing?.has(edge) && !piecesOn.has(edge)) : [],
  };
}

function timesIn(letters: readonly string[], letter: string): number {
  return letters.filter((one) => one === letter).length;
}
