import { describe, expect, it } from 'vitest';
import { sayStep, sayZoom } from '#pictures/matrix/spoken.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { fitViewport, readable } from '#pictures/matrix/viewport.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const problem = encode({ omit: 'L' });
const view = matrixView(problem);
const shape = shapeOf(problem);

describe('a step of the keyboard', () => {
  const at = (row: number | null, column: number | null) => ({ row, column });
  const h23 = problem.matrix.columns.findIndex(({ name }) => name === 'H23');
  const row = problem.matrix.rows.findIndex((columns) => columns.includes(h23));
  const rows = problem.matrix.rows.length.toLocaleString('en');

  it('says a row and a column when it comes from elsewhere', () => {
    const words = `row ${row + 1} of ${rows}: ${problem.rowNames[row]!}; column H23: a 1`;
    expect(sayStep(view, null, at(row, h23))).toBe(words);
    expect(sayStep(view, at(null, h23), at(row, h23))).toBe(words);
  });

  it('says no more than what has changed', () => {
    const without = problem.matrix.rows.findIndex((columns) => !columns.includes(h23));
    expect(sayStep(view, at(row, h23 - 1), at(row, h23))).toBe('column H23: a 1');
    expect(sayStep(view, at(row, h23), at(without, h23))).toBe(
      `row ${without + 1} of ${rows}: ${problem.rowNames[without]!}; nothing`,
    );
    expect(sayStep(view, at(row, h23), at(row, h23))).toBe('a 1');
  });

  it('says what a header stands for', () => {
    expect(sayStep(view, at(0, h23), at(null, h23))).toMatch(/^Column H23, primary: \d+ rows left/);
    expect(sayStep(view, at(row, 0), at(row, null))).toMatch(/^Row .*, with 1s in /);
  });
});

describe('a zoom by key', () => {
  it('says how close it is, and how much is in view', () => {
    const far = fitViewport(shape, { width: 900, height: 560 });
    expect(sayZoom(view, far)).toBe('The whole matrix is in view.');
    expect(sayZoom(view, readable(far, shape))).toMatch(/^Zoom 9\d%: \d\d rows and \d\d columns in view\.$/);
  });
});
