/** What stands in a grid, without any matrix: the judge of `encode` and of word searches. */
import { type Placement, type WordPuzzle, lettersOf, placementsOf } from './puzzle.ts';

/** The letters that words put into the cells, '' where there is none; null when two of them disagree. */
export function gridOf(puzzle: WordPuzzle, chosen: readonly Placement[]): string[] | null {
  const grid = Array.from({ length: puzzle.width * puzzle.height }, () => '');
  for (const { word, cells } of chosen) {
    const letters = lettersOf(puzzle.words[word] ?? '');
    for (const [at, cell] of cells.entries()) {
      const letter = letters[at] ?? '';
      if (grid[cell] !== '' && grid[cell] !== letter) return null;
      grid[cell] = letter;
    }
  }
  return grid;
}

/** The cells that belong to more than one word, in rising order. */
export function crossingsOf(chosen: readonly Placement[]): number[] {
  const words = new Map<number, number>();
  for (const cell of chosen.flatMap(({ cells }) => cells)) {
    words.set(cell, (words.get(cell) ?? 0) + 1);
  }
  return [...words].flatMap(([cell, count]) => (count > 1 ? [cell] : [])).sort((a, b) => a - b);
}

/** Every place in which a word of the puzzle can be read in a grid. */
export function readingsIn(puzzle: WordPuzzle, grid: readonly string[]): Placement[] {
  return placementsOf(puzzle).filter(({ word, cells }) => {
    const letters = lettersOf(puzzle.words[word] ?? '');
    return cells.every((cell, at) => grid[cell] === letters[at]);
  });
}
