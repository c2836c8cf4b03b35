import { axisY, barX, plot, ruleX, text } from '@observablehq/plot';
import { MOST_CROSSINGS } from '#puzzles/tetrasticks/atlas.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { inWords } from '#english/english.ts';
import { tidyPlot } from '../kit/tidy-plot.ts';

interface AtlasChartOptions extends PictureName {
  /** The document that makes the nodes: linkedom's at build time. */
  readonly document: Document;
  /** The length of the longest bar: of all charts that stand side by side. */
  readonly most: number;
  /** The bar whose example is shown: a number of crossings. */
  readonly chosen?: number;
  /** Width in CSS pixels at full size. Default: 220. */
  readonly width?: number;
}

const LEFT = 18;
const BAR = 22;
const CHARACTER = 7.3;

/**
 * A chart of one piece left out, as an svg: a bar for each number of crossings, with the number of
 * covers at its end. Bars and the bands they stand in carry `data-crossings`. Observable Plot makes
 * it at build time, and the page only marks a bar. Styles: ui/lessons/crossing-atlas/atlas.css.
 */
export function drawAtlas(counts: readonly number[], options: AtlasChartOptions): SVGSVGElement {
  const { document, most, chosen, width = 220 } = options;
  const bars = counts.map((count, crossings) => ({ count, crossings }));
  const inBars = { y: 'crossings', insetTop: 2, insetBottom: 2 } as const;
  const chart = plot({
    document,
    className: 'atlas-chart',
    width,
    height: counts.length * BAR + 4,
    marginLeft: LEFT,
    marginTop: 2,
    marginBottom: 2,
    marginRight: inWords(most).length * CHARACTER + 10,
    x: { domain: [0, most], axis: null, label: null },
    y: { type: 'band', domain: bars.map(({ crossings }) => crossings), label: null, padding: 0 },
    marks: [
      axisY({ tickSize: 0, tickPadding: 7, label: null, className: 'atlas-names' }),
      barX(bars, { x: 'count', ...inBars, className: 'atlas-bars' }),
      text(bars, {
        x: 'count',
        y: 'crossings',
        text: ({ count }: { readonly count: number }) => inWords(count),
        textAnchor: 'start',
        dx: 6,
        className: 'atlas-numbers',
      }),
      ruleX([0], { className: 'atlas-axis' }),
      // The whole band answers to a pointer: three covers in forty thousand make a thin bar.
      barX(bars, { x1: 0, x2: most, y: 'crossings', className: 'atlas-bands' }),
    ],
  }) as SVGSVGElement;
  tidyPlot(chart);
  for (const group of ['atlas-bars', 'atlas-bands']) {
    chart.querySelectorAll(`.${group} rect`).forEach((bar, crossings) => {
      bar.setAttribute('data-crossings', String(crossings));
      if (group === 'atlas-bars' && crossings === chosen) bar.setAttribute('class', 'is-chosen');
    });
  }
  namePicture(chart, options, describeAtlas(counts));
  return chart;
}

/** The chart in words: how many covers in all, and the most common number of crossings. */
export function describeAtlas(counts: readonly number[]): string {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  const last = counts.findLastIndex((count) => count > 0);
  return (
    `${inWords(all)} covers, ${inWords(counts[0] ?? 0)} of them without a crossing. ` +
    `The most common number of crossings is ${counts.indexOf(most)}, in ${inWords(most)} covers. None has more than ` +
    `${Math.min(last, MOST_CROSSINGS)}.`
  );
}
