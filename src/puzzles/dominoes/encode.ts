import { type Matrix, createMatrix } from '#dlx/index.ts';

interface DominoOptions {
  readonly width: number;
  readonly height: number;
  /** Without its upper left and lower right corner. Default: a whole board. */
  readonly lessCorners?: boolean;
}

interface PieceOptions extends DominoOptions {
  /** How many cells in a line a piece takes. Default: 2, a domino. */
  readonly length?: number;
}

/** A cell by its place from the left and from the top, from 0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The cells of a board, line by line. */
export function cellsOf({ width, height, lessCorners = false }: DominoOptions): Cell[] {
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  })).filter((_, at) => !lessCorners || (at !== 0 && at !== width * height - 1));
}

/**
 * Ways to cover a board with dominoes, or with straight pieces of another length: a primary column for each cell, line
 * by line, and a row for each place of a piece, cell by cell, the one to the right before the one below.
 */
export function encode({ length = 2, ...options }: PieceOptions): Matrix {
  const cells = cellsOf(options);
  const nameOf = ({ x, y }: Cell): string => `${x},${y}`;
  const numbers = new Map(cells.map((cell, number) => [nameOf(cell), number]));
  const steps = Array.from({ length }, (_, step) => step);
  const rows = cells.flatMap(({ x, y }) =>
    [steps.map((step) => ({ x: x + step, y })), steps.map((step) => ({ x, y: y + step }))].flatMap((piece) => {
      const row = piece.flatMap((cell) => numbers.get(nameOf(cell)) ?? []);
      return row.length === length ? [row] : [];
    }),
  );
  return createMatrix(cells.map(nameOf), rows);
}
