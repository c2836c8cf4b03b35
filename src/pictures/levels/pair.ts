import type { Totals } from '#history/index.ts';
import { drawLevels } from './draw.ts';
import { levelsTable } from './profile.ts';
import { inWords } from '#english/english.ts';

/** The chart of the nodes and the chart of the updates of one run, as HTML; `id` names them. */
export function drawLevelsPair(
  { profile, updatesByLevel }: Pick<Totals, 'profile' | 'updatesByLevel'>,
  { document, id }: { readonly document: Document; readonly id: string },
): string {
  const run = { name: 'nodes', profile, updates: updatesByLevel };
  const charts = (['nodes', 'updates'] as const).map((measure) =>
    drawLevels(run, {
      document,
      measure,
      id: `${id}-${measure}`,
      title: measure === 'nodes' ? 'Search nodes at each level' : 'Updates at each level',
    }),
  );
  return `<div class="levels-pair">${charts.join('')}</div>`;
}

/** The numbers of both as an HTML table. */
export function drawLevelsTable({ profile, updatesByLevel }: Pick<Totals, 'profile' | 'updatesByLevel'>): string {
  const table = levelsTable([{ name: 'nodes', profile, updates: updatesByLevel }]);
  const head = table.head.map((name) => `<th scope="col">${name}</th>`).join('');
  const line = (name: string, counts: readonly number[]): string =>
    `<tr><th scope="row">${name}</th>${counts.map((count) => `<td>${inWords(count)}</td>`).join('')}</tr>`;
  const rows = table.rows.map(([level = 0, ...counts]) => line(String(level), counts));
  return (
    '<table ' +
    `class="levels-table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody><tfoot>${line('all', table.totals)}</tfoot></table>`
  );
}
