/** A square grid of numbers as plain text: one line for each rank, one sign for each cell. */
import { type Line, type Token, blocksOf, endOf, linesOf, numberIn, placeAfter, quoted, TextError } from './text.ts';

interface NumberGrid {
  /** Cells a side. */
  readonly size: number;
  /** The number in each cell in reading order, 0 in an empty one. */
  readonly numbers: readonly number[];
  /** An error about a cell, with its place in the text. */
  faultAt(cell: number, message: string): TextError;
}

/**
 * Reads a grid with numbers from 1 to its size; an empty cell is `.`, `-`, `0`, `_` or `·`, and there
 * may be spaces between the cells.
 *
 * @param sizes how many cells a side there may be
 * @throws TextError with line, column and the cure
 */
export function parseNumberGrid(text: string, sizes: readonly number[]): NumberGrid {
  const all = linesOf(text, 'signs');
  const lines = blocksOf(all).flat();
  const size = lines[0]?.tokens.length ?? 0;
  if (!sizes.includes(size)) {
    const has = lines[0] ? `the first line has ${size} cells` : 'there is no grid';
    const may = sizes.map((one) => `${one} lines of ${one} cells`).join(', or ');
    throw new TextError(lines[0]?.number ?? 1, 1, `${has}; write ${may}`);
  }
  for (const line of lines.slice(0, size)) requireCells(line, size);
  const extra = lines[size];
  if (extra) throw new TextError(extra.number, 1, `one line too many; the grid has ${size} lines`);
  if (lines.length < size) {
    const { line, column } = placeAfter(lines, all);
    throw new TextError(line, column, `there are ${lines.length} lines; the grid has ${size}`);
  }
  const places = lines.flatMap((line) => line.tokens.map((token) => ({ line, token })));
  return {
    size,
    numbers: places.map(({ line, token }) => numberOf(line, token, size)),
    faultAt(cell, message) {
      const { line, token } = places[cell]!;
      return new TextError(line.number, token.column, message);
    },
  };
}

function requireCells(line: Line, size: number): void {
  const { length } = line.tokens;
  if (length === size) return;
  const column = line.tokens[size]?.column ?? endOf(line);
  const cure = `write ${size} of them, with . for an empty one`;
  throw new TextError(line.number, column, `this line has ${length} cells; ${cure}`);
}

function numberOf(line: Line, token: Token, size: number): number {
  const number = numberIn(token);
  if (number !== null && number <= size) return number;
  const cure = 'write one, or . for an empty cell';
  const words = `${quoted(token.text)} is not a number from 1 to ${size}; ${cure}`;
  throw new TextError(line.number, token.column, words);
}
