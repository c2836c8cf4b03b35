import { messageOf } from '#english/english.ts';
import { type ChartData, seriesOf } from '#notebook/chart.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';

/** Draws a chart into the output of its cell. Observable Plot is fetched with the first chart. */
export async function drawCellChart(output: HTMLElement, chart: ChartData): Promise<void> {
  const place = part(output, 'chart-place', HTMLElement);
  try {
    const { drawChart } = await fetchAtPress('the code that draws charts', () => import('#pictures/chart/draw.ts'));
    place.replaceChildren(...drawChart(chart, { document, series: seriesOf(chart) }));
  } catch (error) {
    place.textContent = messageOf(error);
  }
}
