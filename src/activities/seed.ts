import { MOST_SEED } from '#practice/spaced.ts';

/** Figures open with seeds below this one, so no student gets the matrix that everybody sees. */
const FIRST_SEED = 10;

/** The seed in a text, or null. */
export function seedIn(text: string | null): number | null {
  const seed = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return seed >= 1 && seed <= MOST_SEED ? seed : null;
}

/** The seed of a student: always the same for an activity, and another for most students and most activities. */
export function seedFor(user: string, activity: string): number {
  // FNV-1a, by G. Fowler, L. C. Noll and K.-P. Vo, 1991.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${activity}\n${user}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return FIRST_SEED + ((hash >>> 0) % (MOST_SEED - FIRST_SEED + 1));
}
