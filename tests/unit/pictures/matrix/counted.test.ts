/** A matrix with bounds or costs: places that fill, prices or taxes, and their words. */
import { describe, expect, it } from 'vitest';
import { parse } from '#dlx/index.ts';
import { record } from '#history/record.ts';
import { recordCheapest } from '#history/record-cheapest.ts';
import { placesOf } from '#pictures/matrix/counted.ts';
import { describeColumnState, describeMatrix, describeRowState } from '#pictures/matrix/describe.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { layoutMatrix } from '#pictures/matrix/layout.ts';
import { paintMatrix } from '#pictures/matrix/paint.ts';
import { type MatrixPalette, matrixTokens } from '#pictures/matrix/palette.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { createSvgPen } from '#pictures/kit/svg-pen.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { fitViewport } from '#pictures/matrix/viewport.ts';
import { encode as encodeBundles } from '#puzzles/bundles/encode.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode as encodeShifts } from '#puzzles/shifts/encode.ts';
import { newSvg } from '../../../pictures/svg.ts';

const rota = encodeShifts();
const rotaRun = record(rota.matrix);
const shop = encodeBundles();
const shopRun = recordCheapest(shop.matrix);
const rotaAt = (step: number) => matrixView(rota, { frame: rotaRun.seek(step) });
const shopAt = (step: number) => matrixView(shop, { frame: shopRun.seek(step) });
const palette = { ...matrixTokens, hatching: '--hatch', font: 'mono' } as unknown as MatrixPalette;

function drawn(view: ReturnType<typeof matrixView>): SVGSVGElement {
  const svg = newSvg();
  drawMatrix(svg, view, { id: 'x' });
  return svg;
}

function textsOf(svg: SVGSVGElement, selector: string): string[] {
  return Array.from(svg.querySelectorAll(selector), ({ textContent }) => textContent);
}

describe('places', () => {
  it('are filled by the rows that are taken, at every step of the run', () => {
    for (let step = 0; step <= rotaRun.lastStep(); step += 1) {
      const view = rotaAt(step);
      const { path } = rotaRun.seek(step);
      placesOf(view).forEach((places, column) => {
        const rows = path.filter(({ row }) => row >= 0 && rota.matrix.rows[row]!.includes(column));
        expect(places?.filled, `step ${step}, column ${column}`).toBe(rows.length);
      });
      const svg = drawn(view);
      const most = rota.matrix.columns.reduce((sum, { max = 1 }) => sum + max, 0);
      expect(svg.querySelectorAll('.matrix-place')).toHaveLength(most);
      const filled = placesOf(view).reduce((sum, places) => sum + (places?.filled ?? 0), 0);
      expect(svg.querySelectorAll('.matrix-place.is-filled')).toHaveLength(filled);
    }
  });

  it('are dashed beyond the least, and said', () => {
    const view = rotaAt(rotaRun.solutionStep(1));
    const optional = rota.matrix.columns.reduce((sum, { min = 1, max = 1 }) => sum + max - min, 0);
    expect(drawn(view).querySelectorAll('.matrix-place.is-optional')).toHaveLength(optional);
    expect(describeMatrix(view)).toContain('Places: Fri 2 of 2 places filled, Sat 1 filled out of 1 or 2 places,');
    expect(describeColumnState(view, 1)).toMatch(/^Column Sat, primary: .*; 1 filled out of 1 or 2 places\.$/);
    expect(describeColumnState(view, 3)).toMatch(/; 1 of 1 place filled\.$/);
  });

  it('are a number where there are too many', () => {
    const source = { matrix: parse('2:12|a b\n' + 'a\n'.repeat(12) + 'b\n') };
    const svg = drawn(matrixView(source));
    expect(textsOf(svg, '.matrix-places text')).toEqual(['0/12']);
    expect(svg.querySelectorAll('.matrix-place')).toHaveLength(1);
  });

  it('say of a dead end that rows are left, but too few', () => {
    const source = { matrix: parse('a 3|b\na\nb\nb\n') };
    const view = matrixView(source, { frame: record(source.matrix).seek(1) });
    expect(describeMatrix(view)).toContain('Column b has too few rows left: a dead end.');
    expect(describeColumnState(view, 1)).toContain('too few rows are left for it, a dead end');
  });
});

describe('prices', () => {
  it('are in the picture beside it where a search for the cheapest runs, so that taxes stand alone', () => {
    const view = shopAt(4);
    const taxes = [...shopRun.seek(0).costs!.taxes].map(String);
    expect(textsOf(drawn(view), '.matrix-cost').toSorted()).toEqual(['tax', ...taxes].toSorted());
    expect(layoutMatrix(view).width).toBeLessThan(layoutMatrix(matrixView(shop)).width);
  });

  it('are said of rows and columns, and why a node is pruned', () => {
    const last = shopRun.lastStep();
    const pruned = Array.from({ length: last }, (_, step) => step).find((step) => shopRun.seek(step).costs!.isPruned)!;
    const view = shopAt(pruned);
    expect(describeRowState(view, 0)).toMatch(/; price 5, net cost 0\.$/);
    expect(describeColumnState(view, 1)).toMatch(/; tax 5\.$/);
    expect(describeMatrix(view)).toMatch(/Taxes: a 2, b 5, c 0, d 0\. Costs: bcd price 5, net cost 0; /);
    expect(describeMatrix(view)).toContain('no affordable row left: a dead end.');
  });

  it('stand at the ends of the rows where no search for the cheapest runs', () => {
    const plain = matrixView(shop);
    expect(layoutMatrix(plain)).toMatchObject({ taxY: null });
    expect(textsOf(drawn(plain), '.matrix-cost')).toEqual(['price', ...shop.matrix.costs!.map(String)]);
    expect(describeRowState(plain, 0)).toMatch(/; price 5\.$/);
  });
});

describe('a large matrix', () => {
  const texts = (source: typeof rota): { texts: string[]; fills: string[] } => {
    const pen = createSvgPen();
    const found: string[] = [];
    const fills: string[] = [];
    const view = matrixView(source, { frame: record(source.matrix).seek(2) });
    const counting = {
      ...pen,
      fillRect(): void {
        if (typeof this.fillStyle === 'string') fills.push(this.fillStyle);
      },
      fillText(text: string): void {
        found.push(text);
      },
    };
    paintMatrix(counting, view, fitViewport(shapeOf(source), { width: 900, height: 500 }), palette);
    return { texts: found, fills };
  };

  it('has the prices after its rows, and places in the strip under its names', () => {
    expect(texts(shop).texts).toEqual(expect.arrayContaining(['price', ...shop.matrix.costs!.map(String)]));
    expect(texts(rota).texts).not.toContain('price');
    const full = (source: typeof rota): number =>
      texts(source).fills.filter((fill) => fill === palette.chosenEdge).length;
    // The two places of a row that is tried, and the box of no chosen row yet.
    expect(full(rota)).toBe(2);
    expect(full(shop)).toBe(0);
  });
});

it('leaves a matrix without bounds and costs as it is', () => {
  const knuth = encodeKnuth();
  const view = matrixView(knuth, { frame: record(knuth.matrix).seek(3) });
  const layout = layoutMatrix(view);
  expect(layout).toMatchObject({ placesTop: null, taxY: null, priceX: null });
  expect(layout.top - layout.headEnd).toBe(5);
  const svg = drawn(view);
  expect(svg.querySelectorAll('.matrix-cost, .matrix-place, .matrix-places')).toHaveLength(0);
});
