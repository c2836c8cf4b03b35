import { describe, expect, test } from 'vitest';
import { FIRST_START } from '#puzzles/tetrasticks/starts.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { rowsOn, standing } from '#ui/lessons/place-last/last-board.ts';
import {
  type HandBoard,
  deadEdges,
  edgePressed,
  edgeToward,
  edgeWords,
  emptyEdges,
  handWords,
  laidWords,
  noFitWords,
  openingOf,
  openingWords,
  pieceOn,
  rowAt,
  takenBack,
} from '#ui/site/cards/three-left.ts';

const opening = openingOf(FIRST_START.text);
const places = emptyEdges(opening);

function at(name: string): (typeof places)[number] {
  const place = places.find(({ edge }) => edgeName(edge) === name);
  if (!place) throw new RangeError(`no empty edge ${name}`);
  return place;
}

/** The opening after presses: a letter takes a piece in hand, an edge is pressed. */
const after = (...presses: string[]): HandBoard =>
  presses.reduce((board, press) => {
    const index = board.left.findIndex(({ piece }) => piece === press);
    return index >= 0 ? takenBack(board, index) : edgePressed(board, at(press).column);
  }, opening);
const lies = (board: HandBoard): string[] =>
  rowsOn(board)
    .slice(board.fixed.length)
    .map((row) => board.problem.rowNames[row] ?? '');

describe('three pieces left', () => {
  test('the first press can be wrong: the piece that lost its place is named, and its edges', () => {
    const wrong = after('H40');
    expect(lies(wrong)).toEqual(['J N (4,0)']);
    expect(wrong.left[wrong.hand]?.piece).toBe('O');
    expect(laidWords(wrong, 0)).toBe('J lies there, but now O fits nowhere. You’re stuck: take a piece back.');
    const dead = deadEdges(wrong);
    expect(dead).toContain(at('H41').column);
    expect(dead).not.toContain(at('V54').column);
    expect(edgeWords(wrong, at('H41'))).toMatch(/^Edge from \(4,\s1\) to \(5,\s1\), no piece fits here$/);
    expect(edgeWords(wrong, at('H40'))).toMatch(/, J lies here$/);
  });

  test('nothing is dead before a mistake', () => {
    expect(deadEdges(opening).size).toBe(0);
    expect(places).toHaveLength(12);
    expect(openingWords(opening)).toMatch(/^Fill the 12 empty edges\. Where does J go\?/);
  });

  test('a piece that is pressed goes to its next place on the edge, and then back into the hand', () => {
    const seen = ['Y', 'V51', 'V51', 'V51', 'V51'].map((_, index, all) => lies(after(...all.slice(0, index + 1))));
    expect(seen).toEqual([[], ['Y W (4,0)'], ['Y W′ (4,0)'], ['Y W′ (4,1)'], []]);
    const back = after('Y', 'V51', 'V51', 'V51', 'V51');
    expect(back.hand).toBe(2);
    expect(handWords(back)).toMatch(/^Y is in your hand/);
    // The button of a piece takes it back from anywhere.
    expect(after('H40', 'J')).toEqual(opening);
  });

  test('a piece does not lie over another, nor where it does not fit', () => {
    expect(edgePressed(opening, at('V53').column)).toBe(opening);
    expect(noFitWords(opening)).toMatch(/^J doesn’t fit there/);
    const wrong = after('H40');
    expect(rowAt(wrong, at('H40').column)).toBe(-1);
    expect(pieceOn(wrong, at('H40').column)).toBe(0);
    expect(edgePressed(wrong, at('H41').column)).toBe(wrong);
  });

  test('presses in the right places solve it, in any order of the pieces', () => {
    const solved = after('V54', 'H41', 'V52');
    expect(standing(solved)).toBe('solved');
    expect(solved.hand).toBe(-1);
    expect(laidWords(solved, 2)).toBe('Solved! Every edge is covered.');
    expect(lies(after('O', 'H41', 'Y', 'V53', 'J', 'H35'))).toEqual(lies(solved));
  });

  test('arrow keys reach every edge from every other one', () => {
    for (const start of places) {
      const reached = new Set([start]);
      for (const place of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const to = edgeToward(places, place, key);
          if (to) reached.add(to);
        }
      }
      expect(reached.size).toBe(places.length);
    }
    expect(edgeToward(places, at('H45'), 'ArrowUp')).toBe(at('H45'));
    expect(edgeToward(places, at('V54'), 'ArrowDown')).toBe(at('V53'));
    expect(edgeToward(places, at('H40'), 'Enter')).toBeNull();
  });
});
