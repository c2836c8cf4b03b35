/** The parts of a view of the grid that stand for rows and columns: numbers, small numbers, arms. */
import type { Matrix } from '#dlx/index.ts';
import type { RowState } from '#history/index.ts';
import type { Direction } from '#puzzles/ripple-effect/columns.ts';
import type { Placement, RippleProblem } from '#puzzles/ripple-effect/encode.ts';

/**
 * A number that stands in a cell.
 * - `waiting`: given, and its row has not been chosen yet
 * - `chosen`: its row stands
 * - `trying`: its row is being taken
 * - `undone`: its row is being given up
 * - `pointed`: not on the board; the reader points at its row
 */
export interface GridNumber extends Placement {
  readonly id: string;
  readonly row: number;
  readonly isGiven: boolean;
  readonly state: 'waiting' | 'chosen' | 'trying' | 'undone' | 'pointed';
  /** The reader points at its row, or at a column that its row takes. */
  readonly isLit: boolean;
  /** Which of the numbers of its cell it is, and how many there are; more than one breaks the rules. */
  readonly slot: number;
  readonly slots: number;
}

/** The numbers that count: neither those that are being given up nor those that are only pointed at. */
export function standing<N extends Pick<GridNumber, 'state'>>(numbers: readonly N[]): N[] {
  return numbers.filter(({ state }) => state !== 'undone' && state !== 'pointed');
}

/** A small number: a row that can still be chosen, or is one of the branching column. */
export interface GridMark extends Placement {
  readonly id: string;
  readonly row: number;
  readonly state: 'free' | 'candidate' | 'tried';
  readonly isLit: boolean;
}

/** One arm of the number being tried or pointed at: a run of secondary columns. */
export interface GridArm {
  readonly id: string;
  readonly direction: Direction;
  /** Where the number stands. */
  readonly cell: number;
  readonly value: number;
  /** True when the board ends before the arm does. */
  readonly isCut: boolean;
  readonly isPointed: boolean;
  /** How much narrower it is than usual, on each side: so that arms on one line can be told apart. */
  readonly inset?: number;
  /** The cells it reaches, from the nearest; those whose column is off are left out. */
  readonly reach: readonly ArmStep[];
}

interface ArmStep {
  readonly id: string;
  /** 1 for the next cell. */
  readonly distance: number;
  readonly cell: number;
  readonly column: number;
  /** False while the search has not covered this column yet. */
  readonly isCast: boolean;
}

const numberStates = { chosen: 'chosen', trying: 'trying', undone: 'undone' } as const;

/** The numbers on the board, cell by cell; a given is there from the start. */
export function numbersOf(
  { placements, puzzle }: RippleProblem,
  states: readonly RowState[],
  pointedRow: number | null,
  lit: (row: number) => boolean,
): GridNumber[] {
  const inCell = new Map<number, GridNumber[]>();
  placements.forEach((placement, row) => {
    const isGiven = (puzzle.givens[placement.cell] ?? 0) === placement.value;
    const stands = numberStates[states[row] as keyof typeof numberStates] as GridNumber['state'] | undefined;
    const state = stands ?? (isGiven ? 'waiting' : row === pointedRow ? 'pointed' : null);
    if (state === null) return;
    const others = inCell.get(placement.cell) ?? [];
    const id = `number-${row}`;
    others.push({ ...placement, id, row, isGiven, state, isLit: lit(row), slot: 0, slots: 1 });
    inCell.set(placement.cell, others);
  });
  return [...inCell.values()].flatMap((numbers) =>
    numbers.map((number, slot) => ({ ...number, slot, slots: numbers.length })),
  );
}

/** The rows that can still be chosen, or have had their turn, in cells without a number. */
export function smallNumbersOf(
  { placements }: RippleProblem,
  states: readonly RowState[],
  numbers: readonly GridNumber[],
  lit: (row: number) => boolean,
): GridMark[] {
  const filled = new Set(numbers.map(({ cell }) => cell));
  return placements.flatMap((placement, row) => {
    const state = states[row];
    const isMark = state === 'free' || state === 'candidate' || state === 'tried';
    if (!isMark || filled.has(placement.cell)) return [];
    return [{ ...placement, id: `mark-${row}`, row, state, isLit: lit(row) }];
  });
}

/** The arms of a row; none when its ripple columns are off. */
export function armsOf(
  problem: RippleProblem,
  row: number,
  isCast: (column: number) => boolean,
  isPointed: boolean,
): GridArm[] {
  const placement = problem.placements[row];
  if (!placement) return [];
  const { cell, value } = placement;
  return problem.armsOf(row).flatMap(({ direction, cells, cut }) => {
    const reach = cells
      .map((reached, index): ArmStep => {
        const column = problem.rippleColumn(value, direction, reached);
        const id = `step-${column}`;
        return { id, distance: index + 1, cell: reached, column, isCast: isCast(column) };
      })
      .filter(({ column }) => isOn(problem.matrix, column));
    const id = `arm-${row}-${direction}`;
    return reach.length === 0 ? [] : [{ id, direction, cell, value, isCut: cut, isPointed, reach }];
  });
}

/** True when the search looks at the column. */
export function isOn(matrix: Matrix, column: number): boolean {
  return matrix.columns[column]?.kind !== 'off';
}
