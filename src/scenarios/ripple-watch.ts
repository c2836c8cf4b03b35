import type { TextSetting } from '#player/address.ts';
import { TextError } from '#puzzles/text.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import type { RippleScenario } from './ripple-scenario.ts';
import { rippleScenario } from './ripple-scenario.ts';
import { fromOneLine, readLine } from '#puzzles/ripple-effect/line.ts';

/** The puzzle to begin with, in one line: tricky, with 55 nodes and three dead ends. */
export const STANDARD = 'AABCC_DABCE_DABCE_DFFFE_DDFEE__1...1_....._..2.._....._1...4';

/** The setting that is a puzzle. */
export const ownPuzzle: TextSetting = {
  standard: STANDARD,
  noun: 'puzzle',
  accepts: (line) => faultOf(line) === '',
  faultOf,
};

/** Any Ripple Effect puzzle: the setting is the puzzle itself, as its text in one line. */
export const rippleWatch: RippleScenario = {
  ...rippleScenario({
    texts: { puzzle: ownPuzzle },
    // Only texts that can be read ever become a setting.
    puzzleOf({ puzzle: line = STANDARD }) {
      const puzzle = parse(fromOneLine(line));
      return { name: `A grid of ${puzzle.width} by ${puzzle.height} cells`, puzzle };
    },
  }),
  suggestions: [{ words: 'Go to the solution', does: 'next solution' }],
  // Without ripples there may be millions of fillings. A rest is a place to think again.
  restAfter: 20e9,
};

function faultOf(line: string): string {
  const read = readLine(line);
  return read instanceof TextError ? read.cure : '';
}
