/** A chart on a scale of powers shows no power beyond its numbers: it would be drawn outside. */
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { drawChart } from '#pictures/chart/draw.ts';

test.each(['bar', 'line', 'area', 'dot'] as const)('the powers of a chart of kind %s lie inside it', (kind) => {
  const { document } = parseHTML('<html><body></body></html>');
  const points = [17, 52, 111, 373, 1199].map((y, at) => ({ x: at + 4, y }));
  const chart = { kind, title: 'nodes by n', scale: 'log', xLabel: 'n', yLabel: 'nodes', points } as const;
  for (const svg of drawChart(chart, { document, series: [''] })) {
    const height = Number(svg.getAttribute('height'));
    const lines = [...svg.querySelectorAll('.chart-grid line')];
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      // A line of the grid is moved to its height by a transform of its own.
      const moved = Number(/,\s*([-\d.]+)\)/.exec(line.getAttribute('transform') ?? '')?.[1] ?? 0);
      const y = Number(line.getAttribute('y1') ?? 0) + moved;
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
});
