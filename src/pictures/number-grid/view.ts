/**
 * What a square grid of numbers shows at one moment, whatever the puzzle: the board with the marks of its rows,
 * and over it what no row adds. It is drawn by `draw.ts`.
 */
import type { RowState } from '#history/row-state.ts';
import type { CellBoard } from '#puzzles/board.ts';
import { placeOf } from '#puzzles/marks.ts';
import { type Problem, marksOf } from '#puzzles/problem.ts';
import type { Moment } from '../kit/moment.ts';
import { cellName } from '../user-board/layout.ts';
import { searchRegions } from '../user-board/regions.ts';
import type { ShownRow, UserBoardView } from '../user-board/view.ts';

/** A puzzle whose rows each put a number into a cell of a square grid. */
interface NumberGridProblem extends Problem {
  readonly board: CellBoard;
  /** Cells a side. */
  readonly size: number;
  /** The number in each cell in reading order, 0 where none is given. */
  readonly givens: readonly number[];
  readonly placements: readonly { readonly cell: number; readonly number: number }[];
  /** The cells that a column is about: a rectangle of them, in reading order. */
  cellsOf(column: number): readonly number[];
}

/** A pencil mark: a row that can still be chosen, or whose turn is over. */
interface PencilMark {
  readonly id: string;
  readonly row: number;
  readonly cell: number;
  readonly number: number;
  readonly state: RowState;
  /** The reader points at its row, or at a column that it takes. */
  readonly isLit: boolean;
}

export interface NumberGridView extends UserBoardView {
  readonly board: CellBoard;
  readonly size: number;
  readonly pencilled: readonly PencilMark[];
  /** Cells whose numbers break a rule, ringed. */
  readonly clashing: readonly number[];
  /** Whether the strong lines of the board count; where they do not, they are dashed. */
  readonly hasBlocks: boolean;
}

/** The numbers on the board at a moment, 0 in a cell that is empty. */
export function standingNumbers({ problem, taken }: Moment<NumberGridProblem>): number[] {
  const grid = problem.givens.map(() => 0);
  for (const { row, state } of taken) {
    const placement = problem.placements[row];
    if (placement && state !== 'undone') grid[placement.cell] = placement.number;
  }
  return grid;
}

/**
 * The numbers that stand, with those given whose turn is still to come; the pencil marks; and the column
 * branched on and the one pointed at, as their cells. An empty cell stands for its own column, which is
 * the first one that is about it alone.
 */
export function numberGrid(
  moment: Moment<NumberGridProblem>,
): Pick<NumberGridView, 'size' | 'board' | 'rows' | 'pencilled' | 'regions' | 'columnAt' | 'hasGivens'> {
  const { problem, highlight, rows: states, taken } = moment;
  const { size, givens, placements, rowNames, matrix } = problem;
  const filled = new Set(taken.map(({ row }) => placements[row]?.cell));
  const rows: ShownRow[] = [];
  const pencilled: PencilMark[] = [];
  placements.forEach(({ cell, number }, row) => {
    const now = states[row] ?? 'free';
    const isGiven = givens[cell] === number;
    const isPointed = row === highlight.row;
    const isLit = isPointed || (matrix.rows[row]?.includes(highlight.column ?? -1) ?? false);
    const mark = { id: rowNames[row] ?? '', row, isLit };
    const stands = now === 'chosen' || now === 'trying' || now === 'undone';
    if (stands || isGiven) {
      const state = stands ? now : 'waiting';
      rows.push({ ...mark, marks: marksOf(problem, row), state, order: 0, isGiven: isGiven && now !== 'trying' });
    } else if (isPointed || (!filled.has(cell) && (now === 'free' || now === 'candidate' || now === 'tried'))) {
      pencilled.push({ ...mark, cell, number, state: now });
    }
  });
  const placeName = (cell: number): string => cellName(placeOf(size, cell));
  const large = new Set(rows.flatMap(({ row }) => placements[row]?.cell ?? []));
  const columns = new Map(givens.flatMap((_, cell) => (large.has(cell) ? [] : [[placeName(cell), cell]])));
  // A cross where something would have to go, and nothing can.
  const regions = searchRegions(moment, (column) => problem.cellsOf(column).map(placeName)).map((region) =>
    region.kind === 'dead end' ? { ...region, crossed: region.places.filter((place) => columns.has(place)) } : region,
  );
  const crossed = new Set(regions.flatMap((region) => region.crossed ?? []));
  return {
    size,
    // The givens are rows too, and are drawn as such.
    board: { ...problem.board, marks: [] },
    hasGivens: true,
    rows,
    // The cross stands where the pencil marks of its cell would be.
    pencilled: pencilled.filter(({ cell, isLit }) => isLit || !crossed.has(placeName(cell))),
    columnAt: (place) => columns.get(place),
    regions,
  };
}

/** The numbers in words, rank by rank; empty ranks are passed over. */
export function numberWords(size: number, grid: readonly number[]): string {
  const ranks = Array.from({ length: size }, (_, rank) => {
    const inRank = grid.slice(rank * size, (rank + 1) * size);
    const told = inRank.flatMap((number, file) => (number > 0 ? [`${number} in file ${file + 1}`] : []));
    return told.length === 0 ? '' : ` Rank ${rank + 1}: ${told.join(', ')}.`;
  });
  const filled = grid.filter((number) => number > 0).length;
  return `A grid of ${size} by ${size} cells, ${filled} of them filled.${ranks.join('')}`;
}
