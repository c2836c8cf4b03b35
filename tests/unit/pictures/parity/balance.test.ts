import { describe, expect, test } from 'vitest';
import type { Balance } from '#pictures/parity/balance.ts';
import {
  allWays,
  balanceText,
  countWays,
  edgesOf,
  evenPieces,
  LEANING,
  leaningTo,
  leanOver,
  nearestBalance,
  parseBalance,
  sumOf,
} from '#pictures/parity/balance.ts';
import { tiltOf } from '#pictures/parity/draw.ts';
import { leaningAspect } from '#pictures/parity/lie.ts';
import { leanWords, nowWords, reasonWords, waysWords } from '#pictures/parity/describe.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { PIECE_IDS, PIECES, pieceOf } from '#puzzles/tetrasticks/pieces.ts';

const start: Balance = { omit: 'F', leans: ['H', 'V', 'H', 'V', 'H', 'V'] };

describe.each(PIECE_IDS)('without %s', (omit) => {
  test('the fifteen can balance exactly when one of H, J, L, N, Y is out', () => {
    // Every choice of an aspect is a lean: count the edges themselves, not the imbalances.
    const sums = new Set([0]);
    for (const { id } of PIECES) {
      if (id === omit) continue;
      const before = [...sums];
      sums.clear();
      for (const { edges } of aspectsOf(pieceOf(id))) {
        const h = edges.filter(({ kind }) => kind === 'H').length;
        for (const sum of before) sums.add(sum + h - (edges.length - h));
      }
    }
    expect([...countWays(omit).keys()].sort((a, b) => a - b)).toEqual([...sums].sort((a, b) => a - b));
    expect(sums.has(0)).toBe('HJLNY'.includes(omit));
  });

  test('the way to balance balances, and is found when there is one', () => {
    const found = nearestBalance({ ...start, omit });
    expect(found !== null).toBe('HJLNY'.includes(omit));
    if (!found) return;
    expect(edgesOf(found)).toEqual({ horizontal: 30, vertical: 30 });
    expect(found.omit).toBe(omit);
    const at = LEANING.indexOf(omit);
    expect(found.leans[at]).toBe(start.leans[at]);
    expect(nearestBalance(found)).toEqual(found);
  });

  test('fifteen pieces are on the balance', () => {
    const balance = { ...start, omit };
    const all = [...leaningTo(balance, 'H'), ...leaningTo(balance, 'V'), ...evenPieces(omit)];
    expect(new Set(all).size).toBe(15);
    expect(all).not.toContain(omit);
  });
});

test('the ways of each sum, counted by hand', () => {
  // Four twos and a four; five twos and a four; five twos.
  expect([...countWays('J')]).toEqual([
    [-12, 1],
    [-8, 4],
    [-4, 7],
    [0, 8],
    [4, 7],
    [8, 4],
    [12, 1],
  ]);
  expect([...countWays('F').values()]).toEqual([1, 5, 11, 15, 15, 11, 5, 1]);
  expect([...countWays('I').values()]).toEqual([1, 5, 10, 10, 5, 1]);
  expect([...allWays('X')]).toHaveLength(64);
});

test('leaning a piece over moves its edges, and back again', () => {
  expect(sumOf(start)).toBe(2 - 4 + 2 - 2 + 2 - 2);
  const over = leanOver(start, 'I');
  expect(sumOf(over)).toBe(6);
  expect(edgesOf(over)).toEqual({ horizontal: 33, vertical: 27 });
  expect(leanOver(over, 'I')).toEqual(start);
  expect(tiltOf(over)).toBeLessThan(0);
  expect(tiltOf(start)).toBeGreaterThan(0);
  expect(tiltOf({ omit: 'J', leans: nearestBalance({ ...start, omit: 'J' })!.leans })).toBe(0);
});

test('a piece is drawn as it leans', () => {
  for (const id of LEANING) {
    for (const lean of ['H', 'V'] as const) {
      const edges = leaningAspect(pieceOf(id), lean)?.edges ?? [];
      expect(edges.filter(({ kind }) => kind === lean).length).toBeGreaterThan(2);
    }
  }
});

describe('words', () => {
  test('say how it is and why', () => {
    expect(nowWords(start)).toBe('29 horizontal, 31 vertical: 2 more vertical.');
    expect(nowWords(leanOver(start, 'I'))).toBe('33 horizontal, 27 vertical: 6 more horizontal.');
    expect(nowWords(nearestBalance({ ...start, omit: 'Y' })!)).toBe('30 horizontal, 30 vertical: they balance.');
    expect(reasonWords('F')).toContain('five twos and a four. None of their 64 ways');
    expect(reasonWords('I')).toContain('five twos. None of their 32 ways');
    expect(reasonWords('J')).toContain(
      '8 of their 32 ways to lean balance: the four and a two on one side, three twos on the other.',
    );
    expect(leanWords(start, 'I')).toBe('I +4: 4 vertical, 0 horizontal. Turn it');
    expect(leanWords(start, 'H')).toBe('H +2: 3 horizontal, 1 vertical. Turn it');
    expect(waysWords('I')).toContain('−10: 1 way; −6: 5 ways');
  });
});

test('a balance comes back from a link, and a damaged one does not', () => {
  for (const balance of [start, { ...leanOver(start, 'Y'), omit: 'Z' } as const]) {
    expect(parseBalance(balanceText(balance))).toEqual(balance);
  }
  for (const text of ['', 'F', 'G.HVHVHV', 'F.HVHVH', 'F.HVHVHX', 'F.HVHVHVH', '<b>']) {
    expect(parseBalance(text)).toBeNull();
  }
});
