import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { ARRAYS } from '#exhibits/plain-arrays.ts';
import { record } from '#history/index.ts';
import { drawArrays } from '#pictures/arrays/draw.ts';
import { polylineOf } from '#pictures/kit/polyline.ts';
import { type NodeLine, arraysView, arrowView } from '#pictures/arrays/view.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';

const knuth = encode();
const run = record(knuth.matrix);

function at(step: number, highlight?: { row: number | null; column: number }): NodeLine[] {
  const frame = run.seek(step, 'links');
  return arraysView(knuth, frame.state!, frame, highlight);
}

function newTable(): SVGSVGElement {
  const { document } = parseHTML('<!doctype html><html><body><table></table></body></html>');
  return document.querySelector('table') as unknown as SVGSVGElement;
}

const line = (lines: readonly NodeLine[], name: string): NodeLine => lines.find((one) => one.name === name)!;
const texts = (one: NodeLine): string => one.cells.map(({ text }) => text || '–').join(' ');
const marked = (lines: readonly NodeLine[], mark: 'isChanged' | 'isWritten'): string[] =>
  lines.flatMap(({ number, cells }) =>
    cells.flatMap((cell, array) => (cell[mark] ? [`${ARRAYS[array]}[${number}]`] : [])),
  );

describe('the arrays', () => {
  test('have a line for each node: the root, the headers, and the ones row by row', () => {
    const lines = at(0);
    const ones = knuth.matrix.rows.flatMap((row, index) => row.map((column) => [index, column]));
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index));
    expect(lines.map(({ name }) => name).slice(0, 11)).toEqual(['h', ...'ABCDEFG', 'CEF, C', 'CEF, E', 'CEF, F']);
    expect(lines.slice(8).map(({ row, column }) => [row, column])).toEqual(ones);
    expect([lines[0]!, lines[1]!].map(({ row, column }) => [row, column])).toEqual([
      [-1, -1],
      [-1, 0],
    ]);
    // L R U D C S N: the ring of headers ends at the root, which has no size.
    expect(texts(lines[0]!)).toBe('7 1 0 0 0 – –');
    expect(texts(line(lines, 'A'))).toBe('0 2 17 11 1 2 –');
    expect(texts(line(lines, 'CEF, C'))).toBe('10 9 3 15 3 – 0');
  });

  test('mark what a step has written, and all that is not as it was built', () => {
    expect([marked(at(0), 'isChanged'), marked(at(0), 'isWritten')]).toEqual([[], []]);
    // Covering A takes its header out of the ring by two writes, after the column has been chosen; then the D of row
    // ADG out of its column, where the size goes with the second write.
    const written = [1, 2, 3, 4, 5].map((step) => marked(at(step), 'isWritten').join(' '));
    expect(written).toEqual(['', 'L[2]', 'R[0]', 'U[18]', 'D[4] S[4]']);
    expect(marked(at(5), 'isChanged')).toEqual(['R[0]', 'L[2]', 'D[4]', 'S[4]', 'U[18]']);
    expect(marked(at(run.lastStep('links')), 'isChanged')).toEqual([]);
  });

  test('light up the node or the header that is pointed at', () => {
    const lit = (row: number | null, column: number): string[] =>
      at(0, { row, column }).flatMap(({ name, isLit }) => (isLit ? [name] : []));
    expect(lit(3, 3)).toEqual(['AD, D']);
    expect(lit(null, 3)).toEqual(['D']);
    expect(lit(0, 0)).toEqual([]);
  });

  test('are a table with the texts and the marks of its lines', () => {
    const lines = at(4, { row: 3, column: 3 });
    const table = drawnBy((host) => drawArrays(host, lines), newTable());
    const heads = Array.from(table.querySelectorAll('thead th'), ({ textContent }) => textContent);
    expect(heads).toEqual(['node', 'is', ...ARRAYS]);
    const rows = [...table.querySelectorAll('tbody > tr')];
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual(
      lines.map(({ number, name, cells }) => [String(number), name, ...cells.map(({ text }) => text)]),
    );
    const count = (selector: string): number => table.querySelectorAll(selector).length;
    expect(count('td[data-written]')).toBe(marked(lines, 'isWritten').length);
    expect(count('td[data-changed]')).toBe(marked(lines, 'isChanged').length);
    expect(count('tr[data-lit][data-row="3"][data-column="3"]')).toBe(1);
    expect([count('tr[data-row]'), count('tr[data-column]')]).toEqual([16, 23]);
  });

  test('have the link just written in their margin, from the line of its node to the line whose number it holds', () => {
    const frame = run.seek(5, 'links');
    const arrow = arrowView(frame.state!, frame);
    // D[4], which was 12, is 18 now.
    expect(arrow).toEqual({ from: 4, before: 12, now: 18, share: 1 });
    expect(arrowView(frame.state!, run.seek(1, 'links'))).toBeNull();
    const tipAt = (share: number): { x: number; y: number } => {
      const table = drawnBy((host) => drawArrays(host, at(5), { ...arrow!, share }), newTable());
      return polylineOf(table.querySelector('.arrays-arrow > .is-new')!.getAttribute('d')!).at(-1)!;
    };
    const tips = [0, 0.25, 0.5, 0.75, 1].map(tipAt);
    // Down the margin from line to line; on its way farther from the numbers than at rest.
    expect(tips.map(({ y }) => y / 16 - 0.5)).toEqual([12, 13.5, 15, 16.5, 18]);
    expect(tips[0]!.x).toBe(tips[4]!.x);
    for (const { x } of tips.slice(1, 4)) expect(x).toBeLessThan(tips[0]!.x - 5);
  });

  test('drawn over any other moment, or another matrix, they are what they are when drawn afresh', () => {
    const small = encode({ secondary: 'FG' });
    const rows = small.matrix.rows.slice(0, 3);
    const other = { ...small, matrix: { ...small.matrix, rows } };
    const start = record(other.matrix).seek(0, 'links');
    const moments = [at(0), at(4, { row: 3, column: 3 }), at(30), arraysView(other, start.state!, start)];
    const draws = moments.map(
      (lines): Draw =>
        (host) =>
          drawArrays(host, lines),
    );
    const frame = run.seek(5, 'links');
    for (const share of [0.3, 1]) {
      draws.push((host) => drawArrays(host, at(5), arrowView(frame.state!, frame, share)));
    }
    expectSameOverAny(draws, newTable);
    expectAdopted(draws, newTable);
  });
});
