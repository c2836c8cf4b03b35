import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { type ChartOptions, chart, CHART_KINDS, chartTable, readChart, seriesOf } from '#notebook/chart.ts';
import { outputOf, readOutput } from '#notebook/outputs.ts';
import { drawChart } from '#pictures/chart/draw.ts';
import { runs } from '../../support/runs.ts';

const rows = [
  { n: 4, nodes: 17, way: 'a' },
  { n: 5, nodes: 54, way: 'a' },
  { n: 4, nodes: 11, way: 'b' },
];

function draw(data: Parameters<typeof drawChart>[0]): SVGSVGElement[] {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  return drawChart(data, { document: document, series: seriesOf(data) });
}

describe('chart', () => {
  test('takes fields of records, the first two by themselves', () => {
    expect(chart(rows).data).toEqual({
      kind: 'line',
      title: 'nodes by n',
      xLabel: 'n',
      yLabel: 'nodes',
      scale: 'linear',
      points: rows.map(({ n, nodes }) => ({ x: n, y: nodes })),
    });
    expect(seriesOf(chart(rows, { series: 'way' }).data)).toEqual(['a', 'b']);
    expect(chartTable(chart(rows, { series: 'way' }).data).rows[2]).toEqual(['b', '4', '11']);
  });

  test.each<[readonly unknown[], object, RegExp]>([
    [[], {}, /wants a list of records/],
    [rows, { colour: 1 }, /knows no option “colour”; it knows kind/],
    [rows, { kind: 'pie' }, /the kind of a chart is bar, line, dot or area/],
    [rows, { y: 'updates' }, /no field “updates” in the first record; it has n, nodes, way/],
    [rows, { y: 'way' }, /record 1 of the chart has no number as way/],
    [[{ n: 1 }], {}, /needs a field for x and one for y, but the first record has only n/],
    [[4, 5], {}, /but the first record has none/],
    [[{ n: 12, ways: 5e16 }], {}, /record 1 of the chart has a number of more than 15 digits as ways/],
    [[...rows, { n: 'five', nodes: 1 }], {}, /record 4 of the chart has a different kind of n/],
    [[{ n: 1, nodes: 0 }], { scale: 'log' }, /needs numbers above 0/],
    [Array.from({ length: 1001 }, (_, n) => ({ n, nodes: n })), {}, /1,001 records/],
    [Array.from({ length: 61 }, (_, n) => ({ n, nodes: n })), { kind: 'bar' }, /at most 60/],
    [[1, 2, 3, 4, 5].map((n) => ({ n, nodes: n })), { series: 'n' }, /at most 4 series/],
  ])('%j with %j says what is wrong', (records, options, words) => {
    expect(() => chart(records as typeof rows, options as ChartOptions)).toThrow(words);
  });

  test('comes out of the sandbox as it was, and no other thing does', () => {
    const output = outputOf(chart(rows, { kind: 'bar', series: 'way' }));
    expect(output?.kind).toBe('chart');
    expect(readOutput(structuredClone(output))).toEqual(output);
    fc.assert(
      fc.property(
        fc.record(
          {
            kind: fc.constantFrom(...CHART_KINDS, 'x'),
            scale: fc.constantFrom('linear', 'log'),
            title: fc.anything(),
            xLabel: fc.string(),
            yLabel: fc.string(),
            points: fc.oneof(fc.anything(), fc.array(fc.record({ x: fc.anything(), y: fc.anything() }))),
          },
          { requiredKeys: ['kind', 'scale'] },
        ),
        (data) => {
          const read = readChart(data);
          if (read) expect(readChart(read)).toEqual(read);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});

describe('a drawn chart', () => {
  test.each(CHART_KINDS)('%s has a mark for each number, in both widths', (kind) => {
    for (const svg of draw(chart(rows, { kind, series: 'way' }).data)) {
      expect(svg.getAttribute('aria-label')).toContain('3 points; nodes from 11 to 54');
      if (kind === 'bar') expect(svg.querySelectorAll('.chart-bar rect')).toHaveLength(3);
      if (kind === 'dot') expect(svg.querySelectorAll('.chart-dot :is(path, circle)')).toHaveLength(3);
      if (kind === 'line') expect(svg.querySelectorAll('.chart-line path')).toHaveLength(2);
      if (kind === 'area') expect(svg.querySelectorAll('.chart-area path')).toHaveLength(2);
    }
  });

  test('never throws, whatever plain data it is', () => {
    const point = fc.record({
      x: fc.double({ noNaN: true, min: -1e14, max: 1e14 }),
      y: fc.double({ noNaN: true, min: -1e14, max: 1e14 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...CHART_KINDS),
        fc.constantFrom('linear', 'log'),
        fc.array(point, { minLength: 1, maxLength: 8 }),
        (kind, scale, points) => {
          const data = readChart({ kind, scale, points, title: '<b>', xLabel: 'x', yLabel: 'y' });
          if (!data) return;
          const markup = draw(data)
            .map((svg) => svg.outerHTML)
            .join('');
          expect(markup).not.toMatch(/NaN|undefined|>[^<"]*<b>/);
        },
      ),
      { numRuns: 60 },
    );
  });
});
