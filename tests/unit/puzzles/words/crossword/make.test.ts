/** Crosswords to print, their drafts, and what is said of lists that will not do. */
import { describe, expect, it } from 'vitest';
import { lettersInGrid, readingsOf } from '#puzzles/words/crossword/check.ts';
import type { CrosswordDraft } from '#puzzles/words/crossword/draft.ts';
import { crosswordWishOf, formatCrossword, parseCrossword } from '#puzzles/words/crossword/draft.ts';
import { SHORT_WORDS } from '#puzzles/words/crossword/example.ts';
import { changes } from '#puzzles/words/crossword/lacking.ts';
import { type Crossword, makeCrossword, numbered } from '#puzzles/words/crossword/make.ts';
import { readClues } from '#puzzles/words/crossword/text.ts';
import { TextError } from '#puzzles/text.ts';

const NAMES: CrosswordDraft = {
  kind: 'open',
  lines: 2,
  columns: 6,
  down: 2,
  seed: 1,
  text:
    'Ada Ben Clara David Elif Finn Greta Hugo Ines Jonas Kira Luca Mia Noah Olga Paul Rosa Samir Tilda Uwe Vera ' +
    'Yusuf Zoe',
};

function madeOf(draft: CrosswordDraft): Crossword {
  const { sheet } = makeCrossword(crosswordWishOf(draft));
  if (!sheet) throw new Error('there is no crossword');
  return sheet;
}

const faultOf = (change: Partial<CrosswordDraft>): string => {
  try {
    crosswordWishOf({ ...SHORT_WORDS, ...change });
    return '';
  } catch (error) {
    if (!(error instanceof TextError || error instanceof RangeError)) throw error;
    return error.message;
  }
};

