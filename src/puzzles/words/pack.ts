/**
 * Packs words into a grid for a word search: the search of `dlx` on a matrix whose rows are shuffled by a
 * seed, and which begins, in each column it branches on, with a row that crosses as many words as can be.
 */
import { type Chooser, smallest } from '#dlx/choosers.ts';
import { createMatrix } from '#dlx/matrix.ts';
import type { One } from '#dlx/row-input.ts';
import { colourAt } from '#dlx/colours.ts';
import { type Links, nextInRow } from '#dlx/links.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { createRandom } from '#dlx/random.ts';
import { Search } from '#dlx/search.ts';
import { DOWN } from '#dlx/slots.ts';
import { type Placement, type WordPuzzle, lettersOf, placementsOf } from './puzzle.ts';

/**
 * The ways to pack the words, one after another, in an order that follows from the seed. Unlike in
 * `encode`, no word lies on another along one line: each line, column and slant through a cell belongs to at most
 * one word.
 *
 * @param mostUpdates the search gives up after so many updates
 */
export function* packings(
  puzzle: WordPuzzle,
  seed: number,
  mostUpdates: number,
): Generator<readonly Placement[], void> {
  const placements = createRandom(seed).shuffled(placementsOf(puzzle));
  const search = new Search(matrixOf(puzzle, placements), mostCrossings);
  while (!search.done && search.updates < mostUpdates) {
    search.run({ solutions: search.solutions + 1, updates: mostUpdates });
    if (search.event !== 'solution') continue;
    yield search.rows().flatMap((row) => placements[row] ?? []);
  }
}

/** The columns: words, then cells with letters as colours, then the cells once more for each kind of line. */
function matrixOf({ words, width, height }: WordPuzzle, placements: readonly Placement[]): Matrix {
  const cells = width * height;
  const secondary = Array.from({ length: cells * (1 + LINES.length) }, (_, index) => ({
    name: `${index}`,
    kind: 'secondary' as const,
  }));
  const letters = words.map(lettersOf);
  const ones = placements.map(({ word, cells: taken, direction }): One[] => {
    const line = 1 + LINES.findIndex((isSo) => isSo(...direction.step));
    return [
      word,
      ...taken.map((cell, at) => ({
        column: words.length + cell,
        colour: letters[word]?.[at] ?? '',
      })),
      ...taken.map((cell) => words.length + line * cells + cell),
    ];
  });
  return createMatrix([...words.map((_, word) => `word ${word}`), ...secondary], ones);
}

/** The kinds of lines, by the step along them: lying, standing, falling and rising. */
const LINES: readonly ((dx: number, dy: number) => boolean)[] = [
  (_, dy) => dy === 0,
  (dx) => dx === 0,
  (dx, dy) => dx === dy,
  (dx, dy) => dx === -dy,
];

/** The smallest column, beginning with the row that crosses the most words: that has the most marked nodes. */
const mostCrossings: Chooser = (links, node) => {
  const header = smallest(links, node);
  let [best, most] = [header, 0];
  for (let at = links.nodes[(header << 2) + DOWN] as number; at !== header << 2;) {
    const crossings = markedIn(links, at);
    if (crossings > most) [best, most] = [at >> 2, crossings];
    at = links.nodes[at + DOWN] as number;
  }
  return best;
};

function markedIn(links: Links, start: number): number {
  let count = 0;
  for (let node = nextInRow(links.nodes, start); node !== start;) {
    if (colourAt(links, node) < 0) count += 1;
    node = nextInRow(links.nodes, node);
  }
  return count;
}
