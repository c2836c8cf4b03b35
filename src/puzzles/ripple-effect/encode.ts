/**
 * Ripple Effect as exact cover with secondary columns. A row puts one value into one cell. It covers
 * the cell, the value's place in the room, and along each arm the cell itself and the next `value`
 * cells on the board: two equal numbers too close would claim one ripple column twice.
 */
import { createMatrix } from '#dlx/matrix.ts';
import { type CellBoard, cellBoard } from '../board.ts';
import { fill, placeOf, wall } from '../marks.ts';
import type { Problem } from '../problem.ts';
import { type Arm, armFrom } from './arms.ts';
import { type Arms, type ColumnPlan, type Direction, planColumns } from './columns.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { sentenceOfColumn, sentenceOfPlacement } from './describe.ts';

export interface EncodeOptions {
  /** `off` keeps every column and row at its number, but the ripple columns are not looked at. */
  readonly ripples?: 'secondary' | 'off';
  /** The same for the columns of room values. */
  readonly rooms?: 'primary' | 'off';
  readonly arms?: Arms;
}

/** What a row of the matrix does: put `value` into the cell at x, y (from 0, top left). */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** y·width + x */
  readonly cell: number;
  readonly value: number;
}

export interface RippleProblem
  extends Problem, Pick<ColumnPlan, 'cellColumn' | 'roomColumn' | 'rippleColumn' | 'meaningOf'> {
  readonly puzzle: RipplePuzzle;
  /** Directions that have columns, in their order. */
  readonly directions: readonly Direction[];
  /** What each row does, by row: cells in reading order, values rising. */
  readonly placements: readonly Placement[];
  /** The row that puts `value` at x, y, or -1 when no row does. */
  rowOf(x: number, y: number, value: number): number;
  /** The cells that a row's number reaches, arm by arm. */
  armsOf(row: number): Arm[];
}

/**
 * Encodes a puzzle. A given leaves its own cell one row, and takes its value away from the other
 * cells of its room.
 */
export function encode(puzzle: RipplePuzzle, options: EncodeOptions = {}): RippleProblem {
  const plan = planColumns(puzzle, options.arms ?? 'four', options.ripples ?? 'secondary', options.rooms);
  const { directions, meaningOf, cellColumn, roomColumn, rippleColumn } = plan;
  const placements = placementsOf(puzzle);
  const rows = placements.map((placement) => columnsOf(puzzle, plan, placement));
  const matrix = createMatrix(plan.columns, rows);
  const rowByName = new Map(placements.map((placement, row) => [keyOf(placement), row]));

  return {
    matrix,
    rowNames: placements.map(({ x, y, value }) => `${value} at (${x + 1},${y + 1})`),
    groups: plan.groups,
    board: boardOf(puzzle),
    marksOf: (row) => {
      const { x, y, value } = placementAt(placements, row);
      return [fill(x, y, value)];
    },
    describeRow: (row) => {
      const { cell, value } = placementAt(placements, row);
      return sentenceOfPlacement(puzzle, cell, value, directions);
    },
    describeColumn: (column, kind) => sentenceOfColumn(puzzle, meaningOf(column), kind),
    puzzle,
    directions,
    placements,
    rowOf: (x, y, value) => rowByName.get(keyOf({ x, y, value })) ?? -1,
    armsOf: (row) => {
      const { cell, value } = placementAt(placements, row);
      return directions.map((direction) => armFrom(puzzle, cell, value, direction));
    },
    cellColumn,
    roomColumn,
    rippleColumn,
    meaningOf,
  };
}

/** The grid with its givens, and heavy lines between the rooms. */
function boardOf({ width, height, roomOf, givens }: RipplePuzzle): CellBoard {
  const walls = roomOf.flatMap((room, cell) => {
    const [x, y] = placeOf(width, cell);
    return [
      ...(x > 0 && roomOf[cell - 1] !== room ? [wall('v', x, y)] : []),
      ...(y > 0 && roomOf[cell - width] !== room ? [wall('h', x, y)] : []),
    ];
  });
  const given = givens.flatMap((value, cell) => (value > 0 ? [fill(...placeOf(width, cell), value)] : []));
  return cellBoard(width, height, { marks: [...walls, ...given] });
}

function placementsOf(puzzle: RipplePuzzle): Placement[] {
  const { width, rooms, roomOf, givens } = puzzle;
  const taken = rooms.map((room) => new Set(room.cells.map((cell) => givens[cell] ?? 0)));
  return roomOf.flatMap((room, cell) => {
    const given = givens[cell] ?? 0;
    const values =
      given > 0
        ? [given]
        : (rooms[room]?.cells ?? []).map((_, index) => index + 1).filter((value) => !taken[room]?.has(value));
    return values.map((value) => ({ x: cell % width, y: Math.floor(cell / width), cell, value }));
  });
}

function columnsOf(puzzle: RipplePuzzle, plan: ColumnPlan, { cell, value }: Placement): number[] {
  return [
    plan.cellColumn(cell),
    plan.roomColumn(puzzle.roomOf[cell] ?? -1, value),
    ...plan.directions.flatMap((direction) =>
      [cell, ...armFrom(puzzle, cell, value, direction).cells].map((reached) =>
        plan.rippleColumn(value, direction, reached),
      ),
    ),
  ];
}

function placementAt(placements: readonly Placement[], row: number): Placement {
  const placement = placements[row];
  if (!placement) {
    throw new RangeError(`there is no row ${row}; the last is ${placements.length - 1}`);
  }
  return placement;
}

function keyOf({ x, y, value }: Pick<Placement, 'x' | 'y' | 'value'>): string {
  return `${x},${y}=${value}`;
}
