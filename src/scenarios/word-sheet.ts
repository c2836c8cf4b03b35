import type { Problem } from '#puzzles/problem.ts';
import { type Scenario, firstSolution } from './scenario.ts';
import { wordStory } from './word-story.ts';
import { userBoardUsual } from './user-board-usual.ts';

/** A matrix with more rows is neither shown nor searched, because the page would freeze. */
export const MOST_ROWS = 20_000;

interface WordSheet<P> {
  /** The line that the page begins with. */
  readonly standard: string;
  readonly noun: string;
  /** What is wrong with a line, as a sentence without its place; empty when it can be shown. */
  faultOf(line: string): string;
  /** The problem of a line that can be read. */
  encode(line: string): P;
}

/** A sheet of the reader's own words, a word search or a crossword: the setting `puzzle` is its line. */
export function wordSheet<P extends Problem>(sheet: WordSheet<P>): Scenario<P> {
  const { standard, noun, faultOf, encode } = sheet;
  return {
    ...userBoardUsual,
    story: wordStory,
    choices: {},
    texts: { puzzle: { standard, noun, accepts: (line) => faultOf(line) === '', faultOf } },
    asks: ['solve'],
    task: null,
    zoom: 'decisions',
    matrix: 'large',
    examples: 'a word',
    // There may be very many solutions. The first is found at once; the others wait for Solve.
    pauseAt: 1,
    restAfter: 20e9,
    // `accepts` keeps out lines that cannot be read.
    encode: ({ puzzle = standard }) => encode(puzzle),
    opening: firstSolution,
  };
}
