import { inWords, shortened } from '#english/english.ts';

/**
 * Reads a seed from its field, and marks the field as not valid if there is none in it.
 *
 * @param most the largest seed there is
 * @returns the seed, or what is wrong with the text in the field
 */
export function readSeed(field: HTMLInputElement, most: number): number | string {
  const seed = /^\s*\d+\s*$/.test(field.value) ? Number(field.value) : Infinity;
  field.setAttribute('aria-invalid', String(seed > most));
  if (seed <= most) return seed;
  const what = field.value.trim() === '' ? 'That' : `“${shortened(field.value)}”`;
  return `${what} is not a seed; write a whole number from 0 to ${inWords(most)}.`;
}
