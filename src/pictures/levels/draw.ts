import { axisFy, barX, plot, ruleX, text } from '@observablehq/plot';
import { type PictureName, namePicture } from '../kit/name-picture.ts';
import { type LevelsRun, type Measure, describeLevels, levelCounts } from './profile.ts';
import { inWords } from '#english/english.ts';
import { tidyPlot } from '../kit/tidy-plot.ts';

interface LevelsOptions extends PictureName {
  /** The document that makes the nodes: linkedom's at build time. */
  readonly document: Document;
  /** What the bars are. Default: nodes. */
  readonly measure?: Measure;
  /** Width in CSS pixels at full size. Default: 320. */
  readonly width?: number;
}

/** Thickness of a bar in CSS pixels. */
const BAR = 15;
/** Width of a character of the numbers, in CSS pixels. */
const CHARACTER = 7.3;
const LEFT = 48;
const TOP = 26;
const BOTTOM = 6;

/**
 * A chart of the search nodes, or of the updates, at each level of a run, as HTML: the root at the top, a bar for every
 * level and its number at its end. Observable Plot makes it at build time; a page that redraws it loads this file
 * when the reader asks for it. Styles: ui/explore/tree/levels.css.
 */
export function drawLevels(run: LevelsRun, options: LevelsOptions): string {
  const { document, width = 320, measure = 'nodes' } = options;
  const counts = levelCounts([run], measure);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const chart = plot({
    document,
    className: 'levels-chart',
    width,
    height: TOP + counts.length * (BAR + 8) + BOTTOM,
    marginLeft: LEFT,
    marginTop: TOP,
    marginBottom: BOTTOM,
    marginRight: inWords(most).length * CHARACTER + 8,
    x: { domain: [0, most], axis: null, label: null },
    y: { domain: [0], axis: null, padding: 0.08 },
    fy: { domain: [...new Set(counts.map(({ level }) => level))], padding: 0, round: false },
    facet: { marginTop: 4, marginBottom: 4 },
    marks: [
      axisFy({
        anchor: 'left',
        label: null,
        tickSize: 0,
        tickPadding: 9,
        className: 'level-names',
      }),
      barX(counts, { x: 'count', y: 'run', fy: 'level', insetTop: 1, className: 'level-bars' }),
      text(counts, {
        x: 'count',
        y: 'run',
        fy: 'level',
        text: ({ count }: { readonly count: number }) => inWords(count),
        textAnchor: 'start',
        dx: 6,
        className: 'level-numbers',
      }),
      ruleX([0], { className: 'level-axis' }),
      text(['level'], {
        facet: 'super',
        frameAnchor: 'top-left',
        textAnchor: 'end',
        lineAnchor: 'bottom',
        dx: -9,
        dy: -9,
        className: 'level-heads',
      }),
      text([measure === 'nodes' ? 'search nodes' : 'updates'], {
        facet: 'super',
        frameAnchor: 'top-left',
        textAnchor: 'start',
        lineAnchor: 'bottom',
        dx: 1,
        dy: -9,
        className: 'level-heads',
      }),
    ],
  }) as SVGSVGElement;
  tidyPlot(chart);
  namePicture(chart, options, describeLevels([run], measure));
  const box = document.createElement('div');
  box.setAttribute('class', 'levels');
  box.appendChild(chart);
  return box.outerHTML;
}
