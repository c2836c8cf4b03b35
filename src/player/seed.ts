import { STANDARD_SEED } from '#exhibits/race-words.ts';
import type { TextSettings } from './address.ts';

/** A seed is a whole number of up to six digits. */
export const seedSetting: TextSettings = {
  seed: { standard: STANDARD_SEED, noun: 'seed', accepts: (text) => /^\d{1,6}$/.test(text) },
};
