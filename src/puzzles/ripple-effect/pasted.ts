/**
 * Ripple Effect as people paste it: the text of `text.ts`, also with commas, as nested lists, or with the givens before
 * the rooms; a puzz.link address; a file of pzpr.
 */
import { listLines } from '../lists.ts';
import { type Line, TextError, blocksOf, linesOf } from '../text.ts';
import { arrangePuzzle, createPuzzle } from './create.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { fromPuzzLink } from './puzz-link.ts';
import { fromPzprv3, isPzprv3 } from './pzprv3.ts';
import { readGrids } from './text.ts';

/** A puzzle and what its text was taken for. */
export interface PastedPuzzle {
  readonly puzzle: RipplePuzzle;
  readonly as: string;
}

/**
 * Reads a puzzle.
 *
 * @param isChecked false for a puzzle in two grids that may break the rules, as one does that is still being made
 * @throws TextError with line, column and the cure; LineError for an address or a file
 */
export function readPastedPuzzle(text: string, isChecked = true): PastedPuzzle {
  if (isPzprv3(text)) return { puzzle: fromPzprv3(text), as: 'a pzpr file' };
  if (isAddress(text)) return { puzzle: fromPuzzLink(text), as: 'a puzz.link address' };
  const lists = listLines(text);
  const spaced = text.replace(/[,;|"']/g, ' ');
  const signs = lists ?? linesOf(spaced, 'signs');
  const words = lists ?? linesOf(spaced, 'words');
  const as = lists ? 'two lists of lists' : 'two grids';
  const [first, second] = blocksOf(signs);
  // Where both grids are numbers, only the rules tell which of them are the rooms.
  let fault: TextError | null = null;
  for (const isSwapped of second && first ? [false, true] : [false]) {
    try {
      const [some, wordy] = isSwapped ? [swapped(signs), swapped(words)] : [signs, words];
      return { puzzle: readGrids(some, wordy, createPuzzle), as: `${as}, ${isSwapped ? 'givens' : 'rooms'} first` };
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      fault ??= error;
    }
  }
  if (isChecked && fault) throw fault;
  return { puzzle: readGrids(signs, words, arrangePuzzle), as: `${as}, rooms first` };
}

/** True for one line, or a sentence, with the address of some puzzle in it. */
function isAddress(text: string): boolean {
  const trimmed = text.trim();
  return /:\/\/|%2F/i.test(trimmed) || (!trimmed.includes('\n') && /[/?:]/.test(trimmed));
}

/** The second grid before the first; lines keep their numbers. */
function swapped(lines: readonly Line[]): readonly Line[] {
  const [first = [], second = [], ...others] = blocksOf(lines);
  return [second, first, ...others].flatMap((block) => [...block, { number: block.at(-1)?.number ?? 1, tokens: [] }]);
}
