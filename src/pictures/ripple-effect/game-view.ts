/** What the grid of a game shows: the puzzle, the reader's numbers and pencil marks, and what was asked for. */
import { armFrom } from '#puzzles/ripple-effect/arms.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import type { GridState } from '#puzzles/ripple-effect/game.ts';
import type { HintColumn } from '#puzzles/ripple-effect/hint.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import type { Refuted } from '#puzzles/ripple-effect/trial.ts';
import { standingFaults } from '#puzzles/ripple-effect/standing-faults.ts';
import { type GridArm, type GridMark, type GridNumber, standing } from './parts.ts';
import { type Region, regionOf } from './region.ts';
import type { GridView } from './view.ts';

/** What the reader asked to be shown; nothing is shown that was not asked for. */
export interface Asked {
  /** Cells that are ringed as mistakes. */
  readonly ringed?: readonly number[];
  /** True when those among them that are equal and stand too close are linked as well. */
  readonly hasLinks?: boolean;
  /** The column that a hint is about. */
  readonly hint?: HintColumn | null;
  /** The rows of that column that lead to a dead end. */
  readonly refuted?: readonly Refuted[];
}

/** The grid of a game at one moment. */
export function gameView(puzzle: RipplePuzzle, sheet: GridState, asked: Asked = {}): GridView {
  const { ringed = [], hasLinks = false, hint = null, refuted = [] } = asked;
  const numbers = numbersOf(puzzle, sheet);
  const near = hasLinks ? standingFaults(puzzle, standing(numbers)).conflicts : [];
  const wrong = check(puzzle, sheet.numbers);
  const isFull = !sheet.numbers.includes(0);
  const arms = hint && hint.choices.length < 2 ? armsAgainst(puzzle, sheet, hint) : [];
  return {
    puzzle,
    numbers,
    marks: marksOf(puzzle, sheet),
    arms,
    senders: [...new Set(arms.map(({ cell }) => cell))],
    deadEnds: deadEndsOf(puzzle, refuted),
    branch: hint
      ? {
          ...regionOf(puzzle, hint.meaning, hint.column),
          isDeadEnd: hint.choices.length === 0,
        }
      : null,
    pointed: null,
    pointedCell: -1,
    pointedValue: 0,
    conflicts: near.filter(({ first, second }) => ringed.includes(first) && ringed.includes(second)),
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

export function differingCells(numbers: readonly number[], solution: readonly number[]): number[] {
  return numbers.flatMap((value, cell) => (value > 0 && value !== solution[cell] ? [cell] : []));
}

/** The ripples that took rows out of a column, each with the number that sends it. */
function armsAgainst(puzzle: RipplePuzzle, { numbers }: GridState, { gone }: HintColumn): GridArm[] {
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
  return narrowed(puzzle, [...new Map(arms.map((arm) => [arm.id, arm])).values()]);
}

/** How much narrower an arm is that ends within the frame of a hint, and the next one on its line. */
const IN_FRAME = 4;
const NEXT_ARM = 5;

/** Each arm lies inside those before it on its line. */
function narrowed({ width }: RipplePuzzle, arms: readonly GridArm[]): GridArm[] {
  const seen = new Map<string, number>();
  return [...arms]
    .sort((a, b) => b.reach.length - a.reach.length)
    .map((arm) => {
      const isAcross = arm.direction === 'left' || arm.direction === 'right';
      const line = isAcross ? `row ${Math.floor(arm.cell / width)}` : `column ${arm.cell % width}`;
      const before = seen.get(line) ?? 0;
      seen.set(line, before + 1);
      return { ...arm, inset: IN_FRAME + NEXT_ARM * Math.min(before, 2) };
    });
}

/** Where the rows that were tried end, each part of the board once. */
function deadEndsOf(puzzle: RipplePuzzle, refuted: readonly Refuted[]): Region[] {
  const parts = refuted.map(({ meaning }) => regionOf(puzzle, meaning, -1));
  return [...new Map(parts.map((part) => [JSON.stringify(part.meaning), part])).values()];
}

/** A number is known by its cell, as no row of a matrix stands behind it. */
function numbersOf({ width, givens }: RipplePuzzle, { numbers }: GridState): GridNumber[] {
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

function marksOf({ width }: RipplePuzzle, { marks }: GridState): GridMark[] {
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
