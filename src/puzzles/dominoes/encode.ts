import { type Matrix, createMatrix } from '#dlx/index.ts';

interface DominoOptions {
  readonly width: number;
  readonly height: number;
  /** Without its upper left and lower right corner. Default: a whole board. */
  readonly lessCorners?: boolean;
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
 * Ways to cover a board with dominoes: a primary column for each cell, line by line, and a row for each
 * domino, cell by cell, the one to the right before the one below.
 */
export function encode(options: DominoOptions): Matrix {
  const cells = cellsOf(options);
  const nameOf = ({ x, y }: Cell): string => `${x},${y}`;
  const numbers = new Map(cells.map((cell, number) => [nameOf(cell), number]));
  const rows = cells.flatMap(({ x, y }, number) =>
    [
      { x: x + 1, y },
      { x, y: y + 1 },
    ].flatMap((other) => {
      const beside = numbers.get(nameOf(other));
      return beside === undefined ? [] : [[number, beside]];
    }),
  );
  return createMatrix(cells.map(nameOf), rows);
}
