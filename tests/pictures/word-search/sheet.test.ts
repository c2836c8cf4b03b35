import { describe, expect, test } from 'vitest';
import { drawSheet, gridLines, wordSearchKey, wordLine } from '#pictures/word-search/draw.ts';
import { DIRECTIONS } from '#puzzles/words/puzzle.ts';
import type { Sheet } from '#puzzles/words/sheet.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

const way = (name: string) => DIRECTIONS[8].find((direction) => direction.name === name)!;
const sheet: Sheet = {
  puzzle: {
    words: ['TEA', 'NEWS', 'ATE'],
    names: ['TEA', 'NEW S', 'ATE'],
    width: 4,
    height: 3,
    directions: 8,
  },
  grid: [...'SWENTEAXQZYT'],
  key: [
    { word: 0, direction: way('across'), cells: [4, 5, 6] },
    { word: 1, direction: way('back'), cells: [3, 2, 1, 0] },
    { word: 2, direction: way('down-right'), cells: [1, 6, 11] },
  ],
  crossings: 1,
};
const other: Sheet = {
  puzzle: { words: ['NO'], width: 2, height: 2, directions: 2 },
  grid: [...'XNXO'],
  key: [{ word: 0, direction: way('down'), cells: [1, 3] }],
  crossings: 0,
};
const named = (key: boolean) => ({ id: 'sheet', title: 'A word search', key });
const drawn = (key: boolean): SVGSVGElement => drawnBy((svg) => drawSheet(svg, sheet, named(key)));

describe('a word search', () => {
  test('draws: its key', async () => {
    await expect(snapshotText(drawn(true))).toMatchFileSnapshot('./snapshots/key.svg');
  });

  test('has its letters in the middle of their cells, line by line, and no stroke without its key', () => {
    const svg = drawn(false);
    expect(svg.querySelectorAll('.stroke')).toHaveLength(0);
    const places = Array.from(svg.querySelectorAll('.letters text'), (text) => [
      ...['x', 'y'].map((at) => Number(text.getAttribute(at))),
      text.textContent,
    ]);
    expect(places).toEqual(
      sheet.grid.map((letter, cell) => [20 + 40 * (cell % 4), 20 + 40 * Math.floor(cell / 4), letter]),
    );
    expect(svg.querySelector('desc')?.textContent).toBe('Line 1: S W E N. Line 2: T E A X. Line 3: Q Z Y T.');
    expect(gridLines(other)).toEqual(['Line 1: X N.', 'Line 2: X O.']);
  });

  test('a stroke goes from the first letter of a word to its last', () => {
    const strokes = Array.from(drawn(true).querySelectorAll('.stroke'), (stroke) => stroke.getAttribute('d'));
    expect(strokes).toEqual(['M20,60L100,60', 'M140,20L20,20', 'M60,20L140,100']);
  });

  test('its key is told by the line and the place of the first letter, from 1', () => {
    expect(wordSearchKey(sheet)).toEqual([
      'TEA: from line 2, place 1, from left to right.',
      'NEW S: from line 1, place 4, from right to left.',
      'ATE: from line 1, place 2, diagonally down to the right.',
    ]);
    expect(drawn(true).querySelector('desc')?.textContent).toBe(wordSearchKey(sheet).join(' '));
  });

  test('its words are listed, the shorter ones first, each by the alphabet', () => {
    expect(wordLine(sheet)).toBe('ATE, TEA, NEW\u00a0S');
  });

  test('drawn over any other it is what it is when drawn afresh', () => {
    const draws = [sheet, other].flatMap((each) =>
      [false, true].map(
        (key): Draw =>
          (svg) =>
            drawSheet(svg, each, named(key)),
      ),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});
