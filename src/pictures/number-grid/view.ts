/** What a square grid of numbers shows at one moment, whatever the puzzle: it is drawn by `draw.ts`. */
import type { RowState } from '../../history/row-state.ts';
import type { Problem } from '../../puzzles/problem.ts';
import type { Moment } from '../kit/moment.ts';

/** A puzzle whose rows each put a number into a cell of a square grid. */
export interface NumberGridProblem extends Problem {
  /** Cells a side. */
  readonly size: number;
  /** The number in each cell in reading order, 0 where none is given. */
  readonly givens: readonly number[];
  readonly placements: readonly { readonly cell: number; readonly number: number }[];
  /** The cells that a column is about: a rectangle of them, in reading order. */
  cellsOf(column: number): readonly number[];
}

/** A row of the matrix: a number that stands, or a pencil mark. */
export interface NumberMark {
  readonly id: string;
  readonly row: number;
  readonly cell: number;
  readonly number: number;
  /** A given is `waiting` until its row is chosen. */
  readonly state: RowState | 'waiting';
  readonly isGiven: boolean;
  readonly isLarge: boolean;
  /** The reader points at its row, or at a column that it takes. */
  readonly isLit: boolean;
}

/** The cells of a column, outlined together. */
export interface GridRegion {
  readonly id: 'branch' | 'dead end' | 'pointed';
  readonly cells: readonly number[];
}

export interface NumberGridView {
  readonly size: number;
  readonly numbers: readonly NumberMark[];
  readonly regions: readonly GridRegion[];
  /** Cells whose numbers break a rule, ringed. */
  readonly clashing: readonly number[];
  /** Cells a side of the blocks with strong lines around them, dashed where they do not count. */
  readonly blocks: { readonly side: number; readonly isOn: boolean };
  readonly isSolved: boolean;
  /** Every primary column is covered, and yet it is no solution of the puzzle. */
  readonly isBroken: boolean;
  /** The picture in words. */
  readonly words: string;
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

/** All marks of the grid. A pencil mark is a row that can still be chosen, or whose turn is over. */
export function numberMarks(moment: Moment<NumberGridProblem>): NumberMark[] {
  const { problem, highlight, rows, taken } = moment;
  const { givens, placements, rowNames, matrix } = problem;
  const filled = new Set(taken.map(({ row }) => placements[row]?.cell));
  return placements.flatMap(({ cell, number }, row): NumberMark[] => {
    const now = rows[row] ?? 'free';
    const isGiven = givens[cell] === number;
    const stands = now === 'chosen' || now === 'trying' || now === 'undone';
    const isPointed = row === highlight.row;
    const isLit = isPointed || (matrix.rows[row]?.includes(highlight.column ?? -1) ?? false);
    const isOpen = now === 'free' || now === 'candidate' || now === 'tried';
    if (!stands && !isGiven && !isPointed && (filled.has(cell) || !isOpen)) return [];
    const state = isGiven && !stands ? 'waiting' : now;
    const id = rowNames[row] ?? '';
    return [{ id, row, cell, number, state, isGiven, isLarge: stands || isGiven, isLit }];
  });
}

/** The column branched on and the one pointed at, as their cells. */
export function gridRegions(moment: Moment<NumberGridProblem>): GridRegion[] {
  const { problem, branch, columns, highlight } = moment;
  const region = (id: GridRegion['id'], column: number): GridRegion[] =>
    column < 0 ? [] : [{ id, cells: problem.cellsOf(column) }];
  return [
    ...region(columns[branch] === 'dead end' ? 'dead end' : 'branch', branch),
    ...region('pointed', highlight.column ?? -1),
  ];
}

/** The numbers in words, rank by rank; empty ranks are passed over. */
export function numberWords(size: number, grid: readonly number[]): string {
  const ranks = Array.from({ length: size }, (_, rank) => {
    const inRank = grid.slice(rank * size, (rank + 1) * size);
    const told = inRank.flatMap((number, file) =>
      number > 0 ? [`${number} in file ${file + 1}`] : [],
    );
    return told.length === 0 ? '' : ` Rank ${rank + 1}: ${told.join(', ')}.`;
  });
  const filled = grid.filter((number) => number > 0).length;
  return `A grid of ${size} by ${size} cells, ${filled} of them filled.${ranks.join('')}`;
}
