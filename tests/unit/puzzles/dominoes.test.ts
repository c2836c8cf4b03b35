import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { handWords, BOARD } from '#ui/lessons/dominoes/colour-words.ts';
import { cellsOf, encode } from '#puzzles/dominoes/encode.ts';
import { EMPTY_HAND, freeCells, isStuck, pressCell, readHand, writeHand } from '#puzzles/dominoes/hand.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';

describe('dominoes as a matrix', () => {
  it.each([
    [2, 1, 1],
    [2, 2, 2],
    [2, 8, 34],
    [3, 3, 0],
    [4, 4, 36],
    [4, 5, 95],
  ])('%d×%d has %d coverings', (width, height, solutions) => {
    expect(count(encode({ width, height })).solutions).toBe(solutions);
  });

  it('has a column a cell, line by line, and the domino to the right before the one below', () => {
    const { columns, rows } = encode({ width: 2, height: 2 });
    expect(columns.map(({ name }) => name)).toEqual(['0,0', '1,0', '0,1', '1,1']);
    expect(rows).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
  });
});

it('Langford pairs are found with their mirror images', () => {
  expect([3, 4, 5, 7].map((n) => count(langford(n)).solutions)).toEqual([2, 2, 0, 52]);
});

describe('dominoes laid by hand', () => {
  const cells = fc.constantFrom(...BOARD);

  it('lie on neighbours, never one over the other, and are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 120 }), (presses) => {
        const hand = presses.reduce(pressCell, EMPTY_HAND);
        const free = freeCells(BOARD, hand);
        expect(free.length + 2 * hand.dominoes.length).toBe(BOARD.length);
        for (const [one, other] of hand.dominoes) {
          expect(other.x - one.x + other.y - one.y).toBe(1);
        }
        const again = readHand(writeHand(hand), BOARD);
        expect(again?.dominoes).toEqual(hand.dominoes);
      }),
    );
  });

  it('are picked, let go, laid and lifted', () => {
    const [one, other, far] = [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 5, y: 5 },
    ] as const;
    const picked = pressCell(EMPTY_HAND, other);
    expect(pressCell(picked, other)).toEqual(EMPTY_HAND);
    expect(pressCell(picked, far).picked).toEqual(far);
    const laid = pressCell(picked, one);
    expect(laid).toEqual({ dominoes: [[one, other]], picked: null });
    expect(pressCell(laid, other)).toEqual(EMPTY_HAND);
  });

  it.each(['00r', '70r', '10r10r', '10r20d', '1', '10x', '77d'])('“%s” is no hand', (text) => {
    expect(readHand(text, BOARD)).toBeNull();
  });

  it('are stuck when no two free cells touch', () => {
    const small = cellsOf({ width: 3, height: 3, lessCorners: true });
    const hand = readHand('10r01r', small);
    const free = freeCells(small, hand!);
    expect(free).toHaveLength(3);
    expect(isStuck(free)).toBe(false);
    expect(
      isStuck([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]),
    ).toBe(true);
    expect(isStuck([])).toBe(false);
    expect(handWords(EMPTY_HAND, true)).toContain('62 cells left, 32 dark and 30 light.');
  });
});
