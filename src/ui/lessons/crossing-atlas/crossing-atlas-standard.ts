import { inWords } from '#english/english.ts';

/** The bar that the atlas opens with: the piece left out and the number of crossings. */
export const ATLAS_STANDARD = ['H5'] as const;

export function exampleTitle(omitted: string, crossings: number, count: number): string {
  const what = crossings === 1 ? '1 crossing' : `${crossings === 0 ? 'no' : crossings} crossings`;
  const which = count === 1 ? 'the only cover' : `one of ${inWords(count)} covers`;
  return `${omitted} left out, ${what}: ${which}`;
}
