import { type Show, atTouch } from './at-touch.ts';

/** Makes a function that gets each problem that could be searched, or null, and says how long that will take. */
export type CreateForecast<Searched> = (
  say: (words: string) => void,
  signal: AbortSignal,
) => (searched: Searched | null) => void;

/** Says how long a search will be before it begins (`ui/kit/forecast.ts`); the code comes with the first touch. */
export function forecastAtTouch<Searched>(
  host: HTMLElement,
  signal: AbortSignal,
  load: () => Promise<{ createForecast: CreateForecast<Searched> }>,
  say: (words: string) => void,
): Show<Searched | null> {
  return atTouch(
    host,
    async () => {
      const { createForecast } = await load();
      return createForecast(say, signal);
    },
    signal,
  );
}
