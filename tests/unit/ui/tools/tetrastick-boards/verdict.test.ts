import { expect, test } from 'vitest';
import { verdictWords } from '#ui/tools/tetrastick-boards/verdict.ts';
import { obstaclesOf } from '#puzzles/tetrasticks/feasibility.ts';
import { parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';

const wordsOf = (line: string): ReturnType<typeof verdictWords> => {
  const board = parseCustomBoard(line);
  return verdictWords(board, obstaclesOf(board));
};

test('the head holds before and after the search', () => {
  expect(wordsOf('3x3 : F H J L N U').head).toBe(
    '24 edges; 6 pieces of four sticks: 24. Nothing here rules out a solution; only the search can tell.',
  );
});

test('the first reason stands by itself, and is what is spoken', () => {
  const { head, first, spoken } = wordsOf('3x3 -H11 : F H J L N U');
  expect(head).toBe('23 edges; 6 pieces of four sticks: 24. It cannot be filled.');
  expect(first).toMatch(/^The board has 23 edges, and 23 is not a multiple of four/);
  expect(spoken).toBe(first);
  expect(wordsOf('3x3 : F H J L N U').spoken).toBe('Nothing here rules out a solution; only the search can tell.');
});

test('a board without edges and pieces is no find', () => {
  const { head, first, note } = wordsOf('1x1 -H00 -H01 -V00 -V10 :');
  expect(head).toBe('0 edges; 0 pieces of four sticks: 0. There is nothing to cover.');
  expect([first, note]).toEqual(['', '']);
});

test('junctions that nobody passes are listed, but not all there are', () => {
  expect(wordsOf('7x7 : F10 H10').note).toMatch(/passes straight through any junction, /);
  expect(wordsOf('3x3 : F H J L N U').note).toBe('');
});
