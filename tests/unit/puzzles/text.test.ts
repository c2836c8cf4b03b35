import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blocksOf,
  endOf,
  linesOf,
  MOST_CHARACTERS,
  MOST_LINES,
  numberIn,
  placeAfter,
  placeInText,
  plain,
  quoted,
  TextError,
  tooLong,
} from '#puzzles/text.ts';

function errorOf(text: string, firstLine = 1): TextError {
  try {
    linesOf(text, 'signs', firstLine);
  } catch (error) {
    if (error instanceof TextError) return error;
  }
  throw new Error('this text should be refused');
}

const widthless = fc.constantFrom('\u200b', '\u200d', '\ufeff', '\u00ad', '\u{e0001}');
const pasted = fc.string({
  unit: fc.oneof(widthless, fc.constantFrom('a', 'ａ', '７', ' ', '字', '😀')),
});

describe('the lines of a text', () => {
  it('know their numbers, and their tokens the columns', () => {
    expect(linesOf('ab\r\n\r c\n', 'signs', 7)).toEqual([
      {
        number: 7,
        tokens: [
          { text: 'a', column: 1 },
          { text: 'b', column: 2 },
        ],
      },
      { number: 8, tokens: [] },
      { number: 9, tokens: [{ text: 'c', column: 2 }] },
      { number: 10, tokens: [] },
    ]);
    expect(linesOf('  ab 10', 'words')).toEqual([
      {
        number: 1,
        tokens: [
          { text: 'ab', column: 3 },
          { text: '10', column: 6 },
        ],
      },
    ]);
  });

  it('have tokens without what has no width, in the places where they stand', () => {
    const line = (kind: 'signs' | 'words') => linesOf('a\u200b\u200d１ \u00ad b\u00adc', kind)[0];
    expect(line('signs')?.tokens.map(({ text, column }) => `${text}${column}`)).toEqual(['a1', '14', 'b8', 'c10']);
    expect(line('words')?.tokens).toEqual([
      { text: 'a1', column: 1 },
      { text: 'bc', column: 8 },
    ]);
  });

  it('lose a fence around them, and nothing else', () => {
    const numbers = (text: string): number[] =>
      linesOf(text, 'words').flatMap(({ number, tokens }) => (tokens.length > 0 ? [number] : []));
    expect(numbers('\n ```txt\na\n```\nb\n~~~\n')).toEqual([3, 4, 5]);
    expect(numbers('a\n```')).toEqual([1]);
    expect(numbers('``\na')).toEqual([1, 2]);
  });

  it('are cut into blocks at the blank ones', () => {
    const blocks = blocksOf(linesOf('\na\nb\n\n \n\u200b\nc', 'signs'));
    expect(blocks.map((block) => block.map(({ number }) => number))).toEqual([[2, 3], [7]]);
    expect(blocksOf([])).toEqual([]);
  });

  it('say where something is missing', () => {
    const lines = linesOf('ab\n\nc', 'signs');
    const [first = [], last = []] = blocksOf(lines);
    expect(placeAfter(first, lines)).toEqual({ line: 2, column: 1 });
    expect(placeAfter(last, lines)).toEqual({ line: 3, column: 2 });
    expect(endOf(linesOf('  word', 'words')[0]!)).toBe(7);
    expect(endOf({ number: 1, tokens: [] })).toBe(1);
  });

  it('have a bound, which names the place where the text goes on', () => {
    expect(linesOf('a'.repeat(MOST_CHARACTERS), 'words')).toHaveLength(1);
    expect(linesOf('\n'.repeat(MOST_LINES - 1), 'words')).toHaveLength(MOST_LINES);
    expect(errorOf(`ab\n${'c'.repeat(MOST_CHARACTERS)}`, 3)).toMatchObject({
      line: 4,
      column: MOST_CHARACTERS - 2,
      cure: 'the text has 100,003 characters, and at most 100,000 are read; remove what is not part of it',
    });
    expect(errorOf('\n'.repeat(MOST_LINES))).toMatchObject({
      line: MOST_LINES + 1,
      column: 1,
      message:
        'line 5001, column 1: the text goes on after 5,000 lines, the most that are read; remove what is not ' +
        'part of it',
    });
    expect(errorOf('\n'.repeat(9 * MOST_CHARACTERS))).toMatchObject({ line: MOST_LINES + 1 });
    expect(tooLong('abc', 3)).toBe('');
    expect(tooLong('abcd', 3)).toContain('4 characters, and at most 3 are read');
  });
});

describe('a text as it is meant', () => {
  it('keeps what can be seen, and knows where it stood', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const seen = plain(text);
        expect(plain(seen)).toBe(seen);
        for (let at = 0; at < seen.length; at += 1) {
          expect(plain(text.charAt(placeInText(text, at)))).toBe(seen.charAt(at));
        }
      }),
    );
  });
});

describe('a cell', () => {
  it('has a number, or is empty, or is neither', () => {
    const number = (text: string) => numberIn({ text, column: 1 });
    expect(['.', '-', '0', '_', '·'].map(number)).toEqual([0, 0, 0, 0, 0]);
    expect(['1', '9', '10', '', 'x', '--', '²'].map(number)).toEqual([1, 9, null, null, null, null, null]);
  });

  it('is quoted by what can be seen of it', () => {
    expect(quoted('!')).toBe('"!"');
    expect(quoted('\u0301')).toBe('the invisible character U+0301');
  });
});
