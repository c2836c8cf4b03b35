import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnKind, createMatrix } from '#dlx/matrix.ts';
import { type Tone, APART, collectOnes, createOnes, TONES } from '#pictures/matrix/ones.ts';
import { hasOne, shapeOf } from '#pictures/matrix/shape.ts';
import { type MatrixView, matrixView } from '#pictures/matrix/view.ts';
import { type Viewport, fitViewport, revealing, xOf, yOf, zoomed } from '#pictures/matrix/viewport.ts';

/** A random matrix, with some rows hidden, some chosen and some columns covered. */
const views = fc
  .record({
    rows: fc.array(fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 120,
    }),
    kinds: fc.array(fc.constantFrom<ColumnKind>('primary', 'secondary', 'off'), {
      minLength: 12,
      maxLength: 12,
    }),
    states: fc.array(fc.constantFrom('free', 'hidden', 'chosen', 'trying' as const), {
      minLength: 120,
      maxLength: 120,
    }),
    covered: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ rows, kinds, states, covered }): MatrixView => {
    const columns = kinds.map((kind, index) => ({ name: `c${index}`, kind }));
    const view = matrixView({ matrix: createMatrix(columns, rows) });
    return {
      ...view,
      rows: view.rows.map((_, row) => states[row]!),
      columns: view.columns.map((state, c) => (covered[c] && state !== 'off' ? 'covered' : state)),
    };
  });

function toneOf(view: MatrixView, row: number, column: number): Tone {
  const state = view.rows[row];
  const isHollow = view.kinds[column] === 'secondary';
  if (state === 'chosen') return isHollow ? 'onHollow' : 'on';
  const isFaded = state === 'hidden' || (view.columns[column] === 'covered' && state !== 'trying');
  if (isFaded) return isHollow ? 'fadedHollow' : 'faded';
  return isHollow ? 'secondary' : 'primary';
}

/** The pixels that each tone fills, when every one is drawn by itself. */
function pixelsOneByOne(view: MatrixView, viewport: Viewport): Map<Tone, Set<string>> {
  const { scaleX, scaleY } = viewport;
  const insetX = scaleX >= APART ? scaleX * 0.17 : 0;
  const insetY = scaleY >= APART ? scaleY * 0.17 : 0;
  const pixels = new Map(TONES.map((tone) => [tone, new Set<string>()]));
  view.source.matrix.rows.forEach((columns, row) => {
    for (const column of columns) {
      if (view.kinds[column] === 'off') continue;
      const x = Math.round(xOf(viewport, column) + insetX);
      const y = Math.round(yOf(viewport, 0) + insetY + row * scaleY);
      const width = Math.max(1, Math.round(scaleX - 2 * insetX));
      const height = Math.max(1, Math.round(scaleY - 2 * insetY));
      addPixels(pixels.get(toneOf(view, row, column))!, x, y, width, height);
    }
  });
  return pixels;
}

function addPixels(set: Set<string>, x: number, y: number, width: number, height: number): void {
  for (let i = x; i < x + width; i += 1) {
    for (let j = y; j < y + height; j += 1) set.add(`${i},${j}`);
  }
}

describe('collectOnes', () => {
  it('fills the same pixels as drawing every one by itself, with no more rectangles', () => {
    fc.assert(
      fc.property(views, fc.constantFrom(60, 200, 400), fc.constantFrom(0, 0.4), (view, room, near) => {
        const shape = shapeOf(view.source);
        const fit = fitViewport(shape, { width: 400, height: 100 + room });
        // A little closer, but with everything still in view: only the picture grows.
        const viewport = { ...zoomed(fit, shape, near), x: 0, y: 0, width: 4_000, height: 4_000 };
        const ones = createOnes();
        collectOnes(ones, shape, view, viewport);
        const expected = pixelsOneByOne(view, viewport);
        let rectangles = 0;
        for (const tone of TONES) {
          const { values, length } = ones[tone];
          rectangles += length / 4;
          const pixels = new Set<string>();
          for (let i = 0; i < length; i += 4) {
            addPixels(pixels, values[i]!, values[i + 1]!, values[i + 2]!, values[i + 3]!);
          }
          expect([...pixels].sort()).toEqual([...expected.get(tone)!].sort());
        }
        expect(rectangles).toBeLessThanOrEqual(shape.ones);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out what is not in view', () => {
    const rows = Array.from({ length: 1_000 }, (_, row) => [row % 100]);
    const names = Array.from({ length: 100 }, (_, column) => `c${column}`);
    const view = matrixView({ matrix: createMatrix(names, rows) });
    const shape = shapeOf(view.source);
    const whole = fitViewport(shape, { width: 500, height: 400 });
    const close = revealing(zoomed(whole, shape, 1), shape, 500, 0);
    const ones = createOnes();
    collectOnes(ones, shape, view, close);
    expect(ones.primary.length / 4).toBeLessThan(20);
    expect(ones.primary.length).toBeGreaterThan(0);
  });
});

describe('shapeOf', () => {
  it('knows where the ones are', () => {
    fc.assert(
      fc.property(views, fc.nat(), fc.nat(11), (view, a, column) => {
        const { rows } = view.source.matrix;
        const row = a % rows.length;
        expect(hasOne(shapeOf(view.source), row, column)).toBe(rows[row]!.includes(column));
      }),
    );
  });

  it('groups neighbouring rows by their first column', () => {
    const matrix = createMatrix(['A', 'B'], [[0, 1], [0], [1], [0]]);
    expect(shapeOf({ matrix }).rowGroups.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['A', 0, 2],
      ['B', 2, 3],
      ['A', 3, 4],
    ]);
  });
});
