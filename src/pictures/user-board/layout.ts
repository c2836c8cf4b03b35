/** Where the places of a written board lie in its picture. */
import type { EdgePlace, Mark, Place } from '#puzzles/marks.ts';
import type { CellBoard, ProblemBoard } from '#puzzles/board.ts';
import { isTable } from '#puzzles/board.ts';

/** What the layout knows of a board. */
export type BoardSize = Pick<ProblemBoard, 'kind' | 'width' | 'height'> & Partial<Pick<CellBoard, 'across' | 'down'>>;

/** Side of a cell, room around the board, and height of a line of words, in units of the viewBox. */
export const CELL = 54;
export const MARGIN = 10;
export const LINE = 24;

/** Height of a part of a clue, and the width of a character in it. */
export const CLUE = 25;
const CLUE_CHARACTER = 12;

/** The width of a character of a caption, and the room between the board and its captions. */
export const CHARACTER = 9.1;
export const CAPTION_ROOM = 14;

/** The width of a cell: that of a table has room for a word. */
export function widthOf(board: BoardSize): number {
  return isTable(board) ? 2 * CELL : CELL;
}

/** The room that headings need, to the left and above. */
export function headingRoom(board: BoardSize): readonly [left: number, top: number] {
  const { across = [], down = [] } = board;
  const step = clueStep(board);
  const long = down.map((heading) => heading.length * (typeof heading === 'string' ? CHARACTER : step));
  const high = across.map((heading) => (typeof heading === 'string' ? LINE : heading.length * CLUE));
  const longest = Math.max(0, ...long);
  return [longest === 0 ? 0 : longest + 12, Math.max(0, ...high)];
}

/** From one part of a clue beside a rank to the next: they stand one under the other. */
export function clueStep({ down = [] }: BoardSize): number {
  const parts = down.filter((heading) => typeof heading !== 'string').flat();
  return (Math.max(0, ...parts.map(({ length }) => length)) + 1) * CLUE_CHARACTER;
}

/** Where the places of a board lie, and the paths around and along them. */
export interface Grid {
  readonly wide: number;
  /** The middle of a cell. */
  middleOf(at: Place): readonly [number, number];
  /** Where a path or a dot lies: in the middle of a cell, or on a point. */
  markAt(at: Place): readonly [number, number];
  cellPath(at: Place): string;
  edgePath(edge: EdgePlace): string;
  /** The sides of these cells that only one of them has, as one path. */
  outlineOf(cells: readonly Place[]): string;
}

export function gridOf(board: BoardSize): Grid {
  const wide = widthOf(board);
  const middleOf = ([x, y]: Place): readonly [number, number] => [(x + 0.5) * wide, (y + 0.5) * CELL];
  const edgePath = ({ way, at: [x, y] }: EdgePlace): string =>
    `M${x * wide},${y * CELL}${way}${way === 'h' ? wide : CELL}`;
  return {
    ...{ wide, middleOf, edgePath },
    markAt: (at) => (board.kind === 'cells' ? middleOf(at) : [at[0] * wide, at[1] * CELL]),
    cellPath: ([x, y]) => `M${x * wide},${y * CELL}h${wide}v${CELL}h${-wide}Z`,
    outlineOf(cells) {
      const sides = new Set<string>();
      for (const [x, y] of cells) {
        const around: EdgePlace[] = [
          { way: 'h', at: [x, y] },
          { way: 'h', at: [x, y + 1] },
          { way: 'v', at: [x, y] },
          { way: 'v', at: [x + 1, y] },
        ];
        for (const name of around.map(edgePath)) if (!sides.delete(name)) sides.add(name);
      }
      return [...sides].join('');
    },
  };
}

/** The name of a cell, which `placeNamed` reads. */
export function cellName(at: Place): string {
  return `c${at.join(',')}`;
}

/** A place by its name (see `places.ts`): what it is, and where. */
export function placeNamed(name: string): { readonly kind: string; readonly at: Place } {
  const [x = 0, y = 0] = name.slice(1).split(',').map(Number);
  return { kind: name.charAt(0), at: [x, y] };
}

/** Where the number of a row stands: beside its first mark, on the side where the board is. */
export function anchorOf(marks: readonly Mark[], board: BoardSize): readonly [number, number] | null {
  const { wide, markAt } = gridOf(board);
  for (const mark of marks) {
    if (mark.mark === 'fill' || mark.mark === 'corner') return [mark.at[0] * wide + 6, mark.at[1] * CELL + 14];
    if (mark.mark === 'path' && mark.through[0]) return beside(markAt(mark.through[0]), board);
    if (mark.mark === 'dot') return beside(markAt(mark.at), board);
    if (mark.mark === 'edge') {
      // Two edges of one point are told apart: the number of an upright one stands lower.
      const [x, y] = beside([mark.at[0] * wide, mark.at[1] * CELL], board);
      return [x, mark.way === 'v' ? y + 16 : y];
    }
  }
  return null;
}

/** To the lower right of a point; at the right or the lower border to its other side, or it would be cut off. */
function beside([x, y]: readonly [number, number], board: BoardSize): readonly [number, number] {
  const { width, height } = board;
  return [x < width * widthOf(board) ? x + 7 : x - 24, y < height * CELL ? y + 16 : y - 8];
}

/** A caption in lines that are no wider than a board of so many cells. */
export function wrapped(text: string, cells: number): string[] {
  const most = Math.max(12, Math.floor((cells * CELL) / CHARACTER));
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
