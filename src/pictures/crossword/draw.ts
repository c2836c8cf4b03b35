/** A crossword on paper or on the screen: its cells with their numbers, and the letters as the key. */
import { lettersInGrid } from '#puzzles/words/crossword/check.ts';
import { type Crossword, numbered } from '#puzzles/words/crossword/make.ts';
import { heightOf, WAYS } from '#puzzles/words/crossword/puzzle.ts';
import { inFigures } from '#english/english.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';

/** The side of a cell, and the room around the grid for half of its border, in units of the viewBox. */
const CELL = 40;
const ROOM = 1;

/** Draws the crossword; with `key` its letters stand in it. Draws again over what is there. */
export function drawCrossword(
  svg: SVGSVGElement,
  crossword: Crossword,
  name: PictureName & { readonly key: boolean },
): void {
  const { puzzle, entries } = crossword;
  const { columns } = puzzle;
  const height = heightOf(puzzle);
  const grid = lettersInGrid(puzzle, entries) ?? [];
  const at = (cell: number): { readonly x: number; readonly y: number } => ({
    x: (cell % columns) * CELL,
    y: Math.floor(cell / columns) * CELL,
  });
  const cells = grid.flatMap((letter, cell) => (letter === '' ? [] : [{ id: `${cell}`, letter, ...at(cell) }]));
  svg.setAttribute('viewBox', `${-ROOM} ${-ROOM} ${columns * CELL + 2 * ROOM} ${height * CELL + 2 * ROOM}`);
  svg.setAttribute('class', 'words-sheet crossword-sheet');
  namePicture(svg, name, name.key ? crosswordKey(crossword).join(' ') : emptyWords(crossword));
  const { boxes, numbers, letters } = layers(svg, ['boxes', 'numbers', 'letters']);
  joined(boxes, 'rect', cells)
    .attr('class', 'cell')
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .attr('width', CELL)
    .attr('height', CELL);
  const starts = new Map(
    WAYS.flatMap((way) => numbered(crossword, way).map(({ number, entry }) => [entry.cells[0] ?? 0, number])),
  );
  joined(
    numbers,
    'text',
    [...starts].map(([cell, number]) => ({ id: `${cell}`, number, ...at(cell) })),
  )
    .attr('class', 'number')
    .attr('x', ({ x }) => x + 3)
    .attr('y', ({ y }) => y + 12)
    .text(({ number }) => number);
  joined(letters, 'text', name.key ? cells : [])
    .attr('x', ({ x }) => x + CELL / 2)
    .attr('y', ({ y }) => y + CELL / 2 + 2)
    .attr('dy', '0.35em')
    .text(({ letter }) => letter);
}

function emptyWords({ puzzle, entries }: Crossword): string {
  const count = (way: string): number => entries.filter((entry) => entry.way === way).length;
  return (
    `An empty grid of ${puzzle.columns} by ${heightOf(puzzle)} cells, for ` +
    `${inFigures(count('across'), 'word')} across and ${inFigures(count('down'), 'word')} down.`
  );
}

/** The key in words: each word with its number, across and then down. */
export function crosswordKey(crossword: Crossword): string[] {
  return WAYS.flatMap((way) => numbered(crossword, way).map(({ number, word }) => `${number} ${way}: ${word}.`));
}

/** The words that have no clue, as they stand under the grid: the shorter ones first, each by the alphabet. */
export function wordsToPlace(crossword: Crossword): string {
  const words = WAYS.flatMap((way) => numbered(crossword, way))
    .filter(({ clue }) => clue === '')
    .map(({ word }) => word)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return words.length === 0 ? '' : `Place these words: ${words.join(', ')}`;
}
