import { describe, expect, test } from 'vitest';
import { CODE_KEYS, CODE_KEYS_WITH_COLOURS, isCodeKey, zoomOfKey } from '#pictures/code/keys.ts';
import { linesOf, TEXTS } from '#pictures/code/text.ts';
import { tokensOf } from '#pictures/code/tokens.ts';
import { typescriptText } from '#pictures/code/typescript.ts';
import { sources, texts, textsWithColours } from './sources.ts';

const LISTINGS = [
  ['without colours', texts, CODE_KEYS],
  ['with colours', textsWithColours, CODE_KEYS_WITH_COLOURS],
] as const;

describe.each(LISTINGS.flatMap(([name, all, known]) => TEXTS.map((id) => [id, name, all, known] as const)))(
  '%s %s',
  (id, _, all, known) => {
    const lines = linesOf(all[id]);

    test('has one line for each key', () => {
      const keys = lines.flatMap(({ key }) => (key ? [key] : []));
      expect(keys.toSorted()).toEqual(known.toSorted());
    });

    test('keeps what is written to one write in the order of the other texts', () => {
      const writes = lines.flatMap(({ key }) => (key && zoomOfKey(key) === 'links' ? [key] : []));
      const inEnglish = linesOf(all.english).flatMap(({ key }) => (key && zoomOfKey(key) === 'links' ? [key] : []));
      expect(writes).toEqual(inEnglish);
    });

    test('is cut into pieces that together are its lines', () => {
      for (const { text } of lines) {
        expect(
          tokensOf(id, text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }
    });
  },
);

describe('the TypeScript', () => {
  test('is that of the files, under their numbers', () => {
    for (const { heading, lines } of texts.typescript.parts) {
      const file = heading.includes('plain-cover.ts') ? sources['plain-cover'] : sources.search;
      const original = file.split('\n');
      for (const { number, text } of lines) expect(original[number - 1]!.trim()).toBe(text);
      const whole = lines.map(({ text }) => text).join('\n');
      for (const [open, shut] of ['{}', '()', '[]'].map((pair) => [...pair])) {
        expect(whole.split(open!).length).toBe(whole.split(shut!).length);
      }
    }
  });

  test.each([
    ['a line that is gone', 'left[after] = before;', 'left[next] = before;'],
    ['a line that is there twice', 'nodes[up + DOWN] = down;', 'nodes[up + DOWN] = down;\nnodes[up + DOWN] = down;'],
    ['a function that is gone', 'function uncoverPlain(', 'function restore('],
  ])('does not hide %s', (_, before, after) => {
    expect(() =>
      typescriptText({ ...sources, 'plain-cover': sources['plain-cover'].replace(before, after) }),
    ).toThrow();
  });

  test('tells words, types and comments apart', () => {
    expect(tokensOf('typescript', "const node = nodes[at] as number; // 'it'")).toEqual([
      { kind: 'word', text: 'const' },
      { kind: '', text: ' node = nodes[at]' },
      { kind: 'type', text: ' as number' },
      { kind: '', text: '; ' },
      { kind: 'comment', text: "// 'it'" },
    ]);
  });
});

test('a key is known by its name', () => {
  expect(isCodeKey('cover.left')).toBe(true);
  for (const name of ['', 'cover.', 'constructor', 'toString']) expect(isCodeKey(name)).toBe(false);
});
