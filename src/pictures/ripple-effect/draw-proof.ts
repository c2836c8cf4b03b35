/** Why an encoding fails, on the grid: a filling that it lets through, or two numbers that it keeps apart. */
import { check } from '#puzzles/ripple-effect/check.ts';
import type { RowClash } from '#puzzles/ripple-effect/compare.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { type RipplePuzzle, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { joined, only } from '../kit/joined.ts';
import { type Claimer, claimsOfRows } from './claims.ts';
import { claimHatch } from './draw-claims.ts';
import { drawGrid } from './draw.ts';
import { square } from './lines.ts';
import { chosenView } from './view.ts';
import { listed } from '#english/english.ts';

/** What stands against an encoding. `rows` are those of a filling, the same in every encoding. */
export type Proof =
  /** A filling that the encoding finds and the rules forbid. */
  | { readonly kind: 'filling'; readonly rows: readonly number[] }
  /** The solution of the puzzle, and two of its rows that the encoding does not let stand together. */
  | { readonly kind: 'clash'; readonly rows: readonly number[]; readonly clash: RowClash };

interface ProofOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
}

/**
 * Draws a proof; drawn again for another, it is the picture of that one. Only the numbers that it is
 * about keep their strength. Of two that clash each claim is hatched its own way, and what both claim
 * is full; red is for rules that are broken.
 */
export function drawProof(svg: SVGSVGElement, puzzle: RipplePuzzle, proof: Proof, options: ProofOptions): void {
  const problem = encode(puzzle);
  const view = chosenView(problem, proof.rows);
  const clash = proof.kind === 'clash' ? proof.clash : null;
  const claims = clash === null ? [] : claimedCells(puzzle, clash);
  const meant = clash ? [clash.first, clash.second].map((row) => problem.placements[row]!.cell) : view.faulty;
  const full = new Set(claims.filter(({ by }) => by === 'both').map(({ cell }) => cell));
  const words = `A grid with a solution of the puzzle. ${proofWords(puzzle, proof).join(' ')}`;
  svg.classList.remove('is-proof', 'is-clash');
  drawGrid(svg, view, {
    ...options,
    marks: 'none',
    numberClasses: ({ cell }) => ({ 'is-meant': meant.includes(cell), 'is-full': full.has(cell) }),
    ...(clash && { words }),
  });
  svg.classList.add('is-proof');
  svg.classList.toggle('is-clash', clash !== null);

  // Under the walls and the numbers.
  const layer = only(svg, 'g', 'arms').node()!;
  const squares = claims.map((claim) => ({ ...claim, ...square(puzzle.width, claim.cell, 0) }));
  joined(layer, 'rect', squares)
    .attr('class', ({ by }) => `claimed by-${by}`)
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .attr('width', ({ side }) => side)
    .attr('height', ({ side }) => side);
  joined(
    layer,
    'path',
    squares.filter(({ by }) => by !== 'both'),
  )
    .attr('class', ({ by }) => `hatch by-${by}`)
    .attr('d', ({ by, x, y, side }) => claimHatch(x, y, side, by));
}

interface ClaimedCell {
  readonly id: string;
  readonly cell: number;
  readonly by: Claimer;
}

/** The cells whose columns one of the two claims on its plane, or both do. */
function claimedCells(puzzle: RipplePuzzle, { encoding, first, second }: RowClash): ClaimedCell[] {
  const { names, sheets } = claimsOfRows(puzzle, encoding, [first, second]);
  if (names.length < 2) return [];
  return sheets.flatMap(({ shape, claimed }) =>
    shape !== 'plane' ? [] : claimed.map(({ id, by, cells: [cell = 0] }) => ({ id, cell, by })),
  );
}

/** At most this many faults of a filling are listed. */
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
  const near = (cell: number): string => cellWords(puzzle.width, cell);
  return [
    `The ${a.value} at ${near(a.cell)} and the ${b.value} at ${near(b.cell)} are in the same solution.`,
    `Here both claim ${columns.length === 1 ? 'the column' : 'the columns'} ${listed(columns)}, so they cannot ` +
      'both be chosen.',
  ];
}
