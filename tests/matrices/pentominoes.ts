import { type Matrix, createMatrix } from '#dlx/index.ts';

type Cell = readonly [x: number, y: number];

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  F: ['.##', '##.', '.#.'],
  I: ['#####'],
  L: ['####', '#...'],
  N: ['##..', '.###'],
  P: ['###', '##.'],
  T: ['###', '.#.', '.#.'],
  U: ['#.#', '###'],
  V: ['#..', '#..', '###'],
  W: ['#..', '##.', '.##'],
  X: ['.#.', '###', '.#.'],
  Y: ['####', '.#..'],
  Z: ['##.', '.#.', '.##'],
};

/** Boards, with a sign for each cell of theirs. */
export const BOARD_8X8_LESS_CENTRE = [
  ...Array.from({ length: 3 }, () => '########'),
  '###..###',
  '###..###',
  ...Array.from({ length: 3 }, () => '########'),
];
export const BOARD_6X10 = Array.from({ length: 6 }, () => '##########');

/**
 * The twelve pentominoes on an 8×8 board without its four cells in the middle (Dana Scott, 1958):
 * 12 columns for the pieces and 60 for the cells, 65 ways that are different, each 8 times.
 */
export function pentominoes(): Matrix {
  return onBoard(BOARD_8X8_LESS_CENTRE);
}

/** The same pieces on 6×10 cells: 2,339 ways that are different, each 4 times (C. B. and Jenifer Haselgrove, 1960). */
export function pentominoes6x10(): Matrix {
  return onBoard(BOARD_6X10);
}

function onBoard(board: readonly string[]): Matrix {
  const cells = cellsOf(board);
  // A corner of a piece's box need not be a cell of the piece, nor of the board.
  const corners = cellsOf(board.map((line) => line.replaceAll('.', '#')));
  const letters = Object.keys(SHAPES);
  const names = [...letters, ...cells.map(String)];
  const index = new Map(names.map((name, position) => [name, position]));
  const rows = letters.flatMap((letter, piece) =>
    aspects(SHAPES[letter]!).flatMap((aspect) =>
      corners.flatMap(([left, top]) => {
        const columns = aspect.map(([x, y]) => index.get(String([left + x, top + y])));
        return columns.every((column) => column !== undefined) ? [[piece, ...columns]] : [];
      }),
    ),
  );
  return createMatrix(names, rows);
}

/** The cells with a sign, row by row. */
function cellsOf(shape: readonly string[]): Cell[] {
  return shape.flatMap((line, y) => [...line].flatMap((sign, x): Cell[] => (sign === '#' ? [[x, y]] : [])));
}

/** The distinct ways a shape can lie, each with its box in the corner. */
function aspects(shape: readonly string[]): Cell[][] {
  const found = new Map<string, Cell[]>();
  let cells = cellsOf(shape);
  for (let turn = 0; turn < 8; turn += 1) {
    cells = cornered(turn === 4 ? cells.map(([x, y]) => [-x, y]) : cells.map(([x, y]) => [-y, x]));
    found.set(cells.map(String).sort().join(' '), cells);
  }
  return [...found.values()];
}

function cornered(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]) => [x - left, y - top]);
}
