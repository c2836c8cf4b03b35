import { type Markish, areaY, axisFx, axisX, axisY, barY, dot, gridY, lineY, plot, ruleY } from '@observablehq/plot';
import type { ChartData, ChartPoint } from '#notebook/chart.ts';
import { capital, inFigures } from '#english/english.ts';
import { tidyPlot } from '../kit/tidy-plot.ts';

/** Widths in CSS pixels: each chart is drawn for both, and its sheet shows the one that has room. */
const WIDTHS = { wide: 640, narrow: 300 } as const;

/** Series are told apart by their shapes too; the sheet gives them colours and dashes. */
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond'] as const;

/** A line of more points is drawn without their dots. */
const MOST_DOTS = 60;

export interface ChartOptions {
  /** The document that makes the nodes: linkedom's at build time. */
  readonly document: Document;
  /** The names of the series in their order; one without a name for a chart without series. */
  readonly series: readonly string[];
}

/**
 * Draws the data of a cell with Observable Plot: a chart for a wide place and one for a narrow one, so
 * that letters keep their size. Styles: ui/notebook/chart.css.
 */
export function drawChart(chart: ChartData, options: ChartOptions): SVGSVGElement[] {
  return (['wide', 'narrow'] as const).map((name) => {
    const svg = plotted(chart, options, WIDTHS[name]);
    tidyPlot(svg);
    svg.setAttribute('class', `chart chart-${name}`);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', chartWords(chart));
    return svg;
  });
}

/** What a chart shows, for readers who cannot see it; its numbers stand in a table beside it. */
export function chartWords({ kind, title, points, yLabel }: ChartData): string {
  const all = points.map(({ y }) => y);
  const [least, most] = [Math.min(...all), Math.max(...all)].map(figure);
  return `${title}. ${capital(kind)} chart, ${inFigures(points.length, 'point')}; ${yLabel} from ${least} to ${most}.`;
}

function plotted(chart: ChartData, { document, series }: ChartOptions, width: number): SVGSVGElement {
  const { points, kind, scale, xLabel, yLabel } = chart;
  const isNarrow = width < 400;
  const values = points.map(({ y }) => y);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Bars stand on 0, or on a scale of powers on the one below the smallest.
  const floor = scale === 'log' ? 10 ** Math.floor(Math.log10(least) - 1e-9) : 0;
  const y = scale === 'log' ? powers(floor, most) : { ticks: isNarrow ? 4 : 6 };
  const names = [...new Set(points.map(({ x }) => x))];
  const isBand = kind === 'bar' || typeof names[0] === 'string';
  const ticks = isBand ? few(names, isNarrow ? 6 : 16) : isNarrow ? 4 : 8;
  const xAxis = {
    ...({ label: `${xLabel} →`, labelAnchor: 'right', tickSize: 0, tickPadding: 8 } as const),
    ticks,
    tickFormat: figure,
    className: 'chart-axis',
  };
  return plot({
    document,
    className: 'chart',
    width,
    height: isNarrow ? 240 : 300,
    marginLeft: 16 + 8 * Math.max(...[floor, least, most].map((one) => figure(one).length)),
    marginBottom: 46,
    marginTop: 42,
    marginRight: 16,
    ...(kind === 'bar' && {
      fx: { domain: names, padding: 0, round: false },
      x: { axis: null, domain: series, paddingInner: 0.08, paddingOuter: 0.3 },
    }),
    ...(kind !== 'bar' && isBand && { x: { type: 'point', domain: names } }),
    y: {
      type: scale,
      nice: scale === 'linear',
      ...(kind !== 'line' && kind !== 'dot' && { domain: [Math.min(floor, least), Math.max(most, 0) || 1] }),
    },
    marks: [
      gridY({ ...y, className: 'chart-grid' }),
      axisY({
        ...y,
        label: `↑ ${yLabel}`,
        tickFormat: figure,
        tickSize: 0,
        className: 'chart-axis',
      }),
      kind === 'bar' ? axisFx({ ...xAxis, anchor: 'bottom' }) : axisX(xAxis),
      ...(least <= 0 || kind === 'bar' || kind === 'area' ? [ruleY([floor], { className: 'chart-base' })] : []),
      ...series.map((name, index) =>
        marksOf(
          kind,
          points.filter((one) => (one.series ?? '') === name),
          index,
          floor,
        ),
      ),
    ],
  }) as SVGSVGElement;
}

function marksOf(kind: ChartData['kind'], points: readonly ChartPoint[], index: number, floor: number): Markish[] {
  const name = (mark: string): string => `chart-${mark} series-${index}`;
  const from = { y1: () => floor, y2: 'y' };
  if (kind === 'bar') {
    return [barY(points, { fx: 'x', x: ({ series = '' }: ChartPoint) => series, ...from, className: name('bar') })];
  }
  const place = { x: 'x', y: 'y' };
  const dots = dot(points, { ...place, r: 3.5, symbol: SYMBOLS[index] ?? 'circle', className: name('dot') });
  if (kind === 'dot') return [dots];
  const line = lineY(points, { ...place, className: name('line') });
  if (kind === 'area') return [areaY(points, { x: 'x', ...from, className: name('area') }), line];
  return points.length <= MOST_DOTS ? [line, dots] : [line];
}

/** The powers of ten from a number to another, at most about six of them: one beyond would stand outside the chart. */
function powers(from: number, to: number): { ticks: number[] | number } {
  const [low, high] = [Math.floor(Math.log10(from) + 1e-9), Math.floor(Math.log10(to) + 1e-9)];
  const step = Math.max(1, Math.ceil((high - low) / 6));
  const ticks = [];
  for (let power = low; power <= high; power += step) ticks.push(10 ** power);
  // Within one power, Plot has marks between.
  return { ticks: ticks.length > 1 ? ticks : 4 };
}

/** At most this many of the names, evenly. */
function few<Name>(names: readonly Name[], most: number): Name[] {
  const every = Math.ceil(names.length / most);
  return names.filter((_, index) => index % every === 0);
}

function figure(value: number | string): string {
  if (typeof value === 'string') return value.length > 12 ? `${value.slice(0, 11)}…` : value;
  if (value !== 0 && (Math.abs(value) >= 1e9 || Math.abs(value) < 1e-4)) return value.toExponential(0);
  return value.toLocaleString('en', { maximumFractionDigits: 4 });
}
