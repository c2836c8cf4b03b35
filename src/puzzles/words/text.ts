/**
 * A list of words as a reader writes it, in letters of any size: apart by commas or lines, or else by blanks. In a list by
 * commas or lines a phrase is one word: “New York” stands in the grid as NEWYORK.
 */
import { inFigures, inWords, shortened } from '#english/english.ts';
import { type Line, type Token, linesOf, quoted, TextError } from '../text.ts';
import { type WordPuzzle, lettersOf, MOST } from './puzzle.ts';

/** A word with its place in the text, from 1. */
interface WrittenWord {
  /** Its letters in capitals, without the blanks of a phrase. */
  readonly text: string;
  /** The same with the blanks of a phrase: NEW YORK. */
  readonly shown: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The words of a text in capitals, whatever grid they are for.
 * @param phrases the lines, by number, whose blanks belong to the words in any case; elsewhere the list decides
 * @throws TextError naming line, column and cure: a character that is not a letter, a word of one letter
 */
export function readWords(text: string, phrases: { has(line: number): boolean } = new Set()): WrittenWord[] {
  const lines = linesOf(text, 'words');
  const keeps = isOfPhrases(lines.filter(({ number }) => !phrases.has(number)));
  return lines.flatMap(({ tokens, number }) =>
    entriesOf(tokens, keeps || phrases.has(number)).map((entry) => wordOf(entry, number)),
  );
}

/**
 * Whether blanks belong to the words: in a list by commas, and in one by lines where most lines have a single word. Lines
 * of several words each, as in a text, are split.
 */
function isOfPhrases(lines: readonly Line[]): boolean {
  const full = lines.filter(({ tokens }) => tokens.length > 0);
  if (full.some(({ tokens }) => tokens.some(({ text }) => /[,;]/.test(text)))) return true;
  const single = full.filter(({ tokens }) => tokens.length === 1);
  return full.length > 1 && 2 * single.length >= full.length;
}

/** The pieces of a line that are words, each of one token or of several. */
function entriesOf(tokens: readonly Token[], keeps: boolean): Token[][] {
  const entries: Token[][] = [[]];
  for (const token of tokens) {
    for (const { 0: text, index } of token.text.matchAll(/[^,;]+|[,;]/g)) {
      const isEnd = text === ',' || text === ';';
      if (!isEnd) entries.at(-1)?.push({ text, column: token.column + index });
      if (isEnd) entries.push([]);
    }
    if (!keeps) entries.push([]);
  }
  return entries.filter((entry) => entry.length > 0);
}

/** @throws TextError for a character that is not a letter, and for a single letter */
function wordOf(entry: readonly Token[], line: number): WrittenWord {
  const parts = entry.map(({ text, column }) => {
    const word = text.normalize('NFC').toUpperCase();
    const sign = /[^\p{L}]/u.exec(word);
    if (!sign) return word;
    const bare = word.replace(/[^\p{L}]/gu, '');
    const isTooShort = entry.length === 1 && lettersOf(bare).length === 1;
    const write = isTooShort ? 'a word of at least two' : shortened(bare);
    const cure = bare === '' ? 'remove it' : `a grid holds letters only; write ${write}`;
    throw new TextError(line, column + sign.index, `${shortened(word)} has ${quoted(sign[0])} in it; ${cure}`);
  });
  const [text, column] = [parts.join(''), entry[0]?.column ?? 1];
  if (lettersOf(text).length < 2) {
    throw new TextError(line, column, `${text} is a single letter; a word has at least two`);
  }
  return { text, shown: parts.join(' '), line, column };
}

/**
 * Reads the words that are to stand in a grid.
 *
 * @throws TextError naming line, column and cure: also for a word that is too long for the grid, stands
 *   there twice, or stands in another one, where a word search would find it a second time
 */
export function parseWords(text: string, grid: Omit<WordPuzzle, 'words'>): WrittenWord[] {
  const words = readWords(text);
  if (words.length === 0) throw new TextError(1, 1, 'there is no word; write at least one');
  const beyond = words[MOST.words];
  if (beyond) {
    throw new TextError(
      beyond.line,
      beyond.column,
      `there are ${inFigures(words.length, 'word')}, but the limit is ${inWords(MOST.words)}; remove some`,
    );
  }
  const side = Math.max(grid.width, grid.height);
  words.forEach((word, index) => {
    const { length } = lettersOf(word.text);
    const fault = length > side ? tooLong(word.text, length, side) : faultBeside(word, words.slice(0, index), grid);
    if (fault) throw new TextError(word.line, word.column, fault);
  });
  return words;
}

/** That a word is longer than the longer side of its grid; a larger grid is the cure only where there is one. */
function tooLong(text: string, length: number, side: number): string {
  const letters = `${shortened(text)} has ${inFigures(length, 'letter')}, and`;
  return length > MOST.side
    ? `${letters} a side of a grid has at most ${inFigures(MOST.side, 'cell')}; remove the word`
    : `${letters} the longer side of the grid has ${inFigures(side, 'cell')}; make the grid larger, or remove the ` +
        'word';
}

/** What is wrong with a word among those before it; empty when nothing is. */
function faultBeside(
  { text }: WrittenWord,
  before: readonly WrittenWord[],
  { directions }: Omit<WordPuzzle, 'words'>,
): string {
  const twin = before.find((other) => other.text === text);
  if (twin) return `${text} is on line ${twin.line} already; remove one of the two`;
  for (const { text: other } of before) {
    const [short, long] = text.length <= other.length ? [text, other] : [other, text];
    if (long.includes(short)) return `${short} is part of ${long} and would be found there; ${CURE}`;
    if (directions === 8 && long.includes(lettersOf(short).reverse().join(''))) {
      return `${short} backwards is part of ${long} and would be found there; ${CURE}, or let no word run backwards`;
    }
  }
  return '';
}

const CURE = 'remove one of the two';
