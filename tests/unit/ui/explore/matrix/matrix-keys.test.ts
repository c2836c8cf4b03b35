import { describe, expect, it } from 'vitest';
import { createMatrix } from '#dlx/matrix.ts';
import { cursorAfter } from '#ui/explore/matrix/matrix-cursor.ts';
import { headerAfter } from '#ui/explore/matrix/matrix-keys.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';

describe('headerAfter', () => {
  const plan = { rows: 6, columns: 7, lastRow: 2, lastColumn: 4 };
  const column = (index: number) => ({ kind: 'column', index }) as const;
  const row = (index: number) => ({ kind: 'row', index }) as const;

  it('goes along the columns, and stops at the ends', () => {
    expect(headerAfter(column(3), 'ArrowRight', plan)).toEqual(column(4));
    expect(headerAfter(column(6), 'ArrowRight', plan)).toEqual(column(6));
    expect(headerAfter(column(0), 'ArrowLeft', plan)).toEqual(column(0));
    expect(headerAfter(column(3), 'Home', plan)).toEqual(column(0));
    expect(headerAfter(column(3), 'End', plan)).toEqual(column(6));
  });

  it('goes to the first column and to the last row with Control', () => {
    expect(headerAfter(row(3), 'Control+Home', plan)).toEqual(column(0));
    expect(headerAfter(column(3), 'Control+End', plan)).toEqual(row(5));
    expect(headerAfter(column(3), 'Control+End', { ...plan, rows: 0 })).toEqual(column(6));
  });

  it('goes to the rows and back to where it was', () => {
    expect(headerAfter(column(4), 'ArrowDown', plan)).toEqual(row(2));
    expect(headerAfter(row(0), 'ArrowUp', plan)).toEqual(column(4));
    expect(headerAfter(row(1), 'ArrowUp', plan)).toEqual(row(0));
    expect(headerAfter(row(5), 'ArrowDown', plan)).toEqual(row(5));
  });

  it('leaves other keys alone', () => {
    expect(headerAfter(column(3), 'ArrowUp', plan)).toBeNull();
    expect(headerAfter(row(3), 'ArrowLeft', plan)).toBeNull();
    expect(headerAfter(row(3), 'ArrowRight', plan)).toBeNull();
    expect(headerAfter(row(3), 'Tab', plan)).toBeNull();
    expect(headerAfter(column(3), 'ArrowDown', { ...plan, rows: 0 })).toBeNull();
  });
});

/** None of these is held. */
const KEYS = { ctrlKey: false, metaKey: false, altKey: false };

describe('cursorAfter', () => {
  const shape = shapeOf({ matrix: createMatrix([...'ABCD'], [[0, 3], [1], [0, 2]]) });
  const press = (row: number | null, column: number | null, key: string, shiftKey = false) => {
    const next = cursorAfter(shape, { row, column }, { key, shiftKey, ...KEYS });
    return next && [next.row, next.column];
  };

  it('goes to the first and to the last cell with Control or Command', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      const corner = (key: string) =>
        cursorAfter(shape, { row: 1, column: 2 }, { key, shiftKey: false, ...KEYS, ...held });
      expect(corner('Home')).toEqual({ row: 0, column: 0 });
      expect(corner('End')).toEqual({ row: 2, column: 3 });
    }
  });

  it('goes from cell to cell and into the headers', () => {
    expect(press(1, 1, 'ArrowRight')).toEqual([1, 2]);
    expect(press(2, 3, 'ArrowDown')).toEqual([2, 3]);
    expect(press(0, 2, 'ArrowUp')).toEqual([null, 2]);
    expect(press(null, 2, 'ArrowDown')).toEqual([0, 2]);
    expect(press(1, 0, 'ArrowLeft')).toEqual([1, null]);
    expect(press(null, 0, 'ArrowLeft')).toEqual([null, 0]);
    expect(press(1, 2, 'End')).toEqual([1, 3]);
    expect(press(2, 2, 'PageUp')).toEqual([0, 2]);
  });

  it('goes from 1 to 1 with Shift, and stays where there is no other', () => {
    expect(press(0, 0, 'ArrowRight', true)).toEqual([0, 3]);
    expect(press(0, 0, 'ArrowDown', true)).toEqual([2, 0]);
    expect(press(2, 0, 'ArrowUp', true)).toEqual([0, 0]);
    expect(press(2, 2, 'ArrowLeft', true)).toEqual([2, 0]);
    expect(press(1, 1, 'ArrowRight', true)).toEqual([1, 1]);
    expect(press(1, 2, 'ArrowUp', true)).toEqual([1, 2]);
  });

  it('leaves other keys alone', () => {
    expect(press(1, 1, 'x')).toBeNull();
    expect(press(1, 1, 'Tab')).toBeNull();
  });
});