describe('a crossword', () => {
  it.each([SHORT_WORDS, NAMES, { ...NAMES, lines: 3, down: 1 }])(
    'reads as its words and no others, for many seeds: %j',
    (draft) => {
      const grids = new Set<string>();
      for (let seed = 1; seed <= 20; seed += 1) {
        const crossword = madeOf({ ...draft, seed });
        const { puzzle, entries } = crossword;
        const grid = lettersInGrid(puzzle, entries) ?? [];
        const key = entries.map(({ cells, word }) => `${cells[0]} ${puzzle.words[word]}`);
        const read = readingsOf(puzzle, grid).map(({ first, text }) => `${first} ${text}`);
        expect(read.sort()).toEqual(key.sort());
        expect(new Set(entries.map(({ word }) => word)).size).toBe(entries.length);
        grids.add(grid.join());
      }
      expect(grids.size).toBeGreaterThan(3);
    },
  );

  it('is the same for the same seed', () => {
    expect(madeOf(NAMES)).toEqual(madeOf(NAMES));
  });

  it('numbers the cells in which words begin, and has their clues', () => {
    const crossword = madeOf(SHORT_WORDS);
    const across = numbered(crossword, 'across');
    const down = numbered(crossword, 'down');
    expect(across.map(({ number }) => number)).toEqual([1, 5, 6]);
    expect(down.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const clues = new Map(readClues(SHORT_WORDS.text).map(({ word, clue }) => [word, clue]));
    for (const { word, clue } of [...across, ...down]) expect(clue).toBe(clues.get(word));
  });

  it('says that there is none, once every way was tried, with a change that does fill it', () => {
    const none = { ...NAMES, lines: 3, columns: 7, down: 3 };
    const { sheet, words } = makeCrossword(crosswordWishOf(none));
    expect(sheet).toBe(null);
    expect(words).toMatch(
      /^Ways to fill the grid with these words: none, after a complete search of [\d,]+ nodes\. Add more words, or use 1 word down\.$/,
    );
    expect(madeOf({ ...none, down: 1 }).entries).toHaveLength(4);
    // Without a letter in common no change will do.
    const apart = { ...NAMES, lines: 3, text: 'aaa bbb ccc ddddd eeeee fffffff' };
    expect(makeCrossword(crosswordWishOf(apart)).words).toContain(
      'Add more words, or use fewer words across and down.',
    );
    expect(makeCrossword(crosswordWishOf({ ...apart, lines: 2, down: 1 })).words).toMatch(/Add more words\.$/);
  });

  it('goes into a line and comes back', () => {
    const text = 'cat: black / or white\n\ndog: a/b //\nEmu';
    const draft = { ...NAMES, text };
    expect(parseCrossword(formatCrossword(draft))).toEqual({
      ...draft,
      text: 'cat: black / or white\ndog: a/b //\nEmu',
    });
    for (const line of ['', 'full 5x4 2 1 a', 'full 3x1 2 1 a', 'open 3x4 0 1 a', 'half 3x4 2 1 a']) {
      expect(() => parseCrossword(line), line).toThrow(/this is not a crossword/);
    }
  });
});

describe('a list of words', () => {
  it('has clues after colons', () => {
    expect(readClues('Cat: it purrs: often\ndog, emu\nzoë：a name\nCAT\ndog: it barks')).toEqual([
      { word: 'CAT', clue: 'it purrs: often' },
      { word: 'DOG', clue: 'it barks' },
      { word: 'EMU', clue: '' },
      { word: 'ZOË', clue: 'a name' },
    ]);
  });

  it.each([
    [{ text: '' }, 'line 1, column 1: there is no word; write some'],
    [{ text: 'cat\n: it purrs' }, 'line 2, column 1: there is no word before the colon; write one, or remove the line'],
    [
      { text: 'cat\nbig, dog: it barks' },
      'line 2, column 6: there is more than one word before the colon; write each with its clue on a line of its own',
    ],
    [
      { text: 'cat\nanne-marie: a name' },
      'line 2, column 5: ANNE-MARIE has "-" in it; a grid holds letters only; write ANNEMARIE',
    ],
    [
      { text: 'cat: it purrs\ndog\ncat: it meows' },
      'line 3, column 1: CAT has another clue further up; remove one of the two',
    ],
    [
      { text: 'maybe '.repeat(1_400) },
      'line 1, column 1: the text has 8,400 characters, and at most 8,000 are read; remove what is ' + 'not part of it',
    ],
    [{ columns: 5 }, '3 words across need 5 letters, but the list has no such word; add more words, or use 4 columns'],
    [
      { text: 'Mia Zoe Noah Lina Leon Clara David Tilda' },
      '4 words down need 3 letters, but the list has only 2; add more words, or leave some cells empty',
    ],
    [{ lines: 2 }, '4 words down need 2 letters, but the list has no such word; add more words, or use 3 words across'],
    [{ text: 'cat dog', columns: 3 }, '3 words across need 3 letters, but the list has only 2; add more words'],
    [
      { text: 'cat dog emu owl', columns: 3 },
      '6 different words are needed, but only 4 in the list fit; add more words',
    ],
    [{ kind: 'open', down: 3 }, '3 words down need at least 5 columns; make the grid wider, or use fewer words down'],
    [
      { kind: 'open', down: 2 },
      '2 words down need 5 to 7 letters, but the list has no such word; add more words, or use 2 words across',
    ],
  ] as const)('%j', (change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });

  it('has a bound', () => {
    const letters = 'ABCDEFGHIJ';
    const words = Array.from({ length: 1_001 }, (_, at) =>
      `${at}`.padStart(4, '0').replace(/\d/g, (digit) => letters.charAt(Number(digit))),
    );
    expect(faultOf({ text: words.join('\n') })).toBe(
      'line 1001, column 1: there are 1,001 words, but the limit is 1,000; remove some',
    );
  });
});

it('proposes every other size that there is, the nearest first', () => {
  const words = changes({ kind: 'open', lines: 3, columns: 11, down: 4, words: [] }).map((one) => one.words);
  expect(words.slice(0, 3)).toEqual(['use 10 columns', 'use 12 columns', 'use 9 columns']);
  expect(words.filter((one) => /across|down/.test(one))).toEqual(
    ['2 words across', '4 words across', '3 words down', '5 words down', '2 words down', '1 word down'].map(
      (size) => `use ${size}`,
    ),
  );
});
