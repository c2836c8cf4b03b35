import { inWords } from '#english/english.ts';
import type { SoFar } from './solving.ts';

/** How far a search for the cheapest has come, as a sentence. */
export function soFarWords({ cost, lowerBound }: Pick<SoFar, 'cost' | 'lowerBound'>): string {
  if (cost === null) return 'No solution so far.';
  const best = `The best so far costs ${inWords(cost)}`;
  if (lowerBound >= cost) return `${best}, and no solution costs less.`;
  return lowerBound > 0
    ? `${best}; no solution costs less than ${inWords(lowerBound)}.`
    : `${best}; there may be a cheaper one.`;
}
