/** What a Ripple Effect grid shows at one moment: pure data, without sizes or colours. */
import type { Frame, RowState } from '../../history/index.ts';
import { rowStates } from '../../history/index.ts';
import { branchingColumn } from '../../history/row-state.ts';
import type { RippleProblem } from '../../puzzles/ripple-effect/encode.ts';
import type { RipplePuzzle } from '../../puzzles/ripple-effect/puzzle.ts';
import type { Highlight } from '../kit/highlight.ts';
import { noHighlight } from '../kit/highlight.ts';
import type { GridFaults } from './faults.ts';
import { faultsOf } from './faults.ts';
import type { GridArm, GridMark, GridNumber } from './parts.ts';
import { armsOf, isOn, marksOf, numbersOf } from './parts.ts';
import type { Region } from './region.ts';
import { regionOf } from './region.ts';

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
  /** Every cell has its number, and no rule is broken: not every solution without ripple columns is one. */
  readonly isSolved: boolean;
  /** Every cell has its number, and some rule is broken. */
  readonly isBroken: boolean;
  /** The cells of numbers whose ripples the words beside the picture speak of. */
  readonly senders?: readonly number[];
  /** The parts that have nothing left once a number that was tried is put. */
  readonly deadEnds?: readonly Region[];
  /** The reader has put the numbers there that are not given; a search has not found them. */
  readonly isByHand?: boolean;
}

/** Which rows stand on the board, and what every row is; a frame gives it, or a choice by hand. */
interface Moment {
  readonly states: readonly RowState[];
  readonly isCast: (column: number) => boolean;
  readonly branch: number;
  readonly isDeadEnd: boolean;
  readonly isFull: boolean;
}

/** The grid at one moment of a run. */
export function gridView(
  problem: RippleProblem,
  frame: Frame,
  highlight: Highlight = noHighlight,
): GridView {
  const covered = new Set(frame.covered.map(({ column }) => column));
  const moment = {
    states: rowStates(problem.matrix, frame),
    isCast: (column: number) => covered.has(column),
    branch: frame.event === 'done' ? -1 : branchingColumn(frame),
    isDeadEnd: frame.event === 'dead end',
    isFull: frame.event === 'solution',
  };
  return viewOf(problem, moment, highlight);
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
  const { matrix, placements, puzzle } = problem;
  const chosen = new Set(rows);
  const taken = new Set(
    rows.flatMap((row) => matrix.rows[row] ?? []).filter((column) => isOn(matrix, column)),
  );
  const moment = {
    states: matrix.rows.map((columns, row): RowState => {
      if (chosen.has(row)) return 'chosen';
      return columns.some((column) => taken.has(column)) ? 'hidden' : 'free';
    }),
    isCast: () => true,
    branch: -1,
    isDeadEnd: false,
    isFull: new Set(rows.map((row) => placements[row]?.cell)).size === puzzle.roomOf.length,
  };
  return viewOf(problem, moment, highlight);
}

function viewOf(problem: RippleProblem, moment: Moment, highlight: Highlight): GridView {
  const { puzzle, matrix } = problem;
  const lit = (row: number) =>
    row === highlight.row ||
    (highlight.column !== null && (matrix.rows[row]?.includes(highlight.column) ?? false));
  const numbers = numbersOf(problem, moment.states, highlight.row, lit);
  const faults = faultsOf(puzzle, numbers);
  const tried = moment.states.indexOf('trying');
  const pointedAt = problem.placements[highlight.row ?? -1];

  return {
    puzzle,
    numbers,
    marks: marksOf(problem, moment.states, numbers, lit),
    arms:
      highlight.row === null
        ? armsOf(problem, tried, moment.isCast, false)
        : armsOf(problem, highlight.row, () => true, true),
    branch:
      moment.branch < 0
        ? null
        : {
            ...regionOf(puzzle, problem.meaningOf(moment.branch), moment.branch),
            isDeadEnd: moment.isDeadEnd,
          },
    pointed:
      highlight.column === null
        ? null
        : regionOf(puzzle, problem.meaningOf(highlight.column), highlight.column),
    pointedCell: pointedAt?.cell ?? -1,
    pointedValue: pointedAt?.value ?? 0,
    ...faults,
    isSolved: moment.isFull && faults.faulty.length === 0,
    isBroken: moment.isFull && faults.faulty.length > 0,
  };
}
