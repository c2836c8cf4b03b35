/**
 * What the texts of all puzzles have in common: lines that know their number, tokens that know their
 * column, and a bound. A text is read as it is pasted: a fence of Markdown around it is no matter,
 * full-width characters are their narrow twins, and characters that have no width are passed over.
 */
import { TextError } from '#dlx/text-error.ts';
import { inWords, shortened } from '#english/english.ts';

export { LineError, TextError } from '#dlx/text-error.ts';

/** More than an afternoon's work. What is longer is refused before anything is done with it. */
export const MOST_CHARACTERS = 100_000;
export const MOST_LINES = 5_000;

/** A character or a word of a text. */
export interface Token {
  readonly text: string;
  /** Where it begins in its line, from 1. */
  readonly column: number;
}

export interface Line {
  /** From 1. */
  readonly number: number;
  /** None in a blank line. */
  readonly tokens: readonly Token[];
}

const LINE_END = /\r\n|\n|\r/;
const FENCE = /^\s*(?:```|~~~)/;
const FENCES = /^\s*(?:```|~~~)[a-z]*|(?:```|~~~)\s*$/gi;
const TOKENS = { signs: /[^\s\p{Cf}]/gu, words: /\S+/gu } as const;

/**
 * The lines of a text, blank ones too.
 *
 * @param tokens what a token is: each character (`signs`), as in a grid, or each word
 * @param firstLine the number of the first line, for a text that is part of a longer file
 * @throws TextError when the text is too long
 */
export function linesOf(text: string, tokens: keyof typeof TOKENS, firstLine = 1): Line[] {
  const lines = text.slice(0, MOST_CHARACTERS).split(LINE_END);
  const [isLong, isHigh] = [text.length > MOST_CHARACTERS, lines.length > MOST_LINES];
  if (isLong || isHigh) {
    const last = Math.min(lines.length, MOST_LINES + 1);
    const column = isHigh ? 1 : (lines.at(-1)?.length ?? 0) + 1;
    throw new TextError(firstLine + last - 1, column, isLong ? tooLong(text) : TOO_MANY_LINES);
  }
  const isFence = (index: number): boolean => FENCE.test(lines[index] ?? '');
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const isOutside = (index === first || index === last) && isFence(index);
    return { number: firstLine + index, tokens: isOutside ? [] : tokensOf(line, TOKENS[tokens]) };
  });
}

const TOO_MANY_LINES = `the text goes on after ${inWords(MOST_LINES)} lines, the most that are read; remove what is not part of it`;

/** What to say of a text with more than `MOST_CHARACTERS`; empty for one that is not too long. */
export function tooLong({ length }: { readonly length: number }, most = MOST_CHARACTERS): string {
  return length <= most
    ? ''
    : `the text has ${inWords(length)} characters, and at most ${inWords(most)} are read; remove what ` +
        'is not part of it';
}

function tokensOf(line: string, pattern: RegExp): Token[] {
  return [...narrow(line).matchAll(pattern)].flatMap((match) => {
    const text = withoutWidthless(match[0]);
    return text === '' ? [] : [{ text, column: match.index + 1 }];
  });
}

/** The text with full-width letters, digits and signs as narrow ones; each stays in its place. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

const WIDTHLESS = /\p{Cf}/gu;

function withoutWidthless(text: string): string {
  return text.replace(WIDTHLESS, '');
}

/** A text in one line as it is meant: narrow, without what has no width, and blanks for a fence. */
export function plain(text: string): string {
  return withoutWidthless(narrow(text)).replace(FENCES, (fence) => ' '.repeat(fence.length));
}

/** The place in a text, from 0, of what is at a place of the plain one. */
export function placeInText(text: string, at: number): number {
  let place = at;
  for (const { 0: skipped, index } of text.matchAll(WIDTHLESS)) {
    if (index > place) break;
    place += skipped.length;
  }
  return place;
}

/** The lines cut at the blank ones, which are left out. */
export function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let open: Line[] | null = null;
  for (const line of lines) {
    if (line.tokens.length === 0) open = null;
    else if (open) open.push(line);
    else blocks.push((open = [line]));
  }
  return blocks;
}

/** The number in a cell: 0 for an empty one, which is `.`, `-`, `0`, `_` or `·`; null for anything else. */
export function numberIn({ text }: Token): number | null {
  if (/^[-.0_·]$/.test(text)) return 0;
  return /^[1-9]$/.test(text) ? Number(text) : null;
}

/** A character, or the beginning of a word, in quotation marks; an invisible one as its number in Unicode. */
export function quoted(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{M}\p{Z}]/u.test(sign) ? `the invisible character U+${code}` : `"${shortened(sign)}"`;
}

/** Where something is missing after some of the lines: on the next one, if there is one. */
export function placeAfter(
  some: readonly Line[],
  lines: readonly Line[],
): { readonly line: number; readonly column: number } {
  const last = some.at(-1);
  const line = (last?.number ?? 0) + 1;
  const isThere = line <= (lines.at(-1)?.number ?? 0);
  return last && !isThere ? { line: last.number, column: endOf(last) } : { line, column: 1 };
}

/** The column after the last token of a line. */
export function endOf({ tokens }: Line): number {
  const last = tokens.at(-1);
  return last ? last.column + last.text.length : 1;
}
