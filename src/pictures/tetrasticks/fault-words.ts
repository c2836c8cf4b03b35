import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { toldFaults } from '../kit/told-faults.ts';

/**
 * What is wrong with pieces laid on a board, crossings left out: edges that two pieces share, pieces
 * laid too often; and of a board that should be full, bare edges and pieces that are missing. A
 * sentence without its stop, or nothing.
 */
export function laidFaultWords(
  problem: Pick<TetrastickProblem, 'meanings' | 'missing' | 'pieces'>,
  laid: readonly Pick<Placement, 'piece' | 'edges'>[],
  isFull: boolean,
): string {
  const takers = new Map<string, string[]>();
  for (const { piece, edges } of laid) {
    for (const edge of edges.map(edgeName)) takers.set(edge, [...(takers.get(edge) ?? []), piece]);
  }
  const shared = [...takers].flatMap(([edge, pieces]) =>
    pieces.length > 1 ? [`${pieces.join(' and ')} lie on one edge, ${edge}`] : [],
  );
  const bare = problem.meanings.flatMap((meaning) => {
    const name = meaning.kind === 'edge' ? edgeName(meaning.edge) : '';
    const isAsked = isFull && name !== '' && !problem.missing?.has(name);
    return isAsked && !takers.has(name) ? [`the edge ${name} is bare`] : [];
  });
  const letters = laid.map(({ piece }) => piece);
  const pieces = [...new Set([...problem.pieces, ...letters])].flatMap((piece) => {
    const of = (list: readonly string[]): number => list.filter((one) => one === piece).length;
    if (of(letters) > of(problem.pieces)) return [`${piece} is laid too often`];
    return isFull && of(letters) < of(problem.pieces) ? [`${piece} is missing`] : [];
  });
  return toldFaults([...shared, ...pieces, ...bare]);
}
