import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS } from '#puzzles/text.ts';
import { type TextReader, READERS } from '../../texts/parsers.ts';
import { every, runs } from '../../support/runs.ts';

const SIGNS = [
  ...'\n\r\t _-.·0159AZaz:;|/#=,\'"`~%&?é字Ａ０😀',
  ...['\u200b', '\ufeff', '\u0301', '\u202e', '\0', '\ud800', '```\n', '\n\n', '99999999999', '1e9'],
];

/** A sound text with some of it taken out, put in, or written twice. */
const damaged = ({ sound }: TextReader): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...sound),
      fc.array(fc.tuple(fc.nat(80), fc.nat(4), fc.constantFrom(...SIGNS), fc.nat(3)), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    .map(([text, edits]) =>
      edits.reduce(
        (now, [at, remove, add, times]) => now.slice(0, at) + add.repeat(times) + now.slice(at + remove),
        text,
      ),
    );

/** No refusal is longer, whatever it quotes. */
const MOST_SAID = 300;

/** A text with each of its words in turn as a long one: in its place, before it and after it. */
const withLongWords = (text: string): string[] =>
  [...text.matchAll(/[^\s:;,|"/-]+/g)].flatMap(({ 0: word, index }) =>
    ['a', '9', 'É', '"'].flatMap((sign) => {
      const [before, long, after] = [text.slice(0, index), sign.repeat(900), text.slice(index + word.length)];
      return [long, word + long, long + word].map((one) => before + one + after);
    }),
  );

/** Reads a text; what is thrown must be what the reader says it throws, with words. */
function attempt({ read, throws }: TextReader, text: string): void {
  try {
    read(text);
  } catch (error) {
    if (!throws) throw error;
    expect(error).toBeInstanceOf(throws);
    expect((error as Error).message.length).toBeGreaterThan(15);
    expect((error as Error).message.length).toBeLessThan(MOST_SAID);
    const { line = 1, column = 1 } = error as { line?: number; column?: number };
    expect(line).toBeGreaterThanOrEqual(1);
    expect(column).toBeGreaterThanOrEqual(1);
  }
}

describe.each(READERS)('$name', (reader) => {
  it('reads what is sound', () => {
    for (const text of reader.sound) expect(reader.read(text)).toBeTruthy();
  });

  it('reads damaged texts, or refuses them as it says', () => {
    fc.assert(
      fc.property(damaged(reader), (text) => attempt(reader, text)),
      { numRuns: runs(1000) },
    );
  });

  it('quotes no more than the beginning of a long word', () => {
    for (const text of reader.sound) for (const long of withLongWords(text)) attempt(reader, long);
  });

  it('reads or refuses texts as long as any may be, and longer', () => {
    for (const piece of every(3, reader.pieces)) {
      attempt(reader, piece.repeat(MOST_CHARACTERS / piece.length));
      attempt(reader, (reader.sound[0] ?? '') + piece.repeat(MOST_CHARACTERS));
    }
  });
});
