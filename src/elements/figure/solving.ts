import type { Run } from '../../player/run.ts';
import { fetchPart } from '../page/fetch-part.ts';
import type { Show } from './late.ts';
import { late } from './late.ts';

/** How long the search of a figure will be, and how far it is; for a run that was not over at once. */
export function mountSolving(host: HTMLElement, signal: AbortSignal): (run: Run) => void {
  let show: Show<Run> | null = null;

  async function load(): Promise<Show<Run>> {
    const { createSolvingBar } = await fetchPart(host, 'how far the search is', () => import('./solving-bar.ts'), signal); // prettier-ignore
    return createSolvingBar(host);
  }

  return (run) => {
    if (run.state !== 'finished') show ??= late(host, load, signal);
    show?.(run, run.state !== 'running');
  };
}
