/** The plain sentences that say what a row or a column of the queens' matrix means. */
import type { ColumnKind } from '#dlx/matrix.ts';
import { asks } from '../asks.ts';
import type { Cell, Line } from './lines.ts';
import { cellsOf, lineIndex, lineName } from './lines.ts';

/** What a queen in this cell takes. */
export function sentenceOfQueen(n: number, cell: Cell): string {
  const { rank, file } = cell;
  const rising = lineIndex(n, 'rising', cell);
  const falling = lineIndex(n, 'falling', cell);
  return (
    `A queen where rank r${rank} meets file c${file}: takes both, and the diagonals a${rising} (rising) and ` +
    `b${falling} (falling).`
  );
}

/** What a slack row does: it takes a diagonal, so that no queen has to. */
export function sentenceOfSlack(line: Line): string {
  return `No queen on the ${line.kind} diagonal ${lineName(line)}: covers its column and puts nothing on the board.`;
}

/** What a line asks. `hasSlack`: the line has a slack row besides its cells. */
export function sentenceOfLine(n: number, line: Line, kind: ColumnKind, hasSlack: boolean): string {
  const orElse = hasSlack && kind === 'primary' ? ', or else its slack row is chosen' : '';
  const off = 'switched off, so any number of queens may stand on it';
  return `${subject(n, line)}: ${asks(kind, (count) => `${count} one queen stands on it${orElse}`, off)}.`;
}

function subject(n: number, line: Line): string {
  const name = lineName(line);
  if (line.kind === 'rank') return `Rank ${name}, the ${ordinal(line.index + 1)} from the top`;
  if (line.kind === 'file') return `File ${name}, the ${ordinal(line.index + 1)} from the left`;
  const { length } = cellsOf(n, line);
  const which = line.kind === 'rising' ? 'Rising' : 'Falling';
  return `${which} diagonal ${name}, of ${length === 1 ? '1 cell' : `${length} cells`}`;
}

function ordinal(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return `${count}th`;
  return `${count}${['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'}`;
}
