import type { Estimate } from '#dlx/estimate.ts';
import { forecast } from '#exhibits/forecast.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import { forecastWords, isLong } from '#player/forecast-words.ts';

/** Random walks that estimate the size of a search. */
const WALKS = 2_000;
/** The walks block the page for about this many milliseconds at a time. */
const SLICE_MS = 6;
/** Walks begin after this many milliseconds without a change. */
const PAUSE_MS = 300;

/**
 * Estimates a search by random walks down its tree (Knuth 1975), a few at a time.
 *
 * @param isWanted called before each batch: false ends the walks without a report
 * @param told receives the estimate, and the updates per millisecond that the walks made, on links
 */
export function takeWalks(
  matrix: Matrix<unknown>,
  chooser: Choosing,
  isWanted: () => boolean,
  told: (estimate: Estimate, speed: number) => void,
): void {
  const walking = forecast(matrix, { walks: WALKS, chooser });
  let spent = 0;
  const walk = (): void => {
    if (!isWanted()) return;
    const began = performance.now();
    for (;;) {
      const { done, value } = walking.next();
      const took = performance.now() - began;
      if (!done && took < SLICE_MS) continue;
      spent += took;
      if (done) told(value.estimate, value.walked / spent);
      else setTimeout(walk);
      return;
    }
  };
  setTimeout(walk);
}

/**
 * Forecasts a search that has not begun: `say` gets the words if it will be long, otherwise an empty string.
 *
 * @returns a function to call with a getter of the matrix, or with null for no forecast
 */
export function createForecast(
  say: (words: string) => void,
  signal: AbortSignal,
): (matrixOf: (() => Matrix<unknown>) | null) => void {
  let now: (() => Matrix<unknown>) | null = null;
  let timer = 0;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (matrixOf) => {
    now = matrixOf;
    say('');
    clearTimeout(timer);
    if (!matrixOf) return;
    const isWanted = (): boolean => now === matrixOf && !signal.aborted;
    timer = window.setTimeout(() => {
      takeWalks(matrixOf(), 'smallest', isWanted, (estimate, speed) => {
        say(isLong(estimate, speed) ? forecastWords(estimate, speed) : '');
      });
    }, PAUSE_MS);
  };
}
