/**
 * Nested lists as programs write them, `[[1, 0], [0, 1]]`, `{{1,0},{0,1}}`, `np.array([[True, False]])`, `[1 0; 0 1]`
 * or `["10", "01"]`, as lines of words that know their place. Names before a bracket and words outside it are passed over.
 */
import type { Line, Token } from './text.ts';

const OPEN = '[{(';
const CLOSE = ']})';

/** What is collected of a list while it is open. */
interface Open {
  tokens: Token[];
  /** True for words in quotation marks. */
  quoted: boolean[];
}

/**
 * The innermost lists of a text, a line for each, and a blank line after each list of lists. Words in quotation marks
 * that lie directly in the outermost list are lines of signs. Null for a text without a list.
 */
export function listLines(text: string): readonly Line[] | null {
  // Parentheses are lists only where there are no others: elsewhere they belong to calls.
  const kinds = /[[{]/.test(text) ? '[{' : '(';
  if (!text.includes('[') && !text.includes('{') && !/\(\s*\(/.test(text)) return null;
  const lines: Line[] = [];
  const open: Open[] = [];
  let [number, lineStart] = [1, 0];
  const push = (tokens: readonly Token[], line = number): void => {
    if (tokens.length > 0) lines.push({ number: line, tokens });
  };
  /** Ends the row that is open; true when it was a list of rows as strings. */
  const flush = (): boolean => {
    const now = open.at(-1);
    if (!now) return false;
    const areRows =
      open.length === 1 && now.quoted.every(Boolean) && now.tokens.some(({ text: { length } }) => length > 1);
    if (areRows) for (const token of now.tokens) push(signsOf(token));
    else push(now.tokens);
    [now.tokens, now.quoted] = [[], []];
    return areRows;
  };
  const WORDS = /\r\n|\n|\r|"([^"\n]*)"|'([^'\n]*)'|[[\](){};]|[^\s[\](){};,"']+/gu;
  for (const match of text.matchAll(WORDS)) {
    const [written, double, single] = match;
    const now = open.at(-1);
    if (/^[\r\n]/.test(written)) {
      number += 1;
      lineStart = match.index + written.length;
    } else if (OPEN.includes(written)) {
      if (!kinds.includes(written)) continue;
      // What stands before a bracket names the list: `rooms =`, `vec!`, `"A":`.
      if (now) [now.tokens, now.quoted] = [[], []];
      open.push({ tokens: [], quoted: [] });
    } else if (CLOSE.includes(written)) {
      if (!kinds.includes(OPEN.charAt(CLOSE.indexOf(written))) || !now) continue;
      const isOuter = now.tokens.length === 0;
      const areRows = flush();
      open.pop();
      if ((isOuter || areRows) && (lines.at(-1)?.tokens.length ?? 0) > 0) lines.push({ number, tokens: [] });
    } else if (written === ';') flush();
    else if (now) {
      const word = double ?? single;
      const column = match.index - lineStart + (word === undefined ? 1 : 2);
      now.tokens.push({ text: word ?? written, column });
      now.quoted.push(word !== undefined);
    }
  }
  return lines.some(({ tokens }) => tokens.length > 0) ? lines : null;
}

/** The characters of a word as tokens of their own. */
export function signsOf({ text, column }: Token): Token[] {
  let at = column;
  return [...text].flatMap((sign) => {
    const token = { text: sign, column: at };
    at += sign.length;
    return /\s/u.test(sign) ? [] : [token];
  });
}
