import { type Bounds, boundsOf } from './bounds.ts';
import { type Line, type Word, fault, shown } from './text-words.ts';
import { quoted } from './told.ts';

/**
 * Bounds and costs in DLX text, as Knuth's dlx3 and dlx5 write them: `2:3|night` is covered two or three times, `2|night`
 * twice, `:2|night` at most twice; `|5` after the columns of a row is its cost.
 */

/** What a word of the columns line says: a name, where it begins in its line, and bounds. */
interface Named {
  readonly name: string;
  readonly from: number;
  readonly bounds?: Bounds | undefined;
}

/**
 * The name in a word of the columns line, and its bounds, if it has any but 1.
 * @throws TextError when the bounds are none, or the column is secondary
 */
export function boundsIn(line: number, { text, at }: Word, kind: 'primary' | 'secondary'): Named {
  const [, low, high = '', name = ''] = /^(?:(\d*):)?(\d*)\|(.*)$/u.exec(text) ?? [];
  const hasBounds = low !== undefined || high !== '';
  if (!hasBounds) return { name: withoutBrackets(line, { text, at }, kind), from: at };
  const from = at + text.length - name.length;
  if (name === '') {
    throw fault(line, at, `there is no name after ${quoted(text)}`, `Write it without a space: ${shown(text)}x`);
  }
  if (kind === 'secondary') {
    const cure = `Put ${shown(text)} before the | that starts the secondary columns, or write ${shown(name)} alone`;
    throw fault(line, at, `${quoted(text)} has bounds, but it is secondary`, cure);
  }
  if (high === '') {
    throw fault(
      line,
      at,
      `${quoted(text)} has no upper bound`,
      `Write one, such as ${openBounds(low).join(':')}|${shown(name)}`,
    );
  }
  const max = Number(high);
  const min = low === undefined ? max : Number(low);
  if (high.length > 7 || max === 0 || min > max) {
    const cure = `Write two whole numbers, the smaller one first and the other from 1 to 9,999,999, such as 2:3|${shown(name)}`;
    throw fault(line, at, `${quoted(text)} has the lower bound ${min} and the upper bound ${max}`, cure);
  }
  return { name, from, bounds: boundsOf({ name, kind, min, max }, 0) };
}

/**
 * The text itself, unless it ends as `[2:3]`, which other programs write.
 * @throws TextError that says how it is written here
 */
function withoutBrackets(line: number, { text, at }: Word, kind: 'primary' | 'secondary'): string {
  const [, name = '', least = '', most = ''] = /^(.+)\[(\d*):(\d*)\]$/u.exec(text) ?? [];
  if (name === '') return text;
  const isAtMostOnce = (least || '0') === '0' && most === '1';
  const [low, high] = openBounds(least);
  const bounded = `${low}:${most || high}|${shown(name)}`;
  const more = most ? '' : `, with a larger number if ${high} is too small`;
  const cures = {
    primary: isAtMostOnce
      ? `Put ${shown(name)} after the |: a secondary column is covered at most once`
      : `Write ${bounded}${more}`,
    secondary: isAtMostOnce
      ? `Write ${shown(name)} alone: a secondary column is covered at most once`
      : `Write ${bounded} before the | that starts the secondary columns${more}`,
  };
  throw fault(
    line,
    at,
    `${quoted(text)} gives ${shown(name)} its bounds in brackets, which are not read here`,
    cures[kind],
  );
}

/** An example of bounds for a lower one alone: `2:9`, `12:13`. */
function openBounds(least = ''): readonly [low: number, high: number] {
  const low = Number(least);
  return [low, Math.max(9, low + 1)];
}

/** The cost that begins at a word of a row, and how many words it is; nothing where none begins. */
interface Costed {
  readonly cost: number;
  readonly words: 1 | 2;
}

/**
 * Reads `|5`, or `| 5`.
 * @throws TextError when no whole number follows the bar, or one too large
 */
export function costAt(line: Line, index: number): Costed | undefined {
  const { text, at } = line.words[index] as Word;
  if (!text.startsWith('|')) return undefined;
  const words = text === '|' ? 2 : 1;
  const digits = words === 1 ? text.slice(1) : (line.words[index + 1]?.text ?? '');
  const cost = Number(digits);
  if (/^\d+$/.test(digits) && Number.isSafeInteger(cost)) return { cost, words };
  if (/^\d+$/.test(digits))
    throw fault(line.number, at, `${quoted(digits)} is too large for a cost`, 'Write a smaller one');
  const problem = digits === '' ? 'there is no cost after the |' : `${quoted(digits)} is not a cost`;
  throw fault(line.number, at, problem, 'Write a whole number from 0 up, such as |5, or leave the | out');
}
