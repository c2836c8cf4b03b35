/** What a Ripple Effect grid shows at one moment: pure data, without sizes or colours. */
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { type Highlight, noHighlight } from '../kit/highlight.ts';
import { type Moment, isCovered, momentOfRows } from '../kit/moment.ts';
import { gridFaultWords } from './fault-words.ts';
import { type GridFaults, standingFaults } from '#puzzles/ripple-effect/standing-faults.ts';
import { type GridArm, type GridMark, type GridNumber, armsOf, smallNumbersOf, numbersOf, standing } from './parts.ts';
import { type Region, regionOf } from './region.ts';

export interface GridView extends GridFaults {
  readonly puzzle: RipplePuzzle;
  readonly numbers: readonly GridNumber[];
  readonly marks: readonly GridMark[];
  readonly arms: readonly GridArm[];
  /** What is being branched on, and whether nothing is left for it. */
  readonly branch: (Region & { readonly isDeadEnd: boolean }) | null;
  /** The column that the reader points at. */
  readonly pointed: Region | null;
  /** The cell of the row that the reader points at, or -1. */
  readonly pointedCell: number;
  readonly pointedValue: number;
  /** Every column that the search asks for is covered, and no rule is broken. */
  readonly isSolved: boolean;
  /** The same, and some rule is broken: not every cover without ripple columns is a solution. */
  readonly isBroken: boolean;
  /** The cells of numbers whose ripples the words beside the picture speak of. */
  readonly senders?: readonly number[];
  /** The parts that have nothing left once a number that was tried is put. */
  readonly deadEnds?: readonly Region[];
  /** The reader has put the numbers there that are not given; a search has not found them. */
  readonly isByHand?: boolean;
}

/**
 * The grid with rows that were chosen by hand, or those of a solution. The small numbers are then
 * the rows that share no column with them.
 */
export function chosenView(
  problem: RippleProblem,
  rows: readonly number[],
  highlight: Highlight = noHighlight,
): GridView {
  const { placements, puzzle } = problem;
  const filled = new Set(rows.map((row) => placements[row]?.cell)).size;
  const isFull = filled === puzzle.roomOf.length;
  return gridView({ ...momentOfRows(problem, rows, highlight), isFull });
}

/** The grid at one moment, with what the reader points at. */
export function gridView(moment: Moment<RippleProblem>): GridView {
  const { problem, highlight, rows, branch, isFull } = moment;
  const { puzzle, matrix } = problem;
  const lit = (row: number) =>
    row === highlight.row || (highlight.column !== null && (matrix.rows[row]?.includes(highlight.column) ?? false));
  const numbers = numbersOf(problem, rows, highlight.row, lit);
  const faults = standingFaults(puzzle, standing(numbers));
  const fault = gridFaultWords({ puzzle, numbers, ...faults }, isFull);
  const tried = rows.indexOf('trying');
  const pointedAt = problem.placements[highlight.row ?? -1];

  return {
    puzzle,
    numbers,
    marks: smallNumbersOf(problem, rows, numbers, lit),
    arms:
      highlight.row === null
        ? armsOf(problem, tried, (column) => isCovered(moment, column), false)
        : armsOf(problem, highlight.row, () => true, true),
    branch:
      branch < 0
        ? null
        : {
            ...regionOf(puzzle, problem.meaningOf(branch), branch),
            isDeadEnd: moment.event === 'dead end',
          },
    pointed: highlight.column === null ? null : regionOf(puzzle, problem.meaningOf(highlight.column), highlight.column),
    pointedCell: pointedAt?.cell ?? -1,
    pointedValue: pointedAt?.value ?? 0,
    ...faults,
    isSolved: isFull && fault === '',
    isBroken: isFull && fault !== '',
  };
}
