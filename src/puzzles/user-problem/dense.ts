/**
 * A matrix of zeros and ones as text: a line a row, or `;` between rows, or nested lists as programs write them
 * (`lists.ts`), also of `true` and `false`; with one `|` before the secondary columns if there are some.
 */
import { inFigures } from '#english/english.ts';
import { listLines, signsOf } from '../lists.ts';
import { type Line, type Token, TextError } from '../text.ts';

interface DenseText {
  readonly columns: readonly { readonly name: string; readonly kind: 'primary' | 'secondary' }[];
  readonly rows: readonly { readonly columns: readonly number[] }[];
}

/** What is in no dense matrix: neither 0 nor 1, nor what separates them. */
const STRANGE = /[^\s01,;|[\]{}()]/gu;
/** Of so many zeros and ones one sign may be a slip, such as an l for a 1, and the text is still a matrix. */
const FOR_A_SLIP = 9;

/** True for a text that is a dense matrix, or one with few slips in it: at least two numbers per line. */
export function looksDense(text: string): boolean {
  if (!/^[^|]/.test(text.trimStart()) || /^[^\S\n]*\|/m.test(text)) return false;
  if (denseLists(text)) return true;
  const strange = text.match(STRANGE)?.length ?? 0;
  const ours = text.match(/[01]/g)?.length ?? 0;
  const isMatrix = strange === 0 || ours >= FOR_A_SLIP * strange;
  return isMatrix && /[01][\s,]*[01]/.test(text) && !namesColumns(text);
}

/**
 * True when the words of the first line can be names of columns that consist of zeros and ones, `00 01 10 11`: no word
 * comes twice, some are longer than a digit, and each later line is made of them.
 */
export function namesColumns(text: string): boolean {
  const [first = [], ...others] = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/\s+/u).filter((word) => word !== '' && word !== '|'))
    .filter((words) => words.length > 0);
  const names = new Set(first);
  const areNames = (words: readonly string[]): boolean =>
    new Set(words).size === words.length && words.every((word) => names.has(word));
  return (
    first.length > 1 &&
    names.size === first.length &&
    others.length > 0 &&
    first.every((word) => /^[01]+$/.test(word)) &&
    first.some((word) => word.length > 1) &&
    others.every(areNames)
  );
}

/** The rows of lists that hold zeros and ones only, or true and false. */
function denseLists(text: string): Line[] | null {
  const lines = listLines(text)?.filter(({ tokens }) => tokens.length > 0);
  if (!lines?.every(({ tokens }) => tokens.every(({ text: word }) => /^(?:[01|]+|true|false)$/i.test(word))))
    return null;
  const digit = (token: Token): Token[] =>
    /^[tf]/i.test(token.text) ? [{ ...token, text: /^t/i.test(token.text) ? '1' : '0' }] : signsOf(token);
  return lines.map(({ number, tokens }) => ({ number, tokens: tokens.flatMap(digit) }));
}

/** The rows of a text without lists, a line or a part of one each. */
function plainLines(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const slip = line.search(new RegExp(STRANGE, 'u'));
    if (slip >= 0) {
      const sign = String.fromCodePoint(line.codePointAt(slip) ?? 0);
      throw new TextError(index + 1, slip + 1, `“${sign}” is neither 0 nor 1; put one of the two in its place`);
    }
    return [...line.matchAll(/[^;]+/g)].map(({ 0: part, index: start }) => ({
      number: index + 1,
      tokens: signsOf({ text: part, column: start + 1 }).filter((token) => /[01|]/.test(token.text)),
    }));
  });
}

/**
 * Reads a dense matrix. Its columns are called A to Z, or by their numbers when there are more.
 * @throws TextError naming the place and the cure
 */
export function parseDense(text: string): DenseText {
  const lines = (denseLists(text) ?? plainLines(text)).filter(({ tokens }) => tokens.length > 0);
  const first = lines[0]?.tokens ?? [];
  const bar = first.findIndex((token) => token.text === '|');
  const width = first.length - (bar < 0 ? 0 : 1);
  const rows = lines.map(({ number, tokens }) => {
    const wrong = tokens.find((token, at) => (token.text === '|') !== (at === bar));
    if (wrong && (wrong.text === '|' || bar >= 0)) {
      throw new TextError(
        number,
        wrong.column,
        'a | is missing or out of place; put one before the secondary columns, in the same place in each row, or none',
      );
    }
    if (tokens.length !== first.length) {
      throw new TextError(
        number,
        (tokens[first.length] ?? tokens.at(-1))?.column ?? 1,
        `this row has ${numbersIn(tokens.length, bar)}, but the first has ${width}; give one for each column`,
      );
    }
    const ones = tokens.filter((token) => token.text !== '|');
    const columns = ones.flatMap((token, column) => (token.text === '1' ? [column] : []));
    if (columns.length === 0) {
      throw new TextError(number, 1, 'this row has no 1; give it one, or remove the row');
    }
    return { columns };
  });
  const columns = Array.from({ length: width }, (_, index) => ({
    name: width <= 26 ? String.fromCharCode(65 + index) : String(index + 1),
    kind: bar >= 0 && index >= bar ? ('secondary' as const) : ('primary' as const),
  }));
  return { columns, rows };
}

function numbersIn(signs: number, bar: number): string {
  return inFigures(bar >= 0 && signs > bar ? signs - 1 : signs, 'number');
}
