import { describe, expect, test } from 'vitest';
import { withKind } from '#dlx/matrix.ts';
import type { MatrixDrawOptions } from '#pictures/matrix/layout.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { drawMatrixOverview } from '#pictures/matrix/overview.ts';
import { type MatrixView, matrixView } from '#pictures/matrix/view.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { encode as encodeRipple } from '#puzzles/ripple-effect/encode.ts';
import { encode as encodeTetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { queens } from '../../matrices/queens.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const knuth = encode();
const run = record(knuth.matrix);
const found = run.solutionStep(1);
const secondary = encode({ secondary: 'FG' });
const switched = { ...secondary, matrix: withKind(secondary.matrix, 6, 'off') };
const covers = Array.from({ length: run.lastStep('covers') }, (_, step) => run.seek(step, 'covers'));
const events = Array.from({ length: run.lastStep() }, (_, step) => run.seek(step));
const five = queens(5);
const groups = [
  { name: 'lines', from: 0, to: 5 },
  { name: 'files', from: 5, to: 10 },
  { name: 'diagonals', from: 10, to: 28 },
];

const views: Record<string, MatrixView> = {
  plain: matrixView(knuth),
  choose: matrixView(knuth, { frame: run.seek(1) }),
  trying: matrixView(knuth, { frame: run.seek(2), highlight: { row: 3, column: null } }),
  'dead end': matrixView(knuth, { frame: events.find((frame) => frame.event === 'dead end')! }),
  undone: matrixView(knuth, { frame: events.find((frame) => frame.event === 'retreat')! }),
  solution: matrixView(knuth, { frame: run.seek(found), highlight: { row: 4, column: 1 } }),
  cover: matrixView(knuth, { frame: covers.find((frame) => frame.row === 1 && frame.move)! }),
  uncover: matrixView(knuth, { frame: covers.find((frame) => frame.move?.kind === 'uncover')! }),
  'secondary and off': matrixView(switched, { highlight: { row: null, column: 5 } }),
  'picks, exact': matrixView(knuth, { picks: [3, 0, 4] }),
  'picks, in conflict': matrixView(knuth, { picks: [3, 1] }),
};

const options: MatrixDrawOptions = { id: 'matrix', title: 'Knuth’s example' };
const interactive: MatrixDrawOptions = {
  ...options,
  interactive: true,
  columnAction: 'toggle',
  rowAction: 'pick',
};

function drawn(view: MatrixView, how: MatrixDrawOptions = options): SVGSVGElement {
  return drawnBy((svg) => drawMatrix(svg, view, how));
}

describe('a small matrix', () => {
  test.each(['uncover', 'secondary and off'])('draws: %s', async (name) => {
    const file = `snapshots/${name.replaceAll(' ', '-')}.svg`;
    await expect(snapshotText(drawn(views[name]!))).toMatchFileSnapshot(file);
  });

  test('has marks for every state', () => {
    return expectStates(views, drawn, 'snapshots/states.txt');
  });

  test('drawn over any other view is what it is when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawMatrix(svg, view, interactive),
    );
    const room = { width: 240, height: 160 };
    draws.push((svg) => drawMatrix(svg, views['cover']!, { ...interactive, room }));
    expectSameOverAny(draws);
    expectAdopted(draws);
  });

  test('a still matrix is taken over as one that takes presses', () => {
    const svg = reparsed(drawn(views['choose']!));
    drawMatrix(svg, views['cover']!, interactive);
    expect(snapshotText(svg)).toBe(snapshotText(drawn(views['cover']!, interactive)));
  });

  test('is one tab stop, wherever it was left', () => {
    const svg = drawn(views['choose']!, interactive);
    const stops = (): Element[] => [...svg.querySelectorAll('[tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    stops()[0]!.setAttribute('tabindex', '-1');
    svg.querySelectorAll('.matrix-row')[2]!.setAttribute('tabindex', '0');
    drawMatrix(svg, views['trying']!, interactive);
    expect(stops().map((stop) => stop.getAttribute('data-row'))).toEqual(['2']);
  });

  test('says what each header is and what pressing it does', () => {
    const svg = drawn(views['secondary and off']!, interactive);
    const labels = [...svg.querySelectorAll('.matrix-column')].map((g) => g.getAttribute('aria-label'));
    expect(labels[0]).toBe('Column A, primary: 2 rows left in its list. Press to make it secondary.');
    expect(labels[5]).toMatch(/^Column F, secondary: .* Press to switch it off\.$/);
    expect(labels[6]).toMatch(/Press to make it primary\.$/);
    const picked = drawn(views['picks, exact']!, interactive);
    const pressed = [...picked.querySelectorAll('.matrix-row')].map((g) => g.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'false', 'false', 'true', 'true', 'false']);
  });

  test('has a mark for each one, and stays small enough for SVG', () => {
    const view = matrixView({ matrix: five, groups }, { frame: record(five).seek(9) });
    const svg = drawn(view, interactive);
    expect(svg.querySelectorAll('.matrix-ones rect')).toHaveLength(100);
    expect(svg.querySelectorAll('.matrix-one.is-secondary')).toHaveLength(50);
    expect(svg.querySelectorAll('*').length).toBeLessThan(1_500);
    expect(drawn(view).querySelectorAll('*').length).toBeLessThan(600);
  });
});

