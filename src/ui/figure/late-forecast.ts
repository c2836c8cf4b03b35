import type { Show } from './late.ts';
import { late } from './late.ts';

/** Makes what is told of each thing that could be searched, or of null, and says how long that will be. */
export type CreateExpecting<Searched> = (
  say: (words: string) => void,
  signal: AbortSignal,
) => (searched: Searched | null) => void;

/**
 * Says of a search how long it will be before the reader begins it (`page/expecting.ts`), once they are there.
 * `data-expecting` on the host says that it can.
 */
export function lateForecast<Searched>(
  host: HTMLElement,
  load: () => Promise<{ createExpecting: CreateExpecting<Searched> }>,
  say: (words: string) => void,
  signal: AbortSignal,
): Show<Searched | null> {
  return late(
    host,
    async () => {
      const { createExpecting } = await load();
      return createExpecting(say, signal);
    },
    signal,
    'at first touch',
    () => (host.dataset['expecting'] = ''),
  );
}
