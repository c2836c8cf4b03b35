import { describe, expect, test } from 'vitest';
import { knownNameAt, offersAt } from '#notebook/completion.ts';
import { BUILDER_WORDS, LIBRARY_WORDS } from '#notebook/library-words.ts';

/** What is offered where the text has a bar. */
function offered(text: string, others: readonly string[] = []): string[] | null {
  const at = text.indexOf('‸');
  return offersAt(text.replace('‸', ''), at, others)?.all.map(({ name }) => name) ?? null;
}

const methods = Object.keys(BUILDER_WORDS);

describe('what is offered', () => {
  test.each([
    "const board = problem('x');\nboard.‸",
    "const board = problem('x');\nboard.pri‸",
    "const board = problem('x');\nboard.‸\nfor (const x of range(3)) board.row('a', []);",
    'problem().‸',
    "problem()\n  .primary(['a'])\n  .‸",
    'queens(4).‸;',
    'const a = true ? queens(4) : sudoku("");\na.‸',
    'let b = (problem().cells(2, 2));\nb.‸',
    'for (const y of range(2)) {\n  queens(4).clash(() => true).‸\n}',
  ])('%j: the methods of a problem', (text) => {
    expect(offered(text)).toEqual(methods);
  });

  test('a problem of another cell has them too', () => {
    expect(offered('board.‸', ['const board = problem();'])).toEqual(methods);
  });

  test.each(['const n = 4;\nn.‸', 'Math.‸', 'count(queens(4)).‸', 'range(3).‸', '"problem()".‸'])(
    '%j: nothing',
    (text) => {
      expect(offered(text)).toBe(null);
    },
  );

  test('else the names of the library and of all cells, each once', () => {
    const names = offered('const mine = 1;\nque‸', ['const theirs = 2;\nconst range = 3;']) ?? [];
    expect(names.slice(0, 3)).toEqual(['mine', 'theirs', 'range']);
    expect(names.slice(3)).toEqual(Object.keys(LIBRARY_WORDS).filter((name) => name !== 'range'));
  });

  test('a name that is typed whole is among them, and one that is being given has no offers', () => {
    expect(offered('const to = 1;\nto‸')?.[0]).toBe('to');
    expect(offered('const to‸')).toBe(null);
    expect(offered('const to‸ = 1;')).toBe(null);
  });
});

describe('what a name means', () => {
  const meaning = (text: string): string | null => {
    const at = text.indexOf('‸');
    return knownNameAt(text.replace('‸', ''), at, [])?.word.call ?? null;
  };

  test.each([
    ['que‸ens(4)', LIBRARY_WORDS.queens.call],
    ['‸queens(4)', LIBRARY_WORDS.queens.call],
    ["problem().pri‸mary('a')", BUILDER_WORDS.primary.call],
    ['// que‸ens', null],
    ["'que‸ens'", null],
    ['const queens = 1; que‸ens', null],
    ['other.primary‸', null],
    ['{ x.‸count }', null],
    ['‸', null],
    ['toString‸', null],
  ])('%j: %j', (text, words) => {
    expect(meaning(text)).toBe(words);
  });
});
