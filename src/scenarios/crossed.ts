/** What the figures with switchable junction columns share: with these columns off, pieces may cross. */
import { crossedWords } from '#pictures/tetrasticks/describe.ts';
import { laidFaultWords } from '#pictures/tetrasticks/fault-words.ts';
import type { Moment } from '#pictures/kit/moment.ts';
import type { Recording } from '#history/index.ts';
import { crossingsOf } from '#puzzles/tetrasticks/decode.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { type Edge, type Point, edgeName, pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { standingFaults } from '#puzzles/tetrasticks/standing-faults.ts';
import { LET_CROSS } from './let-cross.ts';
import { type Scenario, firstSolution, nounBy } from './scenario.ts';

/** The label of the setting that switches the junction columns. */
export const CROSSING_LABEL = {
  secondary: {
    label: LET_CROSS.label,
    isOnAt: LET_CROSS.on,
    said: { off: 'Pieces may cross now', on: 'Pieces may not cross now' },
  },
} as const satisfies Scenario['labels'];

/** With a junction column off, or an edge or a piece that need not be covered, not every cover is a solution. */
export function nounOf(problem: TetrastickProblem): ReturnType<typeof nounBy> {
  const isThere = (edge: Edge): boolean => !problem.missing?.has(edgeName(edge));
  return nounBy(problem, (column) => {
    const meaning = problem.meanings[column];
    if (meaning?.kind === 'piece') return 'once';
    if (meaning?.kind === 'edge') return isThere(meaning.edge) ? 'once' : null;
    return meaning && edgesAt(meaning.point).every(isThere) ? 'at most once' : null;
  });
}

/** Where pieces on the board cross, or else another fault of the board; empty when there is none. */
export function crossedAt({ problem, taken, isFull }: Moment<TetrastickProblem>, isWhole = false): string {
  const laid = taken.flatMap(({ row, state }) => (state === 'undone' ? [] : (problem.placements[row] ?? [])));
  return crossedWords(crossingsOf(laid), isWhole) || laidFaultWords(standingFaults(problem, laid, isFull));
}

/** What is new on the board once the column of a junction has been switched; null for another column. */
export function switchedJunction({ meanings, matrix }: TetrastickProblem, column: number): string | null {
  const meaning = meanings[column];
  if (meaning?.kind !== 'junction') return null;
  const at = pointText(meaning.point);
  switch (matrix.columns[column]?.kind) {
    case 'off':
      return `Pieces may cross at ${at} now`;
    case 'primary':
      return `One piece must run straight through ${at} now`;
    default:
      return `Pieces may not cross at ${at} now`;
  }
}

/** The four edges that meet at a junction. */
function edgesAt({ x, y }: Point): Edge[] {
  return [
    { kind: 'H', x: x - 1, y },
    { kind: 'H', x, y },
    { kind: 'V', x, y: y - 1 },
    { kind: 'V', x, y },
  ];
}

/** The decision of the first cover found so far on which pieces cross, or null. */
export function firstCrossed(recording: Recording, placements: readonly Placement[]): number | null {
  for (let number = 1; number <= recording.totals.solutions; number += 1) {
    const step = recording.solutionStep(number);
    const laid = recording.seek(step).path.flatMap(({ row }) => placements[row] ?? []);
    if (crossingsOf(laid).length > 0) return step;
  }
  return null;
}

/** The choice of the last column before the first solution: one piece is left, and one more step places it. */
export function lastPieceLeft(recording: Recording): number {
  return Math.max(0, firstSolution(recording) - 2);
}
