/** The cell that the keyboard is at in a large matrix; the headers count as the cells before the first. */
import { type MatrixShape, firstFrom, hasOne } from '#pictures/matrix/shape.ts';
import type { Place } from '#pictures/matrix/viewport.ts';
import { type PressedKey, isToCorner } from '#ui/kit/keys.ts';

/** With Shift an arrow goes to the next 1 in its direction, with Control Home and End to the first and last cell. */
type CursorKey = Omit<PressedKey, 'code'>;

/** The rows that Page Up and Page Down move by. */
const PAGE = 20;

/** Where a key leads; null when it is not a key that moves the cursor. */
export function cursorAfter(shape: MatrixShape, at: Place, event: CursorKey): Place | null {
  const row = at.row ?? -1;
  const column = at.column ?? -1;
  switch (event.key) {
    case 'ArrowLeft':
      return place(shape, row, event.shiftKey ? oneInRow(shape, row, column, -1) : column - 1);
    case 'ArrowRight':
      return place(shape, row, event.shiftKey ? oneInRow(shape, row, column, 1) : column + 1);
    case 'ArrowUp':
      return place(shape, event.shiftKey ? oneInColumn(shape, row, column, -1) : row - 1, column);
    case 'ArrowDown':
      return place(shape, event.shiftKey ? oneInColumn(shape, row, column, 1) : row + 1, column);
    case 'PageUp':
      return place(shape, Math.max(0, row - PAGE), column);
    case 'PageDown':
      return place(shape, row + PAGE, column);
    case 'Home':
      return place(shape, isToCorner(event) ? 0 : row, 0);
    case 'End':
      return place(shape, isToCorner(event) ? shape.rows - 1 : row, shape.columns - 1);
    default:
      return null;
  }
}

/**
 * The nearest place in the matrix. Row −1 is the headers of the columns, column −1 those of the rows; there is no
 * corner.
 */
function place(shape: MatrixShape, row: number, column: number): Place {
  const r = Math.max(-1, Math.min(shape.rows - 1, row));
  const c = Math.max(-1, Math.min(shape.columns - 1, column));
  if (r < 0 && c < 0) return { row: null, column: 0 };
  return { row: r < 0 ? null : r, column: c < 0 ? null : c };
}

function oneInColumn(shape: MatrixShape, row: number, column: number, step: 1 | -1): number {
  if (column < 0) return row + step;
  const { columnStart, rowOf } = shape;
  const i = step > 0 ? firstFrom(shape, column, row + 1) : firstFrom(shape, column, row) - 1;
  return i >= columnStart[column]! && i < columnStart[column + 1]! ? rowOf[i]! : row;
}

function oneInRow(shape: MatrixShape, row: number, column: number, step: 1 | -1): number {
  if (row < 0) return column + step;
  for (let c = column + step; c >= 0 && c < shape.columns; c += step) {
    if (hasOne(shape, row, c)) return c;
  }
  return column;
}
