/** The wall of all boards: one small square each, in lines, with a head over each group. */

/** A group of boards that have the same piece left out. */
export interface WallGroup {
  readonly name: string;
  readonly count: number;
}

export interface WallLayout {
  readonly columns: number;
  /** The height in squares. */
  readonly lines: number;
  /** Where each group has its head, in squares from the top. */
  readonly heads: readonly { readonly name: string; readonly line: number }[];
  /** The square of a board, counted over all groups. */
  placeOf(board: number): { readonly column: number; readonly line: number };
  /** The board in a square, or -1. */
  boardAt(column: number, line: number): number;
}

/** The room of a head, in squares. */
const HEAD = 2;

/** Lays out the wall in so many columns. */
export function wallLayout(groups: readonly WallGroup[], columns: number): WallLayout {
  let line = 0;
  let from = 0;
  const placed = groups.map(({ name, count }) => {
    const group = { name, count, from, line, top: line + HEAD };
    from += count;
    line = group.top + Math.ceil(count / columns);
    return group;
  });
  return {
    columns,
    lines: line,
    heads: placed.map(({ name, line: head }) => ({ name, line: head })),
    placeOf(board) {
      const group = placed.findLast((one) => one.from <= board);
      if (!group) throw new RangeError(`the wall has no board ${board}`);
      const index = board - group.from;
      return { column: index % columns, line: group.top + Math.floor(index / columns) };
    },
    boardAt(column, at) {
      const group = placed.findLast((one) => one.top <= at);
      if (!group || column < 0 || column >= columns) return -1;
      const index = (at - group.top) * columns + column;
      return index < group.count ? group.from + index : -1;
    },
  };
}

/** The board that a key leads to from another one; the same one at the border, or null for another key. */
export function boardAfter(layout: WallLayout, total: number, board: number, key: string): number | null {
  const { column, line } = layout.placeOf(board);
  const vertical = (by: number): number => {
    for (let next = line + by; next >= 0 && next < layout.lines; next += by) {
      const found = layout.boardAt(column, next);
      if (found >= 0) return found;
    }
    return board;
  };
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, board - 1);
    case 'ArrowRight':
      return Math.min(total - 1, board + 1);
    case 'ArrowUp':
      return vertical(-1);
    case 'ArrowDown':
      return vertical(1);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return null;
  }
}
