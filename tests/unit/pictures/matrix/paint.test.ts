import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintMatrix } from '#pictures/matrix/paint.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { placed, spread } from '#pictures/matrix/paint-row-heads.ts';
import { type MatrixPalette, matrixTokens } from '#pictures/matrix/palette.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { createSvgPen } from '#pictures/kit/svg-pen.ts';
import { sweptView } from '#pictures/matrix/sweep.ts';
import { type MatrixView, matrixView } from '#pictures/matrix/view.ts';
import { type Viewport, fitViewport, readable, revealing } from '#pictures/matrix/viewport.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const problem = encode({ omit: 'L' });
const run = record(problem.matrix, { limit: 1 });
const palette = { ...matrixTokens, hatching: '--hatch', font: 'mono' } as unknown as MatrixPalette;
const far = fitViewport(shapeOf(problem), { width: 960, height: 560 });

/** What is written and filled, and how many times the pen was put down. */
function painted(
  view: MatrixView,
  viewport: Viewport,
): { texts: string[]; fills: Set<string>; count: number; lines: number } {
  const pen = createSvgPen();
  const texts: string[] = [];
  const fills = new Set<string>();
  let count = 0;
  /** Lines in ink across half of the picture and more. */
  let lines = 0;
  paintMatrix(
    {
      ...pen,
      fillRect(_x, _y, width, height) {
        count += 1;
        lines += Number(this.fillStyle === palette.ink && height === 1 && width > viewport.width / 2);
        if (typeof this.fillStyle === 'string') fills.add(this.fillStyle);
      },
      strokeRect() {
        count += 1;
      },
      fillText(text) {
        count += 1;
        texts.push(text);
      },
    },
    view,
    viewport,
    palette,
  );
  return { texts, fills, count, lines };
}

describe('paintMatrix', () => {
  const solution = matrixView(problem, { frame: run.seek(run.solutionStep(1)) });

  it('names the groups and the chosen rows far out, and no other row', () => {
    const { texts, fills } = painted(solution, far);
    for (const name of ['pieces', 'horizontal edges', 'vertical edges', 'junctions', 'F', 'Z']) {
      expect(texts).toContain(name);
    }
    const named = new Set(texts);
    const chosen = [...solution.order.keys()].filter((row) => solution.order[row]! > 0);
    expect(chosen).toHaveLength(15);
    const rows = problem.rowNames.flatMap((name, row) => (named.has(name) ? [row] : []));
    expect(rows.length).toBeGreaterThan(11);
    expect(rows.every((row) => chosen.includes(row))).toBe(true);
    expect(fills).toContain('--chosen');
  });

  it('in a narrow picture lays no name of a row over another, however low the rows are', () => {
    const shape = shapeOf(problem);
    for (const height of [120, 200, 400]) {
      const viewport = fitViewport(shape, { width: 380, height });
      for (const step of [run.solutionStep(1), run.solutionStep(1) - 4]) {
        const boxes: { name: string; x: number; y: number; width: number }[] = [];
        const pen = createSvgPen();
        paintMatrix(
          {
            ...pen,
            fillText(name, x, y) {
              // A name ends at its x, and is seven pixels high on each side of its y.
              const width = name.length * 8;
              if (problem.rowNames.includes(name)) boxes.push({ name, x: x - width, y, width });
            },
          },
          matrixView(problem, { frame: run.seek(step) }),
          viewport,
          palette,
        );
        expect(boxes.length).toBeGreaterThan(0);
        const over = boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (other) => Math.abs(one.y - other.y) < 14 && one.x < other.x + other.width && other.x < one.x + one.width,
            )
            .map((other) => `${one.name} over ${other.name}`),
        );
        expect(over, `${height} px`).toEqual([]);
      }
    }
  });

  it('names every row and column in view close up', () => {
    const close = revealing(readable(far, shapeOf(problem)), shapeOf(problem), 700, 40);
    const { texts, fills } = painted(solution, close);
    expect(texts).toContain(problem.rowNames[700]);
    expect(texts).toContain(problem.matrix.columns[40]!.name);
    expect(texts.filter((text) => problem.rowNames.includes(text)).length).toBeGreaterThan(15);
    expect(fills).toContain('--hatch');
  });

  it('puts the pen down a few thousand times at most, whatever the moment', () => {
    for (let i = 0; i < 12; i += 1) {
      const frame = run.seek(Math.floor((run.lastStep() * i) / 11));
      const { count } = painted(matrixView(problem, { frame }), far);
      expect(count).toBeLessThan(6_000);
    }
  });

  it('shows which ones are out of their lists though their rows are still to be tried', () => {
    const column = run.seek(1).column;
    const row = problem.matrix.rows.findIndex((columns) => columns.includes(column));
    const close = revealing(readable(far, shapeOf(problem)), shapeOf(problem), row, column);
    const filled = (step: number): boolean =>
      painted(matrixView(problem, { frame: run.seek(step) }), close).fills.has('--primary-ground');
    expect(filled(0)).toBe(false);
    expect(run.seek(1).event).toBe('choose');
    expect(filled(1)).toBe(true);
  });

  it('draws a line across where a cover under way has come to', () => {
    const moment = momentOf(problem, run.seek(5, 'covers'));
    const { frame } = moment;
    expect(moment.moved.length).toBeGreaterThan(10);
    const lines = (share: number): number => painted(sweptView(moment, { frame, share }), far).lines;
    expect(lines(0.5)).toBe(lines(1) + 1);
  });

  it('shows what is pointed at', () => {
    const lit = matrixView(problem, { highlight: { row: 700, column: 40 } });
    const { texts, fills } = painted(lit, far);
    expect(fills).toContain('--highlight-ground');
    expect(texts).toContain(problem.rowNames[700]);
    expect(texts).toContain(problem.matrix.columns[40]!.name);
  });
});

describe('names beside their rows', () => {
  const middles = fc
    .array(fc.integer({ min: 60, max: 540 }), { maxLength: 40 })
    .map((list) => list.sort((a, b) => a - b));

  it('never overlap while there is room, and keep their order', () => {
    fc.assert(
      fc.property(middles, (places) => {
        const spots = spread(places, 57, 553);
        if (places.length * 16 > 490) return;
        spots.slice(1).forEach((spot, index) => {
          expect(spot - spots[index]!).toBeGreaterThanOrEqual(16 - 1e-9);
        });
      }),
    );
  });

  it('stand near their rows and between the ends, and the first asked for is there', () => {
    fc.assert(
      fc.property(middles, (places) => {
        const rows = places.map((_, row) => row).reverse();
        const found = placed(rows, (row) => places[row]!, 50, 560);
        found.rows.forEach((row, index) => {
          expect(Math.abs(found.places[index]! - places[row]!)).toBeLessThanOrEqual(17);
          expect(found.places[index]).toBeGreaterThanOrEqual(58);
          expect(found.places[index]).toBeLessThanOrEqual(552);
        });
        if (rows.length > 0) expect(found.rows).toContain(rows[0]);
      }),
    );
  });

  it('leave those out that would push the first out of the picture', () => {
    const rows = Array.from({ length: 96 }, (_, row) => row);
    const { places } = placed(rows, (row) => 60 + 5 * row, 50, 560);
    expect(places).toHaveLength(31);
    expect(places[0]).toBeGreaterThanOrEqual(58);
  });
});
