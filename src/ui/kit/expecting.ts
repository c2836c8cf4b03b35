import type { Estimate } from '#dlx/estimate.ts';
import { forecast } from '#dlx/forecast.ts';
import type { ChooserName, Matrix } from '#dlx/index.ts';
import { forecastWords, isLong } from '#player/forecast-words.ts';

/** Random walks that say how long a search will be. */
const WALKS = 2_000;
/** So long the page may be kept from all else, in milliseconds. */
const SLICE_MS = 6;
/** Walks begin when nothing has changed for so long, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Takes random walks down the tree of a search, a few at a time, and tells what they expect of it.
 *
 * @param isStill asked before each few: false ends them, and nothing is told
 * @param told hears the estimate, and how many updates a millisecond the walks have made, on links
 */
export function takeWalks(
  matrix: Matrix,
  chooser: ChooserName,
  isStill: () => boolean,
  told: (estimate: Estimate, speed: number) => void,
): void {
  const walking = forecast(matrix, { walks: WALKS, chooser });
  let spent = 0;
  const walk = (): void => {
    if (!isStill()) return;
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
 * Says of a search that nobody has begun how long it will be, if it will be long; else the words are empty.
 *
 * @returns to be called with what gives the matrix to search, or with null when there is nothing to say
 */
export function createExpecting(
  say: (words: string) => void,
  signal: AbortSignal,
): (matrixOf: (() => Matrix) | null) => void {
  let now: (() => Matrix) | null = null;
  let timer = 0;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (matrixOf) => {
    now = matrixOf;
    say('');
    clearTimeout(timer);
    if (!matrixOf) return;
    const isStill = (): boolean => now === matrixOf && !signal.aborted;
    timer = window.setTimeout(() => {
      takeWalks(matrixOf(), 'smallest', isStill, (estimate, speed) => {
        say(isLong(estimate, speed) ? forecastWords(estimate, speed) : '');
      });
    }, PAUSE_MS);
  };
}
