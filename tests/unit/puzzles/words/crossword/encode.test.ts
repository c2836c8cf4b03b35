/** Crosswords against brute force, which knows no matrix: it reads the grid. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { lettersInGrid, readingsOf } from '#puzzles/words/crossword/check.ts';
import { crosswordWishOf } from '#puzzles/words/crossword/draft.ts';
import { encodeCrossword } from '#puzzles/words/crossword/encode.ts';
import { SHORT_WORDS } from '#puzzles/words/crossword/example.ts';
import { type CrosswordPuzzle, heightOf } from '#puzzles/words/crossword/puzzle.ts';
import { runs } from '../../../../support/runs.ts';

/** Every crossword as the lines of its grid, sorted. */
function solutionsOf(puzzle: CrosswordPuzzle): string[] {
  const { matrix, entries } = encodeCrossword(puzzle);
  return [...solve(matrix)]
    .map((rows) =>
      linesOf(
        puzzle,
        lettersInGrid(
          puzzle,
          rows.map((row) => entries[row]!),
        ) ?? [],
      ),
    )
    .sort();
}

function linesOf({ columns }: CrosswordPuzzle, grid: readonly string[]): string {
  const letters = grid.map((letter) => letter || '.').join('');
  return letters.match(new RegExp(`.{${columns}}`, 'g'))?.join(' ') ?? '';
}

/** Full crosswords: every choice of words for the lines, and what the columns then say. */
function fullByBruteForce(puzzle: CrosswordPuzzle): string[] {
  const { words, lines, columns } = puzzle;
  let all: string[][] = [[]];
  for (let line = 0; line < lines; line += 1) {
    all = all.flatMap((before) => words.filter(({ length }) => length === columns).map((word) => [...before, word]));
  }
  return all
    .filter((across) => {
      const down = Array.from({ length: columns }, (_, x) => across.map((word) => word.charAt(x)).join(''));
      const used = [...across, ...down];
      return down.every((word) => words.includes(word)) && new Set(used).size === used.length;
    })
    .map((across) => across.join(' '))
    .sort();
}

/**
 * Open crosswords: every way to write a word into each line, and some words down anywhere. Right is a grid that
 * reads as these words and no others, where each of those down crosses each of those across.
 */
function openByBruteForce(puzzle: CrosswordPuzzle): string[] {
  const { words, lines, columns, down } = puzzle;
  const height = heightOf(puzzle);
  interface Placed {
    readonly word: string;
    readonly cells: readonly number[];
  }
  const along = (word: string, x: number, y: number, step: number): Placed => ({
    word,
    cells: Array.from(word, (_, at) => y * columns + x + at * step),
  });
  const range = (length: number): number[] => Array.from({ length: Math.max(0, length) }, (_, at) => at);
  let all: Placed[][] = [[]];
  for (let line = 0; line < lines; line += 1) {
    const here = words.flatMap((word) => range(columns - word.length + 1).map((x) => along(word, x, 2 * line + 1, 1)));
    all = all.flatMap((before) => here.map((placed) => [...before, placed]));
  }
  const standing = words.flatMap((word) =>
    range(columns).flatMap((x) => range(height - word.length + 1).map((y) => along(word, x, y, columns))),
  );
  const subsets = (from: number, size: number): Placed[][] =>
    size === 0
      ? [[]]
      : range(standing.length - from).flatMap((at) =>
          subsets(from + at + 1, size - 1).map((rest) => [standing[from + at]!, ...rest]),
        );
  const choices = subsets(0, down);
  return all
    .flatMap((across) =>
      choices.flatMap((chosen) => {
        const used = [...across, ...chosen];
        if (new Set(used.map(({ word }) => word)).size < used.length) return [];
        const grid = range(columns * height).map(() => '');
        for (const { word, cells } of used) {
          for (const [at, cell] of cells.entries()) {
            if (grid[cell] !== '' && grid[cell] !== word.charAt(at)) return [];
            grid[cell] = word.charAt(at);
          }
        }
        const crossAll = chosen.every((one) =>
          across.every((other) => one.cells.some((cell) => other.cells.includes(cell))),
        );
        const read = readingsOf(puzzle, grid).map(({ first, text }) => `${first} ${text}`);
        const wanted = used.map(({ word, cells }) => `${cells[0]} ${word}`);
        const isRead = read.sort().join() === wanted.sort().join();
        return crossAll && isRead ? [linesOf(puzzle, grid)] : [];
      }),
    )
    .sort();
}

const listsOf = (minLength: number, maxLength: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.stringMatching(/^[AB]{2,4}$/), { minLength, maxLength });

describe('crosswords', () => {
  it('with all cells filled are what brute force finds', () => {
    let found = 0;
    const puzzles = fc.record({
      lines: fc.constantFrom(2, 3),
      columns: fc.constantFrom(2, 3, 4),
      words: listsOf(9, 22),
    });
    fc.assert(
      fc.property(puzzles, (some) => {
        const puzzle = { ...some, kind: 'full', down: 1 } as const;
        const solutions = solutionsOf(puzzle);
        found += solutions.length;
        expect(solutions).toEqual(fullByBruteForce(puzzle));
      }),
      { numRuns: runs(1_000), seed: 12 },
    );
    expect(found).toBeGreaterThan(runs(300));
  });

  it('with free lines are what brute force finds', () => {
    let found = 0;
    const puzzles = fc.record({ columns: fc.constantFrom(3, 4), down: fc.constantFrom(1, 2), words: listsOf(3, 5) });
    fc.assert(
      fc.property(puzzles, (some) => {
        const puzzle = { ...some, kind: 'open', lines: 2 } as const;
        const solutions = solutionsOf(puzzle);
        found += solutions.length;
        expect(solutions).toEqual(openByBruteForce(puzzle));
      }),
      { numRuns: runs(400), seed: 12 },
    );
    expect(found).toBeGreaterThan(runs(300));
  });

  it('of the opening words are six', () => {
    const { puzzle } = crosswordWishOf(SHORT_WORDS);
    expect(solutionsOf(puzzle)).toEqual(fullByBruteForce(puzzle));
    expect(count(encodeCrossword(puzzle).matrix).solutions).toBe(6);
  });

  it('give each row and column a sentence', () => {
    const problem = encodeCrossword({ kind: 'open', lines: 2, columns: 3, down: 2, words: ['CAT', 'TIN'] });
    const names = problem.matrix.columns.map(({ name }) => name);
    expect(names).toEqual('A1 A2 D1 D2 1,1 1,2 1,3 2,1 2,2 2,3 D1<D2,1 D1<D2,2 D1<D2,3 CAT TIN'.split(' '));
    expect(problem.describeRow(0)).toBe('CAT across, beginning in place 1 of line 2.');
    expect(problem.describeColumn(0, 'primary')).toBe('There is exactly one word across in line 1.');
    expect(problem.describeColumn(4, 'secondary')).toBe(
      'Place 1 of line 1 holds at most one letter: words that agree on it cross there.',
    );
    expect(problem.describeColumn(13, 'secondary')).toBe('The word CAT is used at most once.');
  });
});
