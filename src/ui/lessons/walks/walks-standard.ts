import type { TextSettings } from '#player/address.ts';
import { seedSetting } from '#player/seed.ts';
import type { ProblemName } from '../measuring/measured-problems.ts';

/** The trees that can be walked down, the first one unless the reader chooses another. */
export const WALKED: readonly ProblemName[] = [
  'queens-8',
  'dominoes-4',
  'langford-8',
  'tetrasticks-3x3',
  'queens-10',
  'corners-8',
  'dominoes-8',
];

/** The figure opens with some walks, so that it shows how their estimates differ. */
export const OPENING_WALKS = 10;

export const MOST_WALKS = 5_000;

/** What the address keeps besides the choices: the seed, and the number of walks. */
export const walksWritten: TextSettings = {
  ...seedSetting,
  taken: {
    standard: String(OPENING_WALKS),
    noun: 'number of walks',
    accepts: (text) => /^\d{1,4}$/.test(text) && Number(text) <= MOST_WALKS,
  },
};
