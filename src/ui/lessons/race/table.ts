import type { RaceBudget, Standing } from '#exhibits/race.ts';
import { standingWords } from '#exhibits/race-words.ts';
import { setText } from '#ui/kit/parts.ts';

/** The cells of a runner's row. */
const CELLS = ['name', 'state', 'nodes', 'updates', 'solutions', 'first', 'firstTime'] as const;

export function writeTable(host: HTMLElement, standings: readonly Standing[], budget: RaceBudget): void {
  const most = Math.max(1, ...standings.map(({ nodes }) => nodes));
  for (const standing of standings) {
    const words = standingWords(standing, budget);
    const row = host.querySelector<HTMLElement>(`tr[data-runner="${words.id}"]`);
    if (!row) continue;
    row.style.setProperty('--share', String(standing.nodes / most));
    row.dataset['state'] = standing.state;
    for (const name of CELLS) setText(row.querySelector(`[data-cell="${name}"]`), words[name]);
  }
}
