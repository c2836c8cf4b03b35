import type { SettingChoices } from '#player/address.ts';
import type { Pin, TetrastickOptions } from '#puzzles/tetrasticks/encode.ts';

/** The pins of F, from none on; `share` is how often a run finds each board up to symmetry. */
export const PINS: readonly {
  readonly id: 'none' | 'oriented' | 'aspect';
  readonly pin: Pin;
  readonly name: string;
  readonly words: string;
  readonly share: number;
}[] = [
  { id: 'none', pin: 'none', name: 'No pin', words: 'F free', share: 8 },
  {
    id: 'oriented',
    pin: 'F oriented',
    name: 'F oriented',
    words: 'F faces north, flipped or not',
    share: 2,
  },
  {
    id: 'aspect',
    pin: 'F in one aspect',
    name: 'F in one aspect',
    words: 'F faces north, not flipped',
    share: 1,
  },
];

/** The boards for the three runs: a small one that takes no time, a larger one, and the 5×5 board. */
export const PIN_EXAMPLES = {
  '3x3': { title: '3×3, pieces FHJLRY', options: { size: 3, pieces: 'FHJLRY' }, wait: '' },
  '4x4': {
    title: '4×4, pieces FHJLNOPRTU',
    options: { size: 4, pieces: 'FHJLNOPRTU' },
    wait: 'These take about a second.',
  },
  '5x5': {
    title: '5×5, all pieces but H',
    options: { omit: 'H' },
    wait: 'These take a while: 18, 7 and 6 seconds on the machine where they were timed.',
  },
} as const satisfies Record<
  string,
  { readonly title: string; readonly options: TetrastickOptions; readonly wait: string }
>;

export const pinChoices = {
  board: ['3x3', '4x4', '5x5'],
  show: ['none', 'oriented', 'aspect'],
} as const satisfies SettingChoices;
