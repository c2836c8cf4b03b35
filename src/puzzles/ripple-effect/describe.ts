/** The plain sentences that say what a row or a column of the matrix means. */
import type { ColumnKind } from '#dlx/matrix.ts';
import { asks } from '../asks.ts';
import { armFrom } from './arms.ts';
import type { ColumnMeaning, Direction } from './columns.ts';
import { type RipplePuzzle, cellsOf, cellWords } from './puzzle.ts';
import { listed } from '#english/english.ts';

/** "3 in the cell 2 across, 5 down: fills the cell, is the 3 of room E, …" */
export function sentenceOfPlacement(
  puzzle: RipplePuzzle,
  cell: number,
  value: number,
  directions: readonly Direction[],
): string {
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.name ?? '?';
  const ways = directions.length === 4 ? 'each way' : listed(directions.map(wayOf));
  const isCut = directions.some((direction) => armFrom(puzzle, cell, value, direction).cut);
  const end = isCut ? ', as far as the grid goes' : '';
  const keeps = `keeps other ${value}s out of ${nextCells(value)} ${ways}${end}`;
  return (
    `${value} in the cell ${cellWords(puzzle.width, cell)}: fills the cell, is the ${value} of room ${room}, and ` +
    `${keeps}.`
  );
}

/** What the column stands for, and what it asks when it is of this kind. */
export function sentenceOfColumn(puzzle: RipplePuzzle, meaning: ColumnMeaning, kind: ColumnKind): string {
  if (meaning.kind === 'cell') {
    const room = puzzle.rooms[puzzle.roomOf[meaning.cell] ?? -1]?.name ?? '?';
    const cell = `The cell ${cellWords(puzzle.width, meaning.cell)}, in room ${room},`;
    return asking(cell, false, 'number', kind);
  }
  if (meaning.kind === 'room') {
    const room = puzzle.rooms[meaning.room];
    const name = `Room ${room?.name ?? '?'}, of ${cellsOf(room?.cells.length ?? 0)},`;
    return asking(name, false, String(meaning.value), kind);
  }
  const { value, direction, cell } = meaning;
  const way = opposite[direction];
  const end = armFrom(puzzle, cell, value, way).cut ? ', as far as the grid goes,' : '';
  const cells =
    `Ripples of ${value} that run ${direction}: the cell ${cellWords(puzzle.width, cell)} and ${nextCells(value)} ` +
    `${wayOf(way)}${end}`;
  return asking(cells, true, `${value} between them`, kind);
}

function asking(who: string, areMany: boolean, what: string, kind: ColumnKind): string {
  const off = `${areMany ? 'ask' : 'asks'} for nothing: the column is switched off`;
  return `${who} ${asks(kind, (count) => `${areMany ? 'hold' : 'holds'} ${count} one ${what}`, off)}.`;
}

/** Where the cells lie whose ripple, running in `direction`, reaches a cell. */
export const opposite: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};

function wayOf(direction: Direction): string {
  if (direction === 'up' || direction === 'down') return direction;
  return `to the ${direction}`;
}

function nextCells(count: number): string {
  return count === 1 ? 'the next cell' : `the next ${count} cells`;
}
