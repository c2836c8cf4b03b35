/** The bounds of a written problem, all in one place, and what is said of a thing that is beyond them. */
import { inWords, shortened } from '#english/english.ts';

/** Upper limits. Lengths are in characters. */
export const MOST = {
  rows: 20_000,
  columns: 5_000,
  /** Ones in the matrix. */
  ones: 300_000,
  /** Marks of all rows and of the board; each place of a path counts as one. */
  marks: 100_000,
  /** Cells along a side of a board. */
  side: 100,
  columnName: 60,
  groupName: 60,
  rowName: 120,
  title: 120,
  words: 400,
  /** The letter or the number in a cell. */
  sign: 4,
  /** The same on a board that is a table; and a heading of it. */
  label: 16,
  /** A problem as text, and its lines: a row may have some of its own. */
  text: 4_000_000,
  lines: 200_000,
  /** A problem as text that goes into a link: 50 kB. */
  link: 50_000,
} as const;

/** What is wrong when there are more than the most; empty when there are not. */
export function tooMany(count: number, what: 'rows' | 'columns' | 'ones' | 'marks' | 'lines'): string {
  return count <= MOST[what]
    ? ''
    : `there are ${inWords(count)} ${what}, but the limit is ${inWords(MOST[what])}; leave some out, or give a ` +
        'smaller case';
}

/** What is wrong with the name of a column; empty when nothing is. */
export function faultOfColumnName(name: string): string {
  if (name === '') return 'a column has no name; give it one';
  const long = tooLongName(name, MOST.columnName);
  if (long) return long;
  const bad = /[\s|:\p{Cc}\p{Cs}\u00ad\u200b\u2060]/u.exec(name)?.[0];
  if (bad !== undefined) {
    const sign = /[|:]/.test(bad) ? `a ${bad}` : /\s/u.test(bad) ? 'a space' : 'an invisible character';
    return `the column name "${name}" has ${sign} in it; a name has no spaces, invisible characters, | or :`;
  }
  return /^(?:```|~~~)/.test(name)
    ? `the column name "${name}" begins like a Markdown fence; begin it with another character`
    : '';
}

/** What is wrong with a line of words, such as a title; empty when nothing is. */
export function faultOfLine(text: string, most: number): string {
  if (text === '' || text !== text.trim()) {
    return 'a text is empty, or has spaces around it; remove them, or leave the text out';
  }
  const long = tooLongName(text, most);
  if (long) return long;
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
    ? 'a text has a line break or an invisible character in it; write it on one line'
    : '';
}

function tooLongName(text: string, most: number): string {
  return text.length > most
    ? `"${shortened(text)}" has ${inWords(text.length)} characters, but the limit is ${inWords(most)}; shorten it`
    : '';
}
