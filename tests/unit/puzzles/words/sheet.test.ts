/** Word searches: each word stands on a sheet exactly once, and the key says where. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '#dlx/random.ts';
import { crossingsOf, gridOf } from '#puzzles/words/check.ts';
import { type WordPuzzle, lettersOf } from '#puzzles/words/puzzle.ts';
import { type Sheet, type SheetWish, makeSheet } from '#puzzles/words/sheet.ts';
import { parseWords } from '#puzzles/words/text.ts';
import { runs } from '../../../support/runs.ts';

const NAMES =
  'Ada Ben Clara David Elif Finn Greta Hugo Ines Jonas Kira Luca Mia Noah Olga Paul Quentin Rosa Samir Tilda Uwe Vera Willem Yusuf Zoe Emma Moritz Nina Oskar Rafael Sophie Theo Ursula Viktor Xenia'.split(
    ' ',
  );

/** How often each word can be read in a grid, going through it letter by letter and way by way. */
function readings({ words, width, height, directions }: WordPuzzle, grid: readonly string[]): number[] {
  const steps = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
    [-1, 0],
    [0, -1],
    [-1, -1],
    [-1, 1],
  ].slice(0, directions);
  return words.map((word) => {
    const places = new Set<string>();
    for (let start = 0; start < width * height; start += 1) {
      for (const [dx = 0, dy = 0] of steps) {
        const cells = lettersOf(word).map((_, at) => {
          const [x, y] = [(start % width) + at * dx, Math.floor(start / width) + at * dy];
          return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
        });
        if (cells.map((cell) => grid[cell]).join('') === word) places.add([...cells].sort().join());
      }
    }
    return places.size;
  });
}

function sheetOf(wish: SheetWish): Sheet {
  const { sheet } = makeSheet(wish);
  if (!sheet) throw new Error('there is no sheet');
  return sheet;
}

describe('a word search', () => {
  it('has each word exactly once, for a hundred lists', () => {
    for (let seed = 1; seed <= runs(100); seed += 1) {
      const random = createRandom(seed);
      const directions = ([2, 4, 8] as const)[random.below(3)] ?? 2;
      const [width, height] = [9 + random.below(5), 9 + random.below(5)];
      const text = random
        .shuffled(NAMES)
        .slice(0, 3 + random.below(12))
        .join(' ');
      const words = parseWords(text, { width, height, directions }).map((word) => word.text);
      const puzzle = { words, width, height, directions };
      const fill = random.below(2) === 0 ? 'own' : 'all';
      const sheet = sheetOf({ puzzle, seed, crossings: 0, fill });
      expect(sheet.grid.every((letter) => lettersOf(letter).length === 1)).toBe(true);
      expect(readings(puzzle, sheet.grid)).toEqual(words.map(() => 1));
      const packed = gridOf(puzzle, sheet.key);
      expect(packed?.every((letter, cell) => letter === '' || letter === sheet.grid[cell])).toBe(true);
      expect(sheet.key.map(({ word }) => word)).toEqual(words.map((_, word) => word));
      expect(crossingsOf(sheet.key)).toHaveLength(sheet.crossings);
    }
  });

  const wish: SheetWish = {
    puzzle: {
      words: parseWords('dance links cover node row', { width: 8, height: 8, directions: 4 }).map((word) => word.text),
      width: 8,
      height: 8,
      directions: 4,
    },
    seed: 3,
    crossings: 4,
    fill: 'own',
  };

  it('is the same for the same seed, and another for another', () => {
    expect(makeSheet(wish)).toEqual(makeSheet(wish));
    expect(sheetOf({ ...wish, seed: 4 }).grid).not.toEqual(sheetOf(wish).grid);
  });

  it('has as many crossings as wished, and letters of the words alone', () => {
    const { crossings, grid } = sheetOf(wish);
    expect(crossings).toBeGreaterThanOrEqual(4);
    expect(grid.every((letter) => wish.puzzle.words.join('').includes(letter))).toBe(true);
  });

  it('says so when there are fewer crossings than wished', () => {
    const { sheet, words } = makeSheet({ ...wish, crossings: 40 });
    expect(sheet?.crossings).toBeGreaterThan(3);
    expect(words).toContain(`This sheet has ${sheet?.crossings} crossings, the most that the search found`);
  });

  it('says so when no two words can cross', () => {
    const puzzle = { ...wish.puzzle, words: ['ABC', 'DEF', 'GH'] };
    const { sheet, words } = makeSheet({ ...wish, puzzle });
    expect(sheet?.crossings).toBe(0);
    expect(words).toBe(
      'No two of these words have a letter in common, so none can cross; ask for 0 crossings, or try other words.',
    );
    expect(makeSheet({ ...wish, puzzle, crossings: 0 }).words).toBe('');
    expect(makeSheet({ ...wish, puzzle: { ...puzzle, words: ['ABC'] } }).words).toBe(
      'A single word has nothing to cross; ask for 0 crossings, or add more words.',
    );
  });

  it('says so when the words have no place, or the letters no grid', () => {
    const [width, height, directions] = [3, 2, 2] as const;
    const crowded = { words: ['ABC', 'DEF', 'GHI'], width, height, directions };
    expect(makeSheet({ ...wish, puzzle: crowded })).toEqual({
      sheet: null,
      words: 'The search found no place for all these words; make the grid larger, or remove a word.',
    });
    const doubled = { words: ['AA'], width: 6, height: 6, directions };
    expect(makeSheet({ ...wish, puzzle: doubled }).words).toMatch(/fill the grid with A to Z/);
  });
});
