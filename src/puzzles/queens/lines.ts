/**
 * The lines of a chessboard, which are the columns of the matrix. The word *rank* stands for a row
 * of the board and *file* for a column of it, so that row and column keep their meaning in the
 * matrix. Ranks count downwards from 0 and files to the right, as the cells are read.
 */
import type { ColumnGroup } from '../problem.ts';

/** A cell of the board; both from 0, top left. */
export interface Cell {
  readonly file: number;
  readonly rank: number;
}

/** A rising diagonal goes up as it goes right, a falling one down. */
export type LineKind = 'rank' | 'file' | 'rising' | 'falling';

/** What a column of the matrix stands for: `index` is the number in its name. */
export interface Line {
  readonly kind: LineKind;
  readonly index: number;
}

/** `apart`: all ranks, then all files; `interleaved`: r0 c0 r1 c1 …. The diagonals come last. */
export type LineOrder = 'apart' | 'interleaved';

const LETTER: Readonly<Record<LineKind, string>> = {
  rank: 'r',
  file: 'c',
  rising: 'a',
  falling: 'b',
};

/** `r2`, `c3`, `a5`, `b4`. */
export function lineName({ kind, index }: Line): string {
  return `${LETTER[kind]}${index}`;
}

export function isDiagonal({ kind }: Line): boolean {
  return kind === 'rising' || kind === 'falling';
}

/** Every line of an n×n board in the order of the columns, the diagonals of one cell included. */
export function linesOf(n: number, order: LineOrder = 'apart'): Line[] {
  const run = (kind: LineKind, length: number): Line[] => Array.from({ length }, (_, index) => ({ kind, index }));
  const [ranks, files] = [run('rank', n), run('file', n)];
  const straight =
    order === 'apart'
      ? [...ranks, ...files]
      : ranks.flatMap((rank) => [rank, { kind: 'file', index: rank.index } as const]);
  return [...straight, ...run('rising', 2 * n - 1), ...run('falling', 2 * n - 1)];
}

/** The groups of `linesOf`. */
export function lineGroups(n: number, order: LineOrder = 'apart'): ColumnGroup[] {
  const straight =
    order === 'apart'
      ? [
          { name: 'ranks', from: 0, to: n },
          { name: 'files', from: n, to: 2 * n },
        ]
      : [{ name: 'ranks and files', from: 0, to: 2 * n }];
  return [
    ...straight,
    { name: 'rising diagonals', from: 2 * n, to: 4 * n - 1 },
    { name: 'falling diagonals', from: 4 * n - 1, to: 6 * n - 2 },
  ];
}

/** The number of the line of this kind that runs through a cell. */
export function lineIndex(n: number, kind: LineKind, { file, rank }: Cell): number {
  switch (kind) {
    case 'rank':
      return rank;
    case 'file':
      return file;
    case 'rising':
      return rank + file;
    case 'falling':
      return n - 1 - rank + file;
  }
}

/** The cells of a line from left to right, a file from the top down. */
export function cellsOf(n: number, { kind, index }: Line): Cell[] {
  const steps = Array.from({ length: n }, (_, step) => step);
  switch (kind) {
    case 'rank':
      return steps.map((file) => ({ file, rank: index }));
    case 'file':
      return steps.map((rank) => ({ file: index, rank }));
    case 'rising':
      return onBoard(steps.map((file) => ({ file, rank: index - file })));
    case 'falling':
      return onBoard(steps.map((file) => ({ file, rank: n - 1 - index + file })));
  }
}

function onBoard(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ rank }) => rank >= 0 && rank < cells.length);
}
