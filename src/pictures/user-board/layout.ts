/** Where the places of a written board lie in its picture. */
import type { EdgePlace, Mark, Place } from '#puzzles/marks.ts';
import { placeOf } from '#puzzles/marks.ts';
import type { CellBoard, ProblemBoard, TileBoard } from '#puzzles/board.ts';
import { hasHeadings } from '#puzzles/board.ts';
import { pointsUp, sidesOf, TILINGS } from '#puzzles/tilings.ts';
import { hundredths } from '../kit/round.ts';

/** What the layout knows of a board. */
export type BoardSize = Pick<ProblemBoard, 'kind' | 'width' | 'height'> &
  Partial<Pick<CellBoard, 'across' | 'down'>> & { readonly missing?: readonly (Place | EdgePlace)[] };

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
  return hasHeadings(board) ? 2 * CELL : CELL;
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

/** The sides of a rectangle of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the places of a board lie, and the paths around and along them. */
export interface Grid {
  readonly wide: number;
  /** Around the whole board. */
  readonly box: Box;
  /** The part of a cell that has room for a small text on either side of the letter in its middle. */
  roomOf(at: Place): Pick<Box, 'left' | 'top' | 'right'>;
  middleOf(at: Place): readonly [number, number];
  /** Where a path or a dot lies: in the middle of a cell, or on a point. */
  markAt(at: Place): readonly [number, number];
  cellPath(at: Place): string;
  edgePath(edge: EdgePlace): string;
  /** The sides of these cells that only one of them has, as one path. */
  outlineOf(cells: readonly Place[]): string;
}

export function gridOf(board: BoardSize): Grid {
  const { kind, width, height } = board;
  if (kind === 'triangles' || kind === 'hexagons') return tiledGrid(kind, board);
  const wide = widthOf(board);
  const middleOf = ([x, y]: Place): readonly [number, number] => [(x + 0.5) * wide, (y + 0.5) * CELL];
  const edgePath = ({ way, at: [x, y] }: EdgePlace): string =>
    `M${x * wide},${y * CELL}${way}${way === 'h' ? wide : CELL}`;
  return {
    wide,
    middleOf,
    edgePath,
    box: { left: 0, top: 0, right: width * wide, bottom: height * CELL },
    roomOf: ([x, y]) => ({ left: x * wide, top: y * CELL, right: (x + 1) * wide }),
    markAt: (at) => (board.kind === 'cells' ? middleOf(at) : [at[0] * wide, at[1] * CELL]),
    cellPath: ([x, y]) => `M${x * wide},${y * CELL}h${wide}v${CELL}h${-wide}Z`,
    outlineOf: (cells) =>
      unshared(cells, ([x, y]) => {
        const around: EdgePlace[] = [
          { way: 'h', at: [x, y] },
          { way: 'h', at: [x, y + 1] },
          { way: 'v', at: [x, y] },
          { way: 'v', at: [x + 1, y] },
        ];
        return around.map(edgePath);
      }),
  };
}

/** A step of the corners in `tilings.ts`, to the right and down. */
const STEPS = {
  triangles: [36, 36 * Math.sqrt(3)],
  hexagons: [30, 30 / Math.sqrt(3)],
} as const;

function tiledGrid(kind: TileBoard['kind'], board: BoardSize): Grid {
  const [right, down] = STEPS[kind];
  const pointAt = ([x, y]: Place): Place => [hundredths(x * right), hundredths(y * down)];
  const pointsOf = (cell: Place): Place[] => TILINGS[kind].cornersOf(cell).map(pointAt);
  const middleOf = (cell: Place): Place => {
    const corners = TILINGS[kind].cornersOf(cell);
    const mean = (axis: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    return pointAt([mean(0), mean(1)]);
  };
  return {
    wide: 2 * right,
    middleOf,
    markAt: middleOf,
    box: boxAround(cellsOf(board).flatMap(pointsOf)),
    roomOf(at) {
      const [x, y] = middleOf(at);
      if (kind === 'hexagons') return { left: x - 30, top: y - 20, right: x + 30 };
      // A triangle has room beside its letter towards its level side.
      return { left: x - 31, top: pointsUp(at) ? y + 3 : y - 23, right: x + 31 };
    },
    cellPath: (at) => `M${pointsOf(at).join('L')}Z`,
    // Only squares have marks on edges.
    edgePath: () => '',
    outlineOf: (cells) =>
      unshared(cells, (cell) => sidesOf(kind, cell).map((side) => `M${side.map(pointAt).join('L')}`)),
  };
}

/** The cells of a board that are there; all of them when none is, because a picture has a size. */
function cellsOf({ width, height, missing = [] }: BoardSize): Place[] {
  const gone = new Set(missing.map((place) => ('way' in place ? '' : cellName(place))));
  const all = Array.from({ length: width * height }, (_, index) => placeOf(width, index));
  const there = all.filter((place) => !gone.has(cellName(place)));
  return there.length > 0 ? there : all;
}

function boxAround(points: readonly Place[]): Box {
  const among = (axis: 0 | 1, choose: (a: number, b: number) => number): number =>
    points.reduce((found, point) => choose(found, point[axis]), points[0]?.[axis] ?? 0);
  return {
    left: among(0, Math.min),
    top: among(1, Math.min),
    right: among(0, Math.max),
    bottom: among(1, Math.max),
  };
}

/** The sides of cells that only one of them has, as one path. */
function unshared(cells: readonly Place[], sidesOfCell: (cell: Place) => readonly string[]): string {
  const sides = new Set<string>();
  for (const side of cells.flatMap(sidesOfCell)) if (!sides.delete(side)) sides.add(side);
  return [...sides].join('');
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
export function anchorOf(marks: readonly Mark[], grid: Grid): readonly [number, number] | null {
  const { wide, markAt, roomOf, box } = grid;
  for (const mark of marks) {
    if (mark.mark === 'fill' || mark.mark === 'corner') {
      const { left, top } = roomOf(mark.at);
      return [left + 6, top + 14];
    }
    if (mark.mark === 'path' && mark.through[0]) return beside(markAt(mark.through[0]), box);
    if (mark.mark === 'dot') return beside(markAt(mark.at), box);
    if (mark.mark === 'edge') {
      // Two edges of one point are told apart: the number of an upright one stands lower.
      const [x, y] = beside([mark.at[0] * wide, mark.at[1] * CELL], box);
      return [x, mark.way === 'v' ? y + 16 : y];
    }
  }
  return null;
}

/** To the lower right of a point; at the right or the lower border to its other side, or it would be cut off. */
function beside([x, y]: readonly [number, number], { right, bottom }: Box): readonly [number, number] {
  return [x < right ? x + 7 : x - 24, y < bottom ? y + 16 : y - 8];
}

/** A caption in lines that are no wider than a board of this width. */
export function wrapped(text: string, width: number): string[] {
  const most = Math.max(12, Math.floor(width / CHARACTER));
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
