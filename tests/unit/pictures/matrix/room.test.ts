import { expect, test } from 'vitest';
import { record } from '#history/index.ts';
import { columnX, layoutMatrix, rowY } from '#pictures/matrix/layout.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { encode } from '#puzzles/queens/encode.ts';

const queens = encode({ n: 5 });
const view = matrixView(queens, { frame: record(queens.matrix).seek(9) });
const usual = layoutMatrix(view);

test('in a room a matrix is whole, and as large as it was where there is enough', () => {
  for (const room of [
    { width: 605, height: 378 },
    { width: 605, height: 560 },
    { width: 1200, height: 900 },
  ]) {
    const layout = layoutMatrix(view, { room });
    expect(layout.width).toBeLessThanOrEqual(room.width);
    expect(layout.height).toBeLessThanOrEqual(room.height);
    // The texts have 12 units: a row has its own height for them, and a column the width of its name.
    expect(rowY(layout, 1) - rowY(layout, 0)).toBeGreaterThan(12);
    expect(columnX(layout, 1) - columnX(layout, 0)).toBeGreaterThan(2 * 0.6 * 12);
    expect(layout.headEnd).toBeLessThan(layout.top);
  }
  expect(layoutMatrix(view, { room: { width: 1200, height: 900 } }).cell).toBe(usual.cell);
});

test('rows come closer before names do not fit, and then the matrix is larger than its room', () => {
  const layout = layoutMatrix(view, { room: { width: 605, height: 300 } });
  expect(layout.height).toBeGreaterThan(300);
  expect(layout.cell).toBeGreaterThan(12);
});

test('the sign of a cover has its line where rows can spare it', () => {
  expect(layoutMatrix(view, { room: { width: 605, height: 378 } }).hasSigns).toBe(false);
  expect(layoutMatrix(view, { room: { width: 605, height: 560 } }).hasSigns).toBe(true);
  expect(usual.hasSigns).toBe(true);
});
