/** Why an encoding fails, on the grid: a filling that it lets through, or two numbers that it keeps apart. */
import { check } from '../../puzzles/ripple-effect/check.ts';
import type { Clash } from '../../puzzles/ripple-effect/compare.ts';
import { cellOfClaim } from '../../puzzles/ripple-effect/compare.ts';
import { decode } from '../../puzzles/ripple-effect/decode.ts';
import { encode } from '../../puzzles/ripple-effect/encode.ts';
import type { RipplePuzzle } from '../../puzzles/ripple-effect/puzzle.ts';
import { placeOf } from '../../puzzles/ripple-effect/puzzle.ts';
import { list } from '../../puzzles/ripple-effect/words.ts';
import { joined, only } from '../kit/joined.ts';
import { drawGrid } from './draw.ts';
import { centreOf, RING } from './layout.ts';
import { square } from './lines.ts';
import { armsOf } from './parts.ts';
import { chosenView } from './view.ts';

/** What stands against an encoding. `rows` are those of a filling, the same in every encoding. */
export type Proof =
  /** A filling that the encoding finds and the rules forbid. */
  | { readonly kind: 'filling'; readonly rows: readonly number[] }
  /** The solution of the puzzle, and two of its rows that the encoding does not let stand together. */
  | { readonly kind: 'clash'; readonly rows: readonly number[]; readonly clash: Clash };

export interface ProofOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
}

/** Draws a proof; drawn again for another, it is the picture of that one. */
export function drawProof(
  svg: SVGSVGElement,
  puzzle: RipplePuzzle,
  proof: Proof,
  options: ProofOptions,
): void {
  const problem = encode(puzzle);
  const view = chosenView(problem, proof.rows);
  if (proof.kind === 'filling') {
    drawGrid(svg, view, { ...options, marks: 'none' });
    return;
  }
  const rows = [proof.clash.first, proof.clash.second];
  const arms = rows.flatMap((row) => armsOf(problem, row, () => true, true));
  drawGrid(svg, { ...view, arms }, { ...options, marks: 'none' });
  only(svg, 'desc', 'words').text(
    `A grid with a solution of the puzzle. ${proofWords(puzzle, proof).join(' ')}`,
  );

  const layer = only(svg, 'g', 'clash').attr('aria-hidden', 'true').node()!;
  const cells = proof.clash.columns.map((column) => cellOfClaim(puzzle, column));
  const claims = cells.map((cell) => ({ id: `claim-${cell}`, ...square(puzzle.width, cell, 3.5) }));
  joined(layer, 'rect', claims)
    .attr('class', 'claim')
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .attr('width', ({ side }) => side)
    .attr('height', ({ side }) => side)
    .attr('rx', 5);
  const rings = rows.map((row) => {
    const { cell } = problem.placements[row]!;
    return { id: `ring-${cell}`, ...centreOf(puzzle, cell) };
  });
  joined(layer, 'circle', rings)
    .attr('class', 'ring clashing')
    .attr('cx', ({ x }) => x)
    .attr('cy', ({ y }) => y)
    .attr('r', RING - 2);
}

/** So many faults of a filling are told one by one. */
const FAULTS_TOLD = 3;

/** What the picture shows, sentence by sentence; those about a filling are `check`’s own. */
export function proofWords(puzzle: RipplePuzzle, proof: Proof): string[] {
  const { placements } = encode(puzzle);
  if (proof.kind === 'filling') {
    const faults = check(puzzle, decode({ puzzle, placements }, proof.rows));
    const told = faults.slice(0, FAULTS_TOLD).map(({ message }) => message);
    const more = faults.length - told.length;
    return more > 0 ? [...told, `And ${more} more.`] : told;
  }
  const { first, second, columns } = proof.clash;
  const [a, b] = [placements[first]!, placements[second]!];
  const near = (cell: number): string => placeOf(puzzle.width, cell);
  const places = columns.map((column) => near(cellOfClaim(puzzle, column)));
  return [
    `The ${a.value} in the cell ${near(a.cell)} and the ${b.value} in the cell ${near(b.cell)} belong to a solution.`,
    `Here both claim the ${places.length === 1 ? 'column of the cell' : 'columns of the cells'} ${list(places)}, so they cannot both be chosen.`,
  ];
}
