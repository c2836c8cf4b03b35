/**
 * Sudoku as exact cover, and nothing but exact cover: all columns are primary. A cell holds one
 * digit, and each rank, each file and each box holds every digit once. As with the queens, *rank*
 * and *file* stand for a row and a column of the grid, and names are the usual ones: `r2c3` is the
 * cell in rank 2 and file 3, `r2=5` the 5 of rank 2, and `c3=5` and `b1=5` those of file 3 and box 1.
 */
import type { ColumnKind } from '#dlx/matrix.ts';
import { capital } from '#english/english.ts';
import { type CellBoard, cellBoard } from '../board.ts';
import { type NamedColumn, createProblem } from '../create-problem.ts';
import { fill, placeOf } from '../marks.ts';
import type { Problem } from '../problem.ts';
import { asks } from '../asks.ts';

export interface Sudoku {
  /** Cells a side: 4 or 9. */
  readonly size: number;
  /** The digit of each cell in reading order, 0 where none is given. */
  readonly givens: readonly number[];
}

export interface SudokuProblem extends Problem, Sudoku {
  /** The grid with the givens on it. */
  readonly board: CellBoard;
  /** What each row does: the cells in reading order, digits rising. */
  readonly placements: readonly { readonly cell: number; readonly number: number }[];
  /** The cells that a column is about: one, or those of its rank, file or box. */
  cellsOf(column: number): number[];
}

/**
 * The matrix: 4·n² columns, in the order cells, ranks, files, boxes, and a row for each digit that a
 * cell may hold. A given leaves its cell one row; an empty 9×9 grid has 729 of them. With the boxes
 * `off` any Latin square will do.
 */
export function encode({ size, givens }: Sudoku, boxes: 'primary' | 'off' = 'primary'): SudokuProblem {
  const side = Math.sqrt(size);
  const lines = Array.from({ length: size }, (_, line) => line + 1);
  const cells = givens.map((_, cell) => linesThrough(cell));
  const placements = givens.flatMap((given, cell) => (given ? [given] : lines).map((number) => ({ cell, number })));

  /** The numbers, from 1, of the rank, the file and the box of a cell. */
  function linesThrough(cell: number): Readonly<Record<'rank' | 'file' | 'box', number>> {
    const [y, x] = [Math.floor(cell / size), cell % size];
    const box = side * Math.floor(y / side) + Math.floor(x / side) + 1;
    return { rank: y + 1, file: x + 1, box };
  }

  function digitsOf(kind: 'rank' | 'file' | 'box', letter: string, is: ColumnKind): NamedColumn[] {
    return lines.flatMap((line) =>
      lines.map((digit) => ({
        name: `${letter}${line}=${digit}`,
        group: GROUPS[kind],
        kind: is,
        describe: (now) => asking(`${capital(kind)} ${line}`, digit, now),
      })),
    );
  }

  const columns = [
    ...cells.map(({ rank, file }): NamedColumn => ({
      name: `r${rank}c${file}`,
      group: 'cells',
      kind: 'primary',
      describe: (now) => asking(`The cell in rank ${rank} and file ${file}`, 'digit', now),
    })),
    ...digitsOf('rank', 'r', 'primary'),
    ...digitsOf('file', 'c', 'primary'),
    ...digitsOf('box', 'b', boxes),
  ];
  const rows = placements.map(({ cell, number: digit }) => {
    const { rank, file, box } = linesThrough(cell);
    const only = givens[cell] ? ' It is given: its cell has no other row.' : '';
    return {
      name: `r${rank}c${file}=${digit}`,
      columns: [`r${rank}c${file}`, `r${rank}=${digit}`, `c${file}=${digit}`, `b${box}=${digit}`],
      marks: [fill(...placeOf(size, cell), digit)],
      describe: () =>
        `${digit} in rank ${rank} and file ${file}: fills the cell, and is the ${digit} of this rank, this file ` +
        `and box ${box}.${only}`,
    };
  });
  const given = givens.flatMap((digit, cell) => (digit > 0 ? [fill(...placeOf(size, cell), digit)] : []));
  const board = cellBoard(size, size, { blocks: [side, side], marks: given });
  return {
    ...createProblem(columns, rows, board),
    board,
    size,
    givens,
    placements,
    cellsOf(column) {
      const [group, at] = [Math.floor(column / size ** 2), column % size ** 2];
      if (group === 0) return [at];
      const kind = (['rank', 'file', 'box'] as const)[group - 1] ?? 'box';
      const line = Math.floor(at / size) + 1;
      return cells.flatMap((place, cell) => (place[kind] === line ? [cell] : []));
    },
  };
}

const GROUPS = { rank: 'ranks', file: 'files', box: 'boxes' } as const;

function asking(who: string, what: number | 'digit', kind: ColumnKind): string {
  const off = `may hold any number of ${what}s: the column is switched off`;
  return `${who} ${asks(kind, (count) => `holds ${count} one ${what}`, off)}.`;
}
