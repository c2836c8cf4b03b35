import { type ChartData, chartTable, seriesOf } from '#notebook/chart.ts';
import { breakable } from '#notebook/layout-cost.ts';
import type { Output, Shown } from '#notebook/outputs.ts';
import { inFigures } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';
import { type TableCell, tableNode } from './table-node.ts';

/**
 * Returns the output of a cell as elements; a problem has a figure instead. All strings are set as text, never as HTML.
 */
export function outputNodes(document: Document, output: Output | null, lines: readonly string[]): HTMLElement[] {
  const nodes: HTMLElement[] = [];
  if (lines.length > 0)
    nodes.push(make(document, 'pre', { class: 'cell-lines' }, ...wrapped(document, lines.join('\n'))));
  if (output?.kind === 'text')
    nodes.push(make(document, 'p', { class: 'cell-words' }, ...wrapped(document, output.text)));
  if (output?.kind === 'value') nodes.push(valueNode(document, output.value, true));
  if (output?.kind === 'table') nodes.push(textTable(document, output));
  if (output?.kind === 'chart') nodes.push(chartNode(document, output.chart));
  return nodes;
}

/** Returns a text in which a line may end inside of a long word. */
function wrapped(document: Document, text: string): (string | HTMLElement)[] {
  return breakable(text).flatMap((one, index) => (index === 0 ? [one] : [make(document, 'wbr'), one]));
}

/** A value that can be unfolded; the outermost one is open. */
function valueNode(document: Document, { text, parts }: Shown, isOpen = false): HTMLElement {
  if (!parts) return make(document, 'code', { class: 'cell-value' }, ...wrapped(document, text));
  const lines = parts.map(({ name, value }) =>
    make(
      document,
      'div',
      {},
      make(document, 'dt', {}, ...wrapped(document, name)),
      make(document, 'dd', {}, valueNode(document, value)),
    ),
  );
  return make(
    document,
    'details',
    isOpen ? { open: '' } : {},
    make(document, 'summary', {}, ...wrapped(document, text)),
    make(document, 'dl', {}, ...lines),
  );
}

/** A chart with title, legend and table; `drawChart` fills the `chart-place`. */
function chartNode(document: Document, chart: ChartData): HTMLElement {
  const series = seriesOf(chart);
  const names = series.map((name, index) => make(document, 'li', { class: `series-${index}` }, name));
  return make(
    document,
    'figure',
    { class: 'cell-chart' },
    make(document, 'figcaption', {}, chart.title),
    ...(series.length > 1 ? [make(document, 'ul', { class: 'legend chart-legend' }, ...names)] : []),
    make(document, 'div', { class: 'chart-place', 'data-part': 'chart-place' }),
    make(
      document,
      'details',
      { class: 'note-type' },
      make(document, 'summary', {}, 'The numbers as a table'),
      textTable(document, { ...chartTable(chart), more: 0 }),
    ),
  );
}

/** A table of strings, with the number of rows that were left out. */
function textTable(
  document: Document,
  { head, rows, more }: Omit<Extract<Output, { kind: 'table' }>, 'kind'>,
): HTMLElement {
  const cells = (texts: readonly string[]): TableCell[] => texts.map((text) => wrapped(document, text));
  const rest = more > 0 ? [make(document, 'p', {}, `and ${inFigures(more, 'more row')}`)] : [];
  return tableNode(document, cells(head), rows.map(cells), ...rest);
}
