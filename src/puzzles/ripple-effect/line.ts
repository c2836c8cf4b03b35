/** A puzzle as its text in one line: for addresses, for what is kept, and from page to page. */
import type { RipplePuzzle } from './puzzle.ts';
import { TextError } from '../text.ts';
import { format, parse } from './text.ts';

/** A text in one line, for addresses and for what is kept: `_` ends a line. */
export function inOneLine(text: string): string {
  return text.trimEnd().replaceAll('\n', '_');
}

/** The text that `inOneLine` has put into one. */
export function fromOneLine(line: string): string {
  return line.replaceAll('_', '\n');
}

/** Reads a puzzle from a text in one line; one that cannot be read gives what is wrong with it. */
export function readLine(line: string): RipplePuzzle | TextError {
  try {
    return parse(fromOneLine(line));
  } catch (error) {
    if (error instanceof TextError) return error;
    throw error;
  }
}

/** The line of a puzzle; `readLine` reads the same puzzle back. */
export function lineOf(puzzle: RipplePuzzle): string {
  return inOneLine(format(puzzle));
}
