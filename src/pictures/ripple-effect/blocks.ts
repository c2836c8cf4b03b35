/** A row of the matrix cut into blocks: the cells, the rooms, and the arms of its number. */
import { columnSentence } from '#puzzles/problem.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';

interface BlockCell {
  readonly id: string;
  readonly column: number;
  /** The name of the column: `c3,4`, `B=2`, `2U3,4`. */
  readonly name: string;
  readonly isTaken: boolean;
}

/** A group of columns, in lines: those of the grid, or for the rooms one line for each room. */
export interface Block {
  /** `cells`, `rooms`, `3 up`. */
  readonly name: string;
  readonly isPrimary: boolean;
  readonly lines: readonly (readonly BlockCell[])[];
  /** What the lines are called when they are rooms; otherwise empty. */
  readonly rooms: readonly string[];
}

export function blockOf(problem: RippleProblem, row: number, group: number): Block {
  const { puzzle, matrix, groups } = problem;
  const { name = '', from = 0, to = 0 } = groups[group] ?? {};
  const taken = new Set(matrix.rows[row]);
  const cells = matrix.columns.slice(from, to).map(({ name: id }, at) => ({
    id,
    column: from + at,
    name: id,
    isTaken: taken.has(from + at),
  }));
  const lengths =
    name === 'rooms'
      ? puzzle.rooms.map((room) => room.cells.length)
      : Array.from({ length: puzzle.height }, () => puzzle.width);
  let at = 0;
  const lines = lengths.map((length) => cells.slice(at, (at += length)));
  const rooms = name === 'rooms' ? puzzle.rooms.map((room) => room.name) : [];
  return { name, isPrimary: group < 2, lines, rooms };
}

/** The blocks that are looked at with a row: cells, rooms, and those of its value. */
export function groupsOf(problem: RippleProblem, row: number): number[] {
  const value = problem.placements[row]?.value ?? 1;
  const ways = problem.directions.length;
  return [0, 1, ...problem.directions.map((_, way) => 2 + (value - 1) * ways + way)];
}

/** The block as bits, one group for each of its lines: `00100 00100 00000`. */
export function bitsOf({ lines }: Block): string {
  return lines.map((line) => line.map(({ isTaken }) => (isTaken ? 1 : 0)).join('')).join(' ');
}

/** The whole row as bits, one line for each block. */
export function rowBits(problem: RippleProblem, row: number): string {
  const longest = Math.max(...problem.groups.map(({ name }) => name.length));
  return problem.groups
    .map(({ name }, group) => `${name.padEnd(longest)}  ${bitsOf(blockOf(problem, row, group))}`)
    .join('\n');
}

/** The rows that have a 1 in a column, in the order of the matrix. */
export function claimers({ matrix }: RippleProblem, column: number): number[] {
  return matrix.rows.flatMap((columns, row) => (columns.includes(column) ? [row] : []));
}

/** The row and its number, as the reader counts: from 1. */
export function rowWords(problem: RippleProblem, row: number): string {
  return `Row ${row + 1} of ${problem.placements.length}. ${problem.describeRow(row)}`;
}

/** How many columns the row takes, and how many more it would far from the border. */
export function countWords(problem: RippleProblem, row: number): string {
  const columns = problem.matrix.rows[row]?.length ?? 0;
  const value = problem.placements[row]?.value ?? 0;
  const arms = problem.armsOf(row).map(({ cells }) => cells.length + 1);
  const whole = 2 + arms.length * (value + 1);
  const cut = whole - columns;
  return (
    `${columns} of the ${problem.matrix.columns.length} columns have a 1: the cell, the room value, and ` +
    `${arms.join(' + ')} ripple columns. ` +
    (cut === 0 ? 'No arm is cut.' : `Uncut it would be ${whole}; the border takes ${cut} away.`)
  );
}

/** What a column asks, and how many rows claim it. */
export function columnWords(problem: RippleProblem, column: number): string {
  const count = claimers(problem, column).length;
  const rows = count === 0 ? 'No row has' : count === 1 ? '1 row has' : `${count} rows have`;
  return (
    `${problem.matrix.columns[column]?.name ?? ''}. ${columnSentence(problem, column)} ${rows} a 1 ` +
    `here${count === 0 ? '.' : ':'}`
  );
}
