/** A matrix in one line, its rows by their letters as the paper writes them: `CEF ADG BCF AD BG DEG`. */
import { inWords } from '#english/english.ts';
import { plain, TextError, tooLong } from '../text.ts';
import { MOST_LINES } from './most-lines.ts';
import type { OwnMatrix } from './own-matrix.ts';

/** Knuth's example. */
export const KNUTH_ROWS = 'CEF ADG BCF AD BG DEG';

const LETTERS = 'ABCDEFGHIJKL'.slice(0, MOST_LINES);
const LAST = LETTERS.at(-1) ?? '';

/**
 * Reads rows that stand apart by blanks, commas, semicolons or hyphens, in large or small letters. The
 * columns are A to the last letter used, all of them primary.
 *
 * @throws TextError with the row, the place in the line, and what to write instead
 */
export function readRows(text: string): OwnMatrix {
  const long = tooLong(text);
  if (long) throw new TextError(1, 1, long);
  const words = [
    ...plain(text)
      .toUpperCase()
      .matchAll(/[^\s,;-]+/g),
  ];
  if (words.length === 0) throw new TextError(1, 1, 'write the letters of a row, such as AD');
  const [tooMany] = words.slice(MOST_LINES);
  if (tooMany) {
    throw new TextError(
      1,
      tooMany.index + 1,
      `there are ${inWords(words.length)} rows, but at most ${inWords(MOST_LINES)} are drawn; remove some`,
    );
  }
  const rows = words.map(({ 0: word, index }, number) => {
    const signs = [...word];
    const fault = signs.findIndex((sign, at) => !LETTERS.includes(sign) || signs.indexOf(sign) < at);
    if (fault < 0) return signs.map((sign) => LETTERS.indexOf(sign));
    const sign = signs[fault] ?? '';
    const why = LETTERS.includes(sign)
      ? `has ${sign} twice; write it once`
      : `has “${sign}”, but columns are the letters A to ${LAST}`;
    throw new TextError(1, index + fault + 1, `row ${number + 1}, “${word.slice(0, 20)}”, ${why}`);
  });
  const columns = Math.max(...rows.flat()) + 1;
  return {
    kinds: Array.from({ length: columns }, () => 'primary' as const),
    rows: rows.map((row) => Array.from({ length: columns }, (_, column) => row.includes(column))),
  };
}

/** What `readRows` reads; a row without a one, which has no letters, is left out. */
export function writeRows({ rows }: OwnMatrix): string {
  const names = rows.map((row) => row.map((one, column) => (one ? LETTERS[column] : '')).join(''));
  return names.filter(Boolean).join(' ');
}

/** The rows as they stand in an address: `CEF-ADG-BCF`. */
export function rowsInAddress(matrix: OwnMatrix): string {
  return writeRows(matrix).replaceAll(' ', '-');
}

/** Why rows cannot be read, in words that tell the cure; empty when they can. */
export function faultOfRows(text: string): string {
  try {
    readRows(text);
    return '';
  } catch (error) {
    if (error instanceof TextError) return error.cure;
    throw error;
  }
}
