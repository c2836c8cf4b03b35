/** What stands in a crossword, without any matrix: the judge of `encode` and of what is made. */
import { letterOf } from './encode.ts';
import { type CrosswordPuzzle, type Entry, type Way, heightOf } from './puzzle.ts';

/** The letter in each cell, '' where there is none; null when two words disagree. */
export function lettersInGrid(puzzle: CrosswordPuzzle, entries: readonly Entry[]): string[] | null {
  const grid = Array.from({ length: puzzle.columns * heightOf(puzzle) }, () => '');
  for (const entry of entries) {
    for (const [at, cell] of entry.cells.entries()) {
      const letter = letterOf(puzzle, entry, at);
      if (grid[cell] !== '' && grid[cell] !== letter) return null;
      grid[cell] = letter;
    }
  }
  return grid;
}

/** All that can be read in a grid: runs of two letters or more, across line by line, then down. */
export function readingsOf(
  { columns }: Pick<CrosswordPuzzle, 'columns'>,
  grid: readonly string[],
): { readonly way: Way; readonly first: number; readonly text: string }[] {
  const height = grid.length / columns;
  const runs = (way: Way): { way: Way; first: number; text: string }[] => {
    const [outer, inner] = way === 'across' ? [height, columns] : [columns, height];
    return Array.from({ length: outer }, (_, a) => {
      const cells = Array.from({ length: inner }, (_, b) => (way === 'across' ? a * columns + b : b * columns + a));
      const found: { way: Way; first: number; text: string }[] = [];
      let open: { way: Way; first: number; text: string } | null = null;
      for (const cell of cells) {
        const letter = grid[cell] ?? '';
        if (letter === '') open = null;
        else if (open) open.text += letter;
        else found.push((open = { way, first: cell, text: letter }));
      }
      return found;
    }).flat();
  };
  return [...runs('across'), ...runs('down')].filter(({ text }) => Array.from(text).length > 1);
}
