import type { TextSetting } from '#player/address.ts';
import { TextError } from '#puzzles/text.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { type RippleScenario, rippleScenario } from './ripple-scenario.ts';
import { fromOneLine, readLine } from '#puzzles/ripple-effect/line.ts';

/** The first puzzle, in one line: tricky, with 55 nodes and three dead ends. */
export const STANDARD = 'AABCC_DABCE_DABCE_DFFFE_DDFEE__1...1_....._..2.._....._1...4';

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
    // `accepts` keeps out texts that cannot be read.
    puzzleOf({ puzzle: line = STANDARD }) {
      const puzzle = parse(fromOneLine(line));
      return { name: `A grid of ${puzzle.width} by ${puzzle.height} cells`, puzzle };
    },
  }),
  asks: ['secondary', 'solve'],
  task: 'solve',
  // A reader's own puzzle may have any number of them.
  suggestions: [{ words: 'Go to the next solution', does: 'next solution' }],
  // Without ripples there may be millions of fillings, so the run stops after this many updates.
  restAfter: 20e9,
};

function faultOf(line: string): string {
  const read = readLine(line);
  return read instanceof TextError ? read.cure : '';
}
