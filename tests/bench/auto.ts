import { AutoSearch } from '#dlx/auto.ts';
import { type EngineName, all, first } from '#dlx/index.ts';
import { type EngineCase, ENGINE_CASES } from '../matrices/engine-cases.ts';
import { timeOf } from './measure.ts';
import { printTable } from './table.ts';

const ENGINES: readonly EngineName[] = ['links', 'compiled', 'auto'];

/** Timings of a case: as many as fit into so many milliseconds, but a few at least. */
const MOST_MS = 400;
const FEWEST = 5;

/** From the rows of a matrix to its first solution, and to all, by each engine: the shortest times, and what `auto` chose. */
export function benchAuto(): void {
  console.log('\nEngines. Aim: auto takes at most 1.10 times what the better one takes.');
  for (const kind of ['first', 'all'] as const) {
    const rows = ENGINE_CASES.map((one) => {
      const times = timesOf(one, kind);
      const ratio = times.auto / Math.min(times.links, times.compiled);
      return [one.name, ...ENGINES.map((engine) => times[engine].toFixed(3)), ratio.toFixed(2), chosen(one, kind)];
    });
    printTable(kind, [`${kind}, ms`, ...ENGINES, 'ratio', 'auto ends on'], rows);
    const over = rows.filter(([, , , , ratio]) => Number(ratio) > 1.1);
    console.log(`${over.length} of ${rows.length} over 1.10.`);
  }
}

/** The engines take turns, each twice in a row, as the one before has filled the caches with its own tables. */
function timesOf({ matrix, most }: EngineCase, kind: 'first' | 'all'): Record<EngineName, number> {
  const built = matrix();
  const best = { links: Infinity, compiled: Infinity, auto: Infinity };
  const begin = performance.now();
  for (let round = 0; round < FEWEST || performance.now() - begin < MOST_MS; round += 1) {
    for (const engine of [...ENGINES, ...ENGINES].sort()) {
      const work = (): unknown =>
        kind === 'first' ? first(built, { engine }) : all(built, { engine, ...(most && { limit: most }) });
      best[engine] = Math.min(
        best[engine],
        timeOf(() => void work()),
      );
    }
  }
  return best;
}

function chosen({ matrix, most = Infinity }: EngineCase, kind: 'first' | 'all'): string {
  const limit = kind === 'first' ? 1 : most;
  const search = new AutoSearch(matrix(), limit);
  search.run({ solutions: limit });
  return search.isCompiled ? 'compiled' : 'links';
}
