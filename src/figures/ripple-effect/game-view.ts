/** What the grid of a game shows: the puzzle, the reader's numbers and pencil marks, and what was asked for. */
import { armFrom } from '../../puzzles/ripple-effect/arms.ts';
import { check } from '../../puzzles/ripple-effect/check.ts';
import type { Sheet } from '../../puzzles/ripple-effect/game.ts';
import type { HintColumn } from '../../puzzles/ripple-effect/hint.ts';
import type { RipplePuzzle } from '../../puzzles/ripple-effect/puzzle.ts';
import { faultsOf } from './faults.ts';
import type { GridArm, GridMark, GridNumber } from './parts.ts';
import { regionOf } from './region.ts';
import type { GridView } from './view.ts';

/** What the reader asked to be shown; nothing is shown that was not asked for. */
export interface Asked {
  /** Cells that are ringed as mistakes. */
  readonly ringed?: readonly number[];
  /** True when those among them that are equal and stand too near are linked as well. */
  readonly hasLinks?: boolean;
  /** The column that a hint is about. */
  readonly hint?: HintColumn | null;
}

/** The grid of a game at one moment. */
export function gameView(puzzle: RipplePuzzle, sheet: Sheet, asked: Asked = {}): GridView {
  const { ringed = [], hasLinks = false, hint = null } = asked;
  const numbers = numbersOf(puzzle, sheet);
  const near = hasLinks ? faultsOf(puzzle, numbers).conflicts : [];
  const wrong = check(puzzle, sheet.numbers);
  const isFull = !sheet.numbers.includes(0);
  return {
    puzzle,
    numbers,
    marks: marksOf(puzzle, sheet),
    arms: hint && hint.choices.length < 2 ? armsAgainst(puzzle, sheet, hint) : [],
    branch: hint
      ? {
          ...regionOf(puzzle, hint.meaning, hint.column),
          isDeadEnd: hint.choices.length === 0,
        }
      : null,
    pointed: null,
    pointedCell: -1,
    pointedValue: 0,
    conflicts: near.filter(
      ({ first, second }) => ringed.includes(first) && ringed.includes(second),
    ),
    faulty: ringed,
    isSolved: isFull && wrong.length === 0,
    isBroken: false,
  };
}

/** The cells that break a rule, by the check that knows no matrix; in reading order. */
export function faultyCells(puzzle: RipplePuzzle, numbers: readonly number[]): number[] {
  const faults = check(puzzle, numbers).filter(({ rule }) => rule !== 'cell');
  return [...new Set(faults.flatMap(({ cells }) => cells))].sort((a, b) => a - b);
}

/** The cells whose number is not that of the solution. */
export function differingCells(numbers: readonly number[], solution: readonly number[]): number[] {
  return numbers.flatMap((value, cell) => (value > 0 && value !== solution[cell] ? [cell] : []));
}

/** The ripples that took rows out of a column, each with the number that sends it. */
function armsAgainst(puzzle: RipplePuzzle, { numbers }: Sheet, { gone }: HintColumn): GridArm[] {
  const arms = gone.flatMap(({ blocker }): GridArm[] => {
    if (blocker.rule !== 'ripple') return [];
    const { by, direction } = blocker;
    const value = numbers[by] ?? 0;
    const { cells, cut } = armFrom(puzzle, by, value, direction);
    const reach = cells.map((cell, index) => {
      return { id: `step-${by}-${cell}`, distance: index + 1, cell, column: -1, isCast: true };
    });
    const id = `arm-${by}-${direction}`;
    return [{ id, direction, cell: by, value, isCut: cut, isPointed: false, reach }];
  });
  return [...new Map(arms.map((arm) => [arm.id, arm])).values()];
}

/** A number is known by its cell, as no row of a matrix stands behind it. */
function numbersOf({ width, givens }: RipplePuzzle, { numbers }: Sheet): GridNumber[] {
  return numbers.flatMap((value, cell): GridNumber[] => {
    if (value === 0) return [];
    const isGiven = (givens[cell] ?? 0) > 0;
    return [
      {
        id: `number-in-${cell}`,
        row: -1,
        x: cell % width,
        y: Math.floor(cell / width),
        cell,
        value,
        isGiven,
        state: isGiven ? 'waiting' : 'chosen',
        isLit: false,
        slot: 0,
        slots: 1,
      },
    ];
  });
}

function marksOf({ width }: RipplePuzzle, { marks }: Sheet): GridMark[] {
  return marks.flatMap((values, cell) =>
    values.map((value): GridMark => ({
      id: `mark-${value}-in-${cell}`,
      row: -1,
      x: cell % width,
      y: Math.floor(cell / width),
      cell,
      value,
      state: 'free',
      isLit: false,
    })),
  );
}
