import { describe, expect, test } from 'vitest';
import { drawCrossword, crosswordKey, wordsToPlace } from '#pictures/crossword/draw.ts';
import type { Crossword } from '#puzzles/words/crossword/make.ts';
import type { CrosswordPuzzle, Entry } from '#puzzles/words/crossword/puzzle.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

/** `SEA` and `TAR` across, `TEN`, `ORE` and `BAT` … stand where a test puts them: a cell is y · columns + x. */
function crossword(
  puzzle: Omit<CrosswordPuzzle, 'words' | 'down'>,
  placed: readonly [string, Entry['way'], number][],
): Crossword {
  const words = placed.map(([word]) => word);
  const entries = placed.map(([word, way, first], index): Entry => ({
    word: index,
    way,
    slot: 0,
    cells: Array.from({ length: word.length }, (_, at) => first + at * (way === 'across' ? 1 : puzzle.columns)),
  }));
  const clues = words.map((word) => ({ word, clue: word.length === 3 ? '' : `a clue of ${word.length} letters` }));
  return { puzzle: { ...puzzle, down: 1, words }, entries, clues };
}

/** `MAP` over `ORE`, and down `MO`, `AR`, `PE`; given in no order. */
const full = crossword({ kind: 'full', lines: 2, columns: 3 }, [
  ['ORE', 'across', 3],
  ['PE', 'down', 2],
  ['MAP', 'across', 0],
  ['AR', 'down', 1],
  ['MO', 'down', 0],
]);
/** Two lines with free ones between, `STONE` down through both. */
const open = crossword({ kind: 'open', lines: 2, columns: 4 }, [
  ['TEA', 'across', 4 + 1],
  ['NET', 'across', 12 + 1],
  ['STONE', 'down', 1],
]);

const named = (key: boolean) => ({ id: 'sheet', title: 'A crossword', key });
const drawn = (sheet: Crossword, key = false): SVGSVGElement => drawnBy((svg) => drawCrossword(svg, sheet, named(key)));
const placeOf = (svg: Element, selector: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(svg.querySelectorAll(selector), (mark) => [
      `${mark.getAttribute('x')},${mark.getAttribute('y')}`,
      mark.textContent,
    ]),
  );

describe('a crossword', () => {
  test('draws: its key', async () => {
    await expect(snapshotText(drawn(full, true))).toMatchFileSnapshot('./snapshots/key.svg');
  });

  test('has a box for each letter and none for a free cell, and no letter without its key', () => {
    const svg = drawn(open);
    const boxes = Array.from(svg.querySelectorAll('.cell'), (box) => box.getAttribute('data-id'));
    expect(boxes).toEqual(['1', '5', '6', '7', '9', '13', '14', '15', '17']);
    expect(svg.querySelectorAll('.letters text')).toHaveLength(0);
    expect(svg.getAttribute('viewBox')).toBe('-1 -1 162 202');
    expect(svg.querySelector('desc')?.textContent).toBe(
      'An empty grid of 4 by 5 cells, for 2 words across and 1 word down.',
    );
  });

  test('numbers the cells in which words begin, from the top left', () => {
    expect(placeOf(drawn(full), '.number')).toEqual({ '3,12': '1', '43,12': '2', '83,12': '3', '3,52': '4' });
    // `STONE` begins above `TEA`.
    expect(placeOf(drawn(open), '.number')).toEqual({ '43,12': '1', '43,52': '2', '43,132': '3' });
  });

  test('its letters stand in the middle of their cells', () => {
    const letters = placeOf(drawn(full, true), '.letters text');
    expect(letters).toEqual({ '20,22': 'M', '60,22': 'A', '100,22': 'P', '20,62': 'O', '60,62': 'R', '100,62': 'E' });
  });

  test('its key is told across by number, then down', () => {
    expect(crosswordKey(full)).toEqual([
      '1 across: MAP.',
      '4 across: ORE.',
      '1 down: MO.',
      '2 down: AR.',
      '3 down: PE.',
    ]);
    expect(drawn(full, true).querySelector('desc')?.textContent).toBe(crosswordKey(full).join(' '));
  });

  test('words without a clue are listed, the shorter ones first, each by the alphabet', () => {
    expect(wordsToPlace(full)).toBe('Place these words: MAP, ORE');
    const bare = { ...full, clues: full.clues.map(({ word }) => ({ word, clue: '' })) };
    expect(wordsToPlace(bare)).toBe('Place these words: AR, MO, PE, MAP, ORE');
    expect(wordsToPlace({ ...full, clues: full.clues.map(({ word }) => ({ word, clue: 'any' })) })).toBe('');
  });

  test('drawn over any other it is what it is when drawn afresh', () => {
    const draws = [full, open].flatMap((sheet) =>
      [false, true].map(
        (key): Draw =>
          (svg) =>
            drawCrossword(svg, sheet, named(key)),
      ),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});
