import { inFigures, inWords } from '#english/english.ts';
import type { Gain } from './gain.ts';

/** How much less it is, as words: “a factor of 46”. */
export function factorWords(before: number, after: number): string {
  const times = before / after;
  if (times < 1.05) return 'nothing';
  return `a factor of ${times < 10 ? times.toFixed(1) : inWords(Math.round(times))}`;
}

/** A count with its unit: “815 nodes”, “600 ms”. */
export function countWords(count: number, unit: Gain['unit']): string {
  if (unit === 'milliseconds') return `${inWords(count)} ms`;
  return inFigures(Math.round(count), unit.slice(0, -1), unit);
}

/** The length of a bar, of `most`, so that one that is not empty can be seen. */
export function barLength(count: number, most: number, full: number): number {
  return count === 0 ? 0 : Math.max(full / 200, (count / most) * full);
}

/** The length of a bar that compares factors, each with 1 as nothing: a factor of 100 is twice as long as one of 10. */
export function factorLength(factor: number, most: number, full: number): number {
  return Math.round((Math.log(Math.max(factor, 1)) / Math.log(most)) * full);
}
