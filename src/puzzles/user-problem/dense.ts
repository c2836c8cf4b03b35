/** A matrix of zeros and ones as text: a line a row, with one `|` before the secondary columns if there are some. */
import { inFigures } from '#english/english.ts';
import { TextError } from '../text.ts';

interface DenseText {
  readonly columns: readonly { readonly name: string; readonly kind: 'primary' | 'secondary' }[];
  readonly rows: readonly { readonly columns: readonly number[] }[];
}

/** What stands in no dense matrix: neither 0 nor 1, nor what separates them. */
const STRANGE = /[^\s01,;|[\]]/gu;
/** Of so many zeros and ones one sign may be a slip, such as an l for a 1, and the text is still a matrix. */
const FOR_A_SLIP = 9;

/** True for a text that is a dense matrix, or one with few slips in it: at least two characters per line. */
export function looksDense(text: string): boolean {
  const strange = text.match(STRANGE)?.length ?? 0;
  const ours = text.match(/[01]/g)?.length ?? 0;
  const isMatrix = strange === 0 || ours >= FOR_A_SLIP * strange;
  return isMatrix && /[01][\s,]*[01]/.test(text) && !/^\s*\|/m.test(text);
}

/**
 * Reads a dense matrix. Its columns are called A to Z, or by their numbers when there are more.
 * @throws TextError naming the place and the cure
 */
export function parseDense(text: string): DenseText {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const slip = line.search(new RegExp(STRANGE, 'u'));
    if (slip >= 0) {
      const sign = String.fromCodePoint(line.codePointAt(slip) ?? 0);
      throw new TextError(index + 1, slip + 1, `“${sign}” is neither 0 nor 1; put one of the two in its place`);
    }
    const signs = [...line].flatMap((sign, at) => (/[01|]/.test(sign) ? [{ sign, at }] : []));
    return signs.length === 0 ? [] : [{ number: index + 1, signs }];
  });
  const first = lines[0]?.signs ?? [];
  const bar = first.findIndex(({ sign }) => sign === '|');
  const width = first.length - (bar < 0 ? 0 : 1);
  const rows = lines.map(({ number, signs }) => {
    const wrong = signs.find(({ sign }, at) => (sign === '|') !== (at === bar));
    if (wrong && (wrong.sign === '|' || bar >= 0)) {
      throw new TextError(
        number,
        wrong.at + 1,
        'the | is not where it is in the first row; put one | before the secondary columns of each ' + 'row, or none',
      );
    }
    if (signs.length !== first.length) {
      throw new TextError(
        number,
        ((signs[first.length] ?? signs.at(-1))?.at ?? 0) + 1,
        `this row has ${numbersIn(signs.length, bar)}, and the first has ${width}; give one for each column`,
      );
    }
    const ones = signs.filter(({ sign }) => sign !== '|');
    const columns = ones.flatMap(({ sign }, column) => (sign === '1' ? [column] : []));
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
