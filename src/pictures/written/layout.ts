/** Where the places of a written board lie in its picture. */
import type { EdgePlace, Mark, Place } from '../../puzzles/written/marks.ts';
import type { WrittenBoard } from '../../puzzles/written/problem.ts';

/** What the layout knows of a board. */
export type BoardSize = Pick<WrittenBoard, 'kind' | 'width' | 'height'>;

/** Side of a cell, room around the board, and height of a line of words, in units of the viewBox. */
export const CELL = 54;
export const MARGIN = 10;
export const LINE = 24;

/** The width of a character of a caption, and the room between the board and its captions. */
const CHARACTER = 9.1;
export const CAPTION_ROOM = 14;

/** The point with these coordinates. */
export function pointAt([x, y]: Place): string {
  return `${x * CELL},${y * CELL}`;
}

/** The middle of a cell. */
export function middleOf([x, y]: Place): readonly [number, number] {
  return [(x + 0.5) * CELL, (y + 0.5) * CELL];
}

/** Where a path or a dot lies: in the middle of a cell, or on a point. */
export function markAt(at: Place, kind: WrittenBoard['kind']): readonly [number, number] {
  return kind === 'cells' ? middleOf(at) : [at[0] * CELL, at[1] * CELL];
}

export function cellPath([x, y]: Place, inset = 0): string {
  const side = CELL - 2 * inset;
  return `M${x * CELL + inset},${y * CELL + inset}h${side}v${side}h${-side}Z`;
}

export function edgePath({ way, at }: EdgePlace): string {
  return `M${pointAt(at)}${way}${CELL}`;
}

/** The sides of these cells that only one of them has, as one path. */
export function outlineOf(cells: readonly Place[]): string {
  const sides = new Map<string, EdgePlace>();
  for (const [x, y] of cells) {
    const around: EdgePlace[] = [
      { way: 'h', at: [x, y] },
      { way: 'h', at: [x, y + 1] },
      { way: 'v', at: [x, y] },
      { way: 'v', at: [x + 1, y] },
    ];
    for (const side of around) {
      const name = edgePath(side);
      if (!sides.delete(name)) sides.set(name, side);
    }
  }
  return [...sides.keys()].join('');
}

/** A place by its name (see `places.ts`): what it is, and where. */
export function placeNamed(name: string): { readonly kind: string; readonly at: Place } {
  const [x = 0, y = 0] = name.slice(1).split(',').map(Number);
  return { kind: name.charAt(0), at: [x, y] };
}

/** Where the number of a row stands: beside its first mark, on the side where the board is. */
export function anchorOf(
  marks: readonly Mark[],
  board: BoardSize,
): readonly [number, number] | null {
  for (const mark of marks) {
    if (mark.mark === 'fill') return [mark.at[0] * CELL + 6, mark.at[1] * CELL + 14];
    if (mark.mark === 'path' && mark.through[0]) {
      return beside(markAt(mark.through[0], board.kind), board);
    }
    if (mark.mark === 'dot') return beside(markAt(mark.at, board.kind), board);
    if (mark.mark === 'edge') return beside([mark.at[0] * CELL, mark.at[1] * CELL], board);
  }
  return null;
}

/** To the lower right of a point; at the right or the lower border to its other side, or it would be cut off. */
function beside(
  [x, y]: readonly [number, number],
  { width, height }: BoardSize,
): readonly [number, number] {
  return [x < width * CELL ? x + 7 : x - 24, y < height * CELL ? y + 16 : y - 8];
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
