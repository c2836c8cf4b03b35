import { BLANK, type WallSection } from './plan.ts';

/** A section laid out in squares. */
export interface SectionLayout {
  /** The boards of each row of squares, from the left; `BLANK` is an empty square. */
  readonly rows: readonly (readonly number[])[];
  /** For each row the line that begins with it, or −1 where a line goes on. */
  readonly begins: readonly number[];
}

/** Breaks the lines of a section into rows of at most so many squares; a family stays on one row where it fits. */
export function sectionLayout({ lines }: Pick<WallSection, 'lines'>, columns: number): SectionLayout {
  const rows: number[][] = [];
  const begins: number[] = [];
  lines.forEach((line, at) => {
    let row: number[] = [];
    rows.push(row);
    begins.push(at);
    for (const word of wordsOf(line)) {
      const isFull = row.length + word.length > columns && (word.length <= columns || row.length === columns);
      for (const board of word) {
        if (row.length === columns || (isFull && board === word[0] && row.length > 0)) {
          row = [];
          rows.push(row);
          begins.push(-1);
        }
        // A blank only stands between two families.
        if (board !== BLANK || row.length > 0) row.push(board);
      }
    }
  });
  return { rows, begins };
}

/** What has to stay together: the boards of a family, a blank; of a line without blanks each board. */
function wordsOf(line: readonly number[]): number[][] {
  if (!line.includes(BLANK)) return line.map((board) => [board]);
  const words: number[][] = [];
  for (const board of line) {
    const last = words.at(-1);
    if (board === BLANK || !last || last[0] === BLANK) words.push([board]);
    else last.push(board);
  }
  return words;
}

/** A square of the wall: the row over all sections, and the column. */
interface Square {
  readonly row: number;
  readonly column: number;
}

/**
 * The board that a key leads to from another one: left and right along the boards, up and down to the nearest one in
 * the next row that has any; Home and End lead to the first and the last.
 *
 * @param rows all rows of the wall from the top
 * @param isIn which boards can be reached
 * @returns the board itself at the border, null for another key or when the board is not on the wall
 */
export function boardAfterKey(
  rows: readonly (readonly number[])[],
  board: number,
  key: string,
  isIn: (board: number) => boolean,
): number | null {
  const reached = (one: number): boolean => one !== BLANK && isIn(one);
  const order = rows.flat().filter((one) => reached(one) || one === board);
  const at = order.indexOf(board);
  if (at < 0) return null;
  switch (key) {
    case 'ArrowLeft':
      return order[at - 1] ?? board;
    case 'ArrowRight':
      return order[at + 1] ?? board;
    case 'Home':
      return order.find(reached) ?? board;
    case 'End':
      return order.findLast(reached) ?? board;
    case 'ArrowUp':
      return vertical(rows, squareOf(rows, board), -1, reached) ?? board;
    case 'ArrowDown':
      return vertical(rows, squareOf(rows, board), 1, reached) ?? board;
    default:
      return null;
  }
}

function squareOf(rows: readonly (readonly number[])[], board: number): Square {
  const row = rows.findIndex((one) => one.includes(board));
  return { row, column: rows[row]?.indexOf(board) ?? -1 };
}

function vertical(
  rows: readonly (readonly number[])[],
  { row, column }: Square,
  by: 1 | -1,
  reached: (board: number) => boolean,
): number | null {
  for (let next = row + by; next >= 0 && next < rows.length; next += by) {
    const there = (rows[next] ?? []).map((board, at) => ({ board, far: Math.abs(at - column) }));
    const [nearest] = there.filter(({ board }) => reached(board)).sort((a, b) => a.far - b.far);
    if (nearest) return nearest.board;
  }
  return null;
}
