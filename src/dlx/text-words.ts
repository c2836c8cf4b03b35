import { TextError } from './text-error.ts';
import { quoted } from './told.ts';

/** The words of DLX text, and its faults. */

export interface Word {
  readonly text: string;
  /** Position in its line, from 1. */
  readonly at: number;
}

export interface Line {
  readonly number: number;
  readonly words: readonly Word[];
}

/** A word as a message names it without quotes. */
export function shown(word: string): string {
  return quoted(word).slice(1, -1);
}

/** What is wrong at a place, and what to do about it. */
export function fault(line: number, column: number, problem: string, cure: string): TextError {
  return new TextError(line, column, `${problem}. ${cure}.`);
}
