import { describe, expect, test } from 'vitest';
import type { Hand } from '#pictures/pieces/hand.ts';
import {
  ALL_ASPECTS,
  handWords,
  holdSo,
  metInAll,
  metOf,
  moveHand,
  slotsOf,
  takesWords,
  takeUp,
} from '#pictures/pieces/hand.ts';
import { handText, parseHand } from '#pictures/pieces/hand-text.ts';
import { nameCells } from '#pictures/pieces/name-cells.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { PIECES } from '#puzzles/tetrasticks/pieces.ts';

const round = (hand: Hand): Hand =>
  (['right', 'right', 'right', 'right', 'flip', 'right', 'right', 'right'] as const).reduce(moveHand, hand);

test('there are 88 aspects, and sixteen are met at first', () => {
  expect(ALL_ASPECTS).toBe(88);
  expect(metInAll(takeUp('F'))).toBe(16);
});

test('four turns, a flip and three turns meet all of a piece, whichever it is', () => {
  let hand = takeUp('F');
  for (const { id } of PIECES) hand = round(takeUp(id, hand.met));
  expect(metInAll(hand)).toBe(88);
  for (const piece of PIECES) expect(metOf(hand, piece.id)).toBe(aspectsOf(piece).length);
});

describe('words', () => {
  test('a new aspect is called new, and only once', () => {
    const up = takeUp('F');
    const east = moveHand(up, 'right');
    expect(handWords(east, up)).toBe('F, facing east: a new aspect. 2 of 8 aspects met.');
    const back = moveHand(east, 'left');
    expect(handWords(back, east)).toBe('F, facing north. 2 of 8 aspects met.');
    expect(handWords(moveHand(back, 'right'), back)).toBe('F, facing east. 2 of 8 aspects met.');
  });

  test('what looks the same is said to', () => {
    const up = takeUp('I');
    const east = moveHand(up, 'right');
    const south = moveHand(east, 'right');
    expect(handWords(south, east)).toBe(
      'I, facing south: this looks the same as N, facing north, so it is not new. Both aspects of I have been met.',
    );
    expect(handWords(takeUp('O'), null)).toBe('O, facing north. It has no other aspect.');
  });

  test('what it takes', () => {
    expect(takesWords(takeUp('J'))).toBe('Edges H00, V00, V10 and V11. It passes straight through the point (1, 1).');
    expect(takesWords(takeUp('X'))).toContain('straight through no point');
    expect(takesWords(takeUp('I'))).toContain('the points (0, 1), (0, 2) and (0, 3)');
  });
});

test('the strip has a slot for each aspect, and knows which is shown', () => {
  const slots = slotsOf(moveHand(takeUp('Z'), 'flip'));
  expect(slots.map(({ name, isMet, isShown }) => [name, isMet, isShown])).toEqual([
    ['N', true, false],
    ['N′', true, true],
    ['E', false, false],
    ['E′', false, false],
  ]);
});

describe('in a link', () => {
  test.each(PIECES)('$id comes back as it was', ({ id }) => {
    let hand = takeUp(id);
    for (const move of ['right', 'flip', 'left', 'left'] as const) {
      hand = moveHand(hand, move);
      expect(parseHand(handText(hand))).toEqual(hand);
    }
    expect(parseHand(handText(holdSo(hand, { direction: 'N', mirrored: false })))).not.toBeNull();
  });

  const good = handText(takeUp('F'));
  test.each([
    '',
    'F',
    good.replace('F', 'G'),
    good.replace('N', 'M'),
    good.slice(0, -1),
    `${good}0`,
    // Nothing met of F, an aspect that O does not have, and one that has not been met in the hand.
    good.replace('.01', '.00'),
    good.slice(0, -20) + good.slice(-20).replaceAll('01', '03').slice(0, 20),
    good.replace('N', 'E'),
    '<b>',
  ])('%s is refused', (text) => {
    expect(parseHand(text)).toBeNull();
  });
});

test('no two names of edges stand in one cell, in any aspect', () => {
  for (const aspect of PIECES.flatMap(aspectsOf)) {
    const cells = nameCells(aspect).map(({ cell }) => `${cell.x},${cell.y}`);
    expect(new Set(cells).size).toBe(4);
  }
});
