import { chartTable, seriesOf } from '../../notebook/chart.ts';
import type { ChartData } from '../../notebook/chart.ts';
import type { Output, Shown } from '../../notebook/outputs.ts';
import { inFigures } from '../../words/english.ts';
import { make } from '../page/make.ts';

/** What a cell has given back, as elements; a problem has a figure instead. Everything is set as text. */
export function outputNodes(
  document: Document,
  output: Output | null,
  lines: readonly string[],
): HTMLElement[] {
  const nodes: HTMLElement[] = [];
  if (lines.length > 0)
    nodes.push(make(document, 'pre', { class: 'cell-lines' }, lines.join('\n')));
  if (output?.kind === 'text')
    nodes.push(make(document, 'p', { class: 'cell-words' }, output.text));
  if (output?.kind === 'value') nodes.push(valueNode(document, output.value, true));
  if (output?.kind === 'table') nodes.push(tableNode(document, output));
  if (output?.kind === 'chart') nodes.push(chartNode(document, output.chart));
  return nodes;
}

/** A value that can be unfolded; the outermost one is open. */
function valueNode(document: Document, { text, parts }: Shown, isOpen = false): HTMLElement {
  if (!parts) return make(document, 'code', { class: 'cell-value' }, text);
  const lines = parts.map(({ name, value }) =>
    make(
      document,
      'div',
      {},
      make(document, 'dt', {}, name),
      make(document, 'dd', {}, valueNode(document, value)),
    ),
  );
  return make(
    document,
    'details',
    isOpen ? { open: '' } : {},
    make(document, 'summary', {}, text),
    make(document, 'dl', {}, ...lines),
  );
}

/** A chart with its title, its legend and its table; what draws it fills the place of the picture. */
function chartNode(document: Document, chart: ChartData): HTMLElement {
  const series = seriesOf(chart);
  const names = series.map((name, index) =>
    make(document, 'li', { class: `series-${index}` }, name),
  );
  return make(
    document,
    'figure',
    { class: 'cell-chart' },
    make(document, 'figcaption', {}, chart.title),
    ...(series.length > 1
      ? [make(document, 'ul', { class: 'legend chart-legend' }, ...names)]
      : []),
    make(document, 'div', { class: 'chart-place', 'data-part': 'chart-place' }),
    make(
      document,
      'details',
      {},
      make(document, 'summary', {}, 'The numbers as a table'),
      tableNode(document, { ...chartTable(chart), more: 0 }),
    ),
  );
}

/** A table in a frame that scrolls. */
function tableNode(
  document: Document,
  { head, rows, more }: Omit<Extract<Output, { kind: 'table' }>, 'kind'>,
): HTMLElement {
  const line = (cells: readonly string[], name: 'th' | 'td'): HTMLElement =>
    make(document, 'tr', {}, ...cells.map((text) => make(document, name, {}, text)));
  return make(
    document,
    'div',
    { class: 'cell-table picture-scroll', tabindex: '0' },
    make(
      document,
      'table',
      {},
      make(document, 'thead', {}, line(head, 'th')),
      make(document, 'tbody', {}, ...rows.map((row) => line(row, 'td'))),
    ),
    ...(more > 0 ? [make(document, 'p', {}, `and ${inFigures(more, 'more row')}`)] : []),
  );
}
