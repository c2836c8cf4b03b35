import { type Show, late } from './late.ts';

/** Makes a function that gets each problem that could be searched, or null, and says how long that will take. */
export type CreateForecast<Searched> = (
  say: (words: string) => void,
  signal: AbortSignal,
) => (searched: Searched | null) => void;

/**
 * Says how long a search will be before it begins (`ui/kit/expecting.ts`); the code comes with the first touch.
 * `data-expecting` on the host says that it has come.
 */
export function lateForecast<Searched>(
  host: HTMLElement,
  signal: AbortSignal,
  load: () => Promise<{ createForecast: CreateForecast<Searched> }>,
  say: (words: string) => void,
): Show<Searched | null> {
  return late(
    host,
    async () => {
      const { createForecast } = await load();
      return createForecast(say, signal);
    },
    signal,
    'at first touch',
    () => (host.dataset['expecting'] = ''),
  );
}
