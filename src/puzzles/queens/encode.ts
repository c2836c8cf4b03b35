/**
 * n queens as exact cover: a queen in every rank and every file, which are primary columns, and at
 * most one on each diagonal, which are secondary ones.
 * Source: D. E. Knuth, *Dancing Links* (2000), the section on the n queens problem.
 */
import { type Column, type ColumnKind, createMatrix } from '#dlx/matrix.ts';
import { cellBoard } from '../board.ts';
import { fill, QUEEN } from '../marks.ts';
import type { Problem } from '../problem.ts';
import type { Cell, Line, LineKind, LineOrder } from './lines.ts';
import { isDiagonal, lineGroups, lineIndex, lineName, linesOf, cellsOf } from './lines.ts';
import { asks } from '../asks.ts';

/**
 * What the diagonals are.
 * - `secondary`: at most one queen on each, which is the rule
 * - `primary`: exactly one on each, which cannot be
 * - `primary with slack`: as many rows more as there are diagonals, each of which covers one alone
 * - `off`: not looked at, so the pieces are rooks in effect
 */
export type Diagonals = 'secondary' | 'primary' | 'primary with slack' | 'off';

export interface QueensOptions {
  /** Cells along a side, 1 to 20. */
  readonly n: number;
  readonly diagonals?: Diagonals;
  /** The order of the columns, which breaks the ties between columns of the same size. */
  readonly order?: LineOrder;
}

/** What a row of the matrix does: it puts a queen into a cell, or it leaves a diagonal empty. */
export type Placement =
  | { readonly kind: 'queen'; readonly cell: Cell }
  /** `column`: the only column of the row */
  | { readonly kind: 'slack'; readonly line: Line; readonly column: number };

export interface QueensProblem extends Problem {
  readonly n: number;
  /** What each column stands for. */
  readonly lines: readonly Line[];
  /** What each row does: the cells in reading order, then the slack rows in the order of the columns. */
  readonly placements: readonly Placement[];
  /** The row that puts a queen into a cell. */
  rowOf(cell: Cell): number;
  /** The column of the line of this kind that runs through a cell. */
  columnOf(kind: LineKind, cell: Cell): number;
}

/**
 * The matrix of the n queens problem: r0… c0… a0…a(2n−2) b0…b(2n−2), and a row for each cell,
 * named `r2c3`. A cell in rank i and file j lies on the diagonals a(i+j) and b(n−1−i+j).
 *
 * @throws RangeError for a board of less than 1 or more than 20 squares a side
 */
export function encode({ n, diagonals = 'secondary', order }: QueensOptions): QueensProblem {
  if (!Number.isInteger(n) || n < 1 || n > 20) {
    throw new RangeError(`a board has 1 to 20 squares a side, not ${n}`);
  }
  const lines = linesOf(n, order);
  const kind = diagonals === 'primary with slack' ? 'primary' : diagonals;
  const columns = lines.map((line): Column => ({
    name: lineName(line),
    kind: isDiagonal(line) ? kind : 'primary',
  }));
  const index = new Map(columns.map(({ name }, column) => [name, column]));
  const columnOf = (kind: LineKind, cell: Cell): number =>
    index.get(lineName({ kind, index: lineIndex(n, kind, cell) })) ?? -1;

  const queens = Array.from({ length: n * n }, (_, cell): Placement => ({
    kind: 'queen',
    cell: { file: cell % n, rank: Math.floor(cell / n) },
  }));
  const slack = lines.flatMap((line, column): Placement[] =>
    isDiagonal(line) && diagonals === 'primary with slack' ? [{ kind: 'slack', line, column }] : [],
  );
  const placements = [...queens, ...slack];
  const rows = placements.map((placement) =>
    placement.kind === 'slack'
      ? [placement.column]
      : (['rank', 'file', 'rising', 'falling'] as const).map((kind) => columnOf(kind, placement.cell)),
  );
  return {
    matrix: createMatrix(columns, rows),
    n,
    board: cellBoard(n, n),
    lines,
    placements,
    groups: lineGroups(n, order),
    rowNames: placements.map(nameOf),
    rowOf: ({ file, rank }) => (isOnBoard(n, { file, rank }) ? rank * n + file : -1),
    columnOf,
    marksOf(row) {
      const placement = placements[row];
      return placement?.kind === 'queen' ? [fill(placement.cell.file, placement.cell.rank, QUEEN)] : [];
    },
    describeRow(row) {
      const placement = placements[row];
      if (!placement) throw new RangeError(`there is no row ${row} on this board`);
      return placement.kind === 'slack' ? sentenceOfSlack(placement.line) : sentenceOfQueen(n, placement.cell);
    },
    describeColumn(column, kind) {
      const line = lines[column];
      if (!line) throw new RangeError(`there is no column ${column} on this board`);
      return sentenceOfLine(n, line, kind, slack.length > 0 && isDiagonal(line));
    },
  };
}

function nameOf(placement: Placement): string {
  if (placement.kind === 'slack') return `${lineName(placement.line)} empty`;
  return `r${placement.cell.rank}c${placement.cell.file}`;
}

function isOnBoard(n: number, { file, rank }: Cell): boolean {
  return file >= 0 && file < n && rank >= 0 && rank < n;
}

/** What a queen in this cell takes. */
function sentenceOfQueen(n: number, cell: Cell): string {
  const { rank, file } = cell;
  const rising = lineIndex(n, 'rising', cell);
  const falling = lineIndex(n, 'falling', cell);
  return (
    `A queen where rank r${rank} meets file c${file}: takes both, and the diagonals a${rising} (rising) and ` +
    `b${falling} (falling).`
  );
}

/** What a slack row does: it takes a diagonal, so that no queen has to. */
function sentenceOfSlack(line: Line): string {
  return `No queen on the ${line.kind} diagonal ${lineName(line)}: covers its column and puts nothing on the board.`;
}

/** What a line asks. `hasSlack`: the line has a slack row besides its cells. */
function sentenceOfLine(n: number, line: Line, kind: ColumnKind, hasSlack: boolean): string {
  const orElse = hasSlack && kind === 'primary' ? ', or else its slack row is chosen' : '';
  const off = 'switched off, so it may hold any number of queens';
  return `${subject(n, line)}: ${asks(kind, (count) => `it holds ${count} one queen${orElse}`, off)}.`;
}

function subject(n: number, line: Line): string {
  const name = lineName(line);
  if (line.kind === 'rank') return `Rank ${name}, the ${ordinal(line.index + 1)} from the top`;
  if (line.kind === 'file') return `File ${name}, the ${ordinal(line.index + 1)} from the left`;
  const { length } = cellsOf(n, line);
  const which = line.kind === 'rising' ? 'Rising' : 'Falling';
  return `${which} diagonal ${name}, of ${length === 1 ? '1 square' : `${length} squares`}`;
}

function ordinal(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return `${count}th`;
  return `${count}${['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'}`;
}
