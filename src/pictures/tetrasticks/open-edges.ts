import { columnMeanings } from '#puzzles/tetrasticks/columns.ts';
import { edgeName, endsOf, pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { SKETCH_SIZE } from '#puzzles/tetrasticks/sketch.ts';
import { counted, listed } from '#english/english.ts';

/** Every edge of the 5×5 board, in the order of the matrix. */
const EDGES = columnMeanings({ ...SKETCH_SIZE, pieces: [] }).flatMap((meaning) =>
  meaning.kind === 'edge' ? [meaning.edge] : [],
);

/** Which edges of the 5×5 board no piece covers yet, and where the first of them runs. */
export function openEdgesWords(placements: readonly Pick<Placement, 'edges'>[]): string {
  const taken = new Set(placements.flatMap(({ edges }) => edges.map(edgeName)));
  const open = EDGES.filter((edge) => !taken.has(edgeName(edge)));
  const [first] = open;
  if (!first) return 'No edge is open.';
  if (taken.size === 0) return `All ${EDGES.length} edges are open.`;
  const [from, to] = endsOf(first).map(pointText);
  const where = `${edgeName(first)} runs from ${from ?? ''} to ${to ?? ''}`;
  return `${counted(open.length, 'edge')} open: ${listed(open.map(edgeName))}. ${where}.`;
}
