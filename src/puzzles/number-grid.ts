/**
 * A square grid of numbers as plain text, in the shapes in which such grids are passed on: a line for each rank or all
 * cells in one line, with frames, commas, brackets or blanks between the cells, or none.
 */
import { inFigures } from '#english/english.ts';
import { type Line, type Token, blocksOf, endOf, linesOf, numberIn, placeAfter, quoted, TextError } from './text.ts';

interface NumberGrid {
  /** Cells a side. */
  readonly size: number;
  /** The number in each cell in reading order, 0 in an empty one. */
  readonly numbers: readonly number[];
  /** An error about a cell, with its place in the text. */
  faultAt(cell: number, message: string): TextError;
}

/** What stands between cells and is none: frames, commas, brackets, quotation marks. */
const BETWEEN = /^[|!+=,;[\](){}'"`\u2500-\u257f]$/u;
/** Signs for an empty cell, besides those of `numberIn`. */
const EMPTY = /^[*?xX□]$/u;

/**
 * Reads a grid with numbers from 1 to its size. An empty cell is `.`, `-`, `0`, `_`, `·`, `*`, `?`, `x` or `□`. Lines of
 * a frame, and lines that begin with `#`, `//` or `[` and a letter, are passed over.
 *
 * @param sizes how many cells a side there may be
 * @throws TextError with line, column and the cure
 */
export function parseNumberGrid(text: string, sizes: readonly number[]): NumberGrid {
  const all = linesOf(text, 'signs');
  const written = blocksOf(all)
    .flat()
    .flatMap((line) => cellsOf(line, sizes));
  const lines = inRanks(written, sizes);
  const size = lines[0]?.tokens.length ?? 0;
  if (!sizes.includes(size)) {
    const has = lines[0] ? `the first line has ${inFigures(size, 'cell')}` : 'there is no grid';
    const may = sizes.map((one) => `${one} lines of ${one} cells`).join(', or ');
    throw new TextError(lines[0]?.number ?? 1, 1, `${has}; write ${may}, or all cells in one line`);
  }
  for (const line of lines.slice(0, size)) requireCells(line, size);
  const extra = lines[size];
  if (extra) {
    const many = lines.length - size;
    throw new TextError(
      extra.number,
      1,
      `${many === 1 ? 'one line' : `${many} lines`} too many; the grid has ${size} lines`,
    );
  }
  if (lines.length < size) {
    const { line, column } = placeAfter(lines, all);
    throw new TextError(
      line,
      column,
      `the text has ${inFigures(lines.length, 'line')} of cells; the grid needs ${size}`,
    );
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

/** A line with its cells only; none for a comment, a heading or a line of a frame. */
function cellsOf(line: Line, sizes: readonly number[]): Line[] {
  const written = line.tokens.map(({ text }) => text).join('');
  if (/^(?:#|\/\/|\[\p{L})/u.test(written)) return [];
  // A line of hyphens may be a rank of empty cells, if it has as many as a rank has.
  if (/^[-+=|:\u2500-\u257f]+$/u.test(written) && !(/^-+$/.test(written) && sizes.includes(written.length))) return [];
  const tokens = line.tokens.filter(({ text }) => !BETWEEN.test(text));
  return tokens.length > 0 ? [{ ...line, tokens }] : [];
}

/** The lines of a grid. All cells in one line, or broken elsewhere than at the end of a rank, are cut into ranks. */
function inRanks(lines: readonly Line[], sizes: readonly number[]): readonly Line[] {
  const size = sizes.find((one) => lines.reduce((sum, { tokens }) => sum + tokens.length, 0) === one * one);
  if (size === undefined || lines.length === size) return lines;
  const cells = lines.flatMap(({ number, tokens }) => tokens.map((token) => ({ number, token })));
  return Array.from({ length: size }, (_, rank) => {
    const own = cells.slice(rank * size, (rank + 1) * size);
    return { number: own[0]?.number ?? 1, tokens: own.map(({ token }) => token) };
  });
}

function requireCells(line: Line, size: number): void {
  const { length } = line.tokens;
  if (length === size) return;
  const column = line.tokens[size]?.column ?? endOf(line);
  const cure = `write ${size} of them, with . for an empty one`;
  throw new TextError(line.number, column, `this line has ${inFigures(length, 'cell')}; ${cure}`);
}

function numberOf(line: Line, token: Token, size: number): number {
  const number = EMPTY.test(token.text) ? 0 : numberIn(token);
  if (number !== null && number <= size) return number;
  const cure = 'write one, or . for an empty cell';
  const words = `${quoted(token.text)} is not a number from 1 to ${size}; ${cure}`;
  throw new TextError(line.number, token.column, words);
}