describe('a large matrix as a still picture', () => {
  const problem = encodeTetrasticks({ omit: 'L' });
  const long = record(problem.matrix, { limit: 1 });
  const view = matrixView(problem, { frame: long.seek(long.solutionStep(1)) });
  const how = { id: 'overview', groupToken: (name: string) => `--piece-${name}` };

  test('is a handful of elements and bytes, with its groups named', () => {
    const svg = newSvg();
    drawMatrixOverview(svg, view, how);
    expect(svg.querySelectorAll('*').length).toBeLessThan(400);
    expect(svg.outerHTML.length).toBeLessThan(70_000);
    const texts = [...svg.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts).toContain('junctions');
    expect(svg.outerHTML).toContain('var(--piece-F)');
    expect(svg.outerHTML).not.toMatch(/NaN|undefined/);
  });

  test('drawn over any other view is what it is when drawn afresh', () => {
    const frame = record(five).seek(20);
    const views = [matrixView(problem), view, matrixView({ matrix: five, groups }, { frame })];
    expectSameOverAny(views.map((each) => (svg) => drawMatrixOverview(svg, each, how)));
  });

  test('names the columns that something happens to in a line over its groups', () => {
    const puzzle = encodeRipple(puzzleCalled('nikoli-tutorial'));
    const run = record(puzzle.matrix);
    for (const width of [960, 340]) {
      const svg = newSvg();
      const view = matrixView(puzzle, { frame: run.seek(1), highlight: { row: null, column: 63 } });
      drawMatrixOverview(svg, view, { id: 'names', size: { width, height: 400 } });
      const line = [...svg.querySelectorAll('text')].flatMap((text) => {
        if (text.hasAttribute('transform') || text.parentElement!.hasAttribute('transform')) return [];
        const [x, y] = [text.getAttribute('x'), text.getAttribute('y')];
        return Number(y) < 16 ? [{ name: text.textContent, x: Number(x) }] : [];
      });
      expect(line.map(({ name }) => name)).toHaveLength(2);
      expect(line[1]!.name).toBe('c8,8');
      expect(line[1]!.x - line[0]!.x, 'they do not touch').toBeGreaterThan(line[0]!.name.length * 6.6);
    }
  });

  test('draws: five queens', async () => {
    const svg = newSvg();
    const frame = record(five).seek(20);
    drawMatrixOverview(svg, matrixView({ matrix: five, groups }, { frame }), {
      id: 'queens',
      size: { width: 600, height: 400 },
    });
    await expect(snapshotText(svg)).toMatchFileSnapshot('snapshots/overview-queens.svg');
  });
});
